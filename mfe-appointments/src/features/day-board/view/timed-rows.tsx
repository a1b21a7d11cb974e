import type { ReactNode } from 'react';
import { m } from '../messages';
import type { AppointmentItem, BoardItem, Column } from '../model/board-columns';
import { isSamePlace, placeIn, type BoardPlace } from '../model/board-place';
import { beginningIn, idleRows, rowStarts, type Rows } from '../model/board-rows';
import { dropRefusal } from '../model/drop-refusal';
import { BoardCell } from './board-cell';
import { BoardGhost } from './board-ghost';
import { TimeHead } from './board-heads.styles';
import { formatMinutes, lookOf } from './item-look';
import { focusIdOf } from './use-board-keys';

/** An appointment that is dragged, or that was dropped and is being moved. */
export interface Ghost {
  item: AppointmentItem;
  /** The place that it would move to. */
  target: BoardPlace;
  /** The server is being asked to move it. */
  isBusy: boolean;
}

interface Props {
  columns: readonly Column[];
  rows: Rows;
  /** Milliseconds. */
  now: number;
  mayBook: boolean;
  /** The id of the element that the Tab key reaches. */
  tabbableId: string;
  ghost: Ghost | null;
  cardOf: (item: BoardItem, place: BoardPlace) => ReactNode;
}

/** The rows of the board from its first to its last hour: the time, then a cell for each column. */
export function TimedRows({ columns, rows, now, mayBook, tabbableId, ghost, cardOf }: Props) {
  const idle = idleRows(columns, rows);
  return rowStarts(rows).map((start) => (
    <div key={start} role="row">
      <TimeHead
        role="rowheader"
        data-hour={start % 60 === 0 || undefined}
        data-idle={idle.get(start)}
      >
        {formatMinutes(start)}
      </TimeHead>
      {columns.map((column) => {
        const place = placeIn(column, start);
        const focusId = focusIdOf(place);
        const items = beginningIn(column, rows, start);
        const isTarget = ghost !== null && isSamePlace(ghost.target, place);
        return (
          <BoardCell
            key={column.key}
            column={column}
            rowStart={start}
            rows={rows}
            now={now}
            idle={idle.get(start)}
            mayBook={mayBook}
            focusId={focusId}
            isTabbable={focusId === tabbableId}
            cards={items.length > 0 ? items.map((item) => cardOf(item, place)) : null}
            ghost={isTarget && <GhostAt {...{ ghost, columns, rows, now }} />}
          />
        );
      })}
    </div>
  ));
}

type GhostProps = Pick<Props, 'columns' | 'rows' | 'now'> & { ghost: Ghost };

/** The outline of an appointment, with the time that it would move to and why it cannot. */
function GhostAt({ ghost: { item, target, isBusy }, columns, rows, now }: GhostProps) {
  const length = item.to - item.from;
  const end = Math.min(1440, target.minute + length);
  return (
    <BoardGhost
      rows={length / rows.step}
      when={m.span(formatMinutes(target.minute), formatMinutes(end))}
      name={lookOf(item).name}
      refusal={isBusy ? null : dropRefusal(columns, target, item, now)}
      isBusy={isBusy}
    />
  );
}
