import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { useLayoutEffect, useRef } from 'react';
import { BoardCard } from './board-card';
import { BoardCell } from './board-cell';
import type { BoardItem, Column } from './board-columns';
import { BoardGhost } from './board-ghost';
import { beginningIn, idleRows, rowCount, rowOf, stretchOf, type Rows } from './board-stops';
import { Frame, TimeHead } from './board.styles';
import { ColumnHeads } from './column-heads';
import { dropRefusal } from './drop-refusal';
import { formatMinutes, lookOf } from './item-look';
import { m } from './messages';
import { UntimedRow } from './untimed-row';
import type { BoardView } from './use-board-address';
import { nameOfStop, useBoardKeys } from './use-board-keys';
import { useDrag, type Target } from './use-drag';

export type AppointmentItem = Extract<BoardItem, { kind: 'appointment' }>;
export type SessionItem = Extract<BoardItem, { kind: 'session' }>;

/** A dragged appointment on its way to the server. */
export interface Pending {
  item: AppointmentItem;
  target: Target;
}

interface Props {
  label: string;
  columns: readonly Column[];
  rows: Rows;
  view: BoardView;
  today: string;
  /** Milliseconds. */
  now: number;
  pictures: Readonly<Record<string, string>>;
  mayBook: boolean;
  /** Whether this user may move the appointment. */
  mayMove: (appointment: AppointmentDetails) => boolean;
  pending: Pending | null;
  onOpen: (item: AppointmentItem | SessionItem['session']) => void;
  /** Dropped there; `refusal` says why it cannot stand there. */
  onDrop: (item: AppointmentItem, target: Target, refusal: string | null) => void;
}

/** Rem: half an hour shows two lines. */
const rowHeight = ({ step }: Rows) => Math.min(6, Math.max(2, step / 10));

/** Columns of doctors or days over rows of time: read, walked through by arrows, moved on by dragging. */
export function BoardGrid(props: Props) {
  const { label, columns, rows, view, today, now, pictures, mayBook, pending } = props;
  const { mayMove, onOpen, onDrop } = props;
  const frame = useRef<HTMLDivElement>(null);
  const todays = columns.findIndex(({ day }) => day === today);
  const minute = todays === -1 ? 0 : (now - (columns[todays]?.midnight ?? now)) / 60_000;
  const nowRow = todays === -1 ? 0 : Math.min(Math.max(0, rowOf(rows, minute)), rowCount(rows) - 1);
  const { tabStop, handlers } = useBoardKeys(frame, columns, rows, {
    column: Math.max(0, todays),
    row: nowRow,
  });

  const refusalAt = (item: AppointmentItem, { column, row }: Target) => {
    const there = columns[column];
    return there ? dropRefusal(there, stretchOf(rows, row).from, item, now) : null;
  };
  const { drag, begin } = useDrag<AppointmentItem>(frame, (item, target) =>
    onDrop(item, target, refusalAt(item, target)),
  );
  const shown = drag?.target ? { item: drag.thing, target: drag.target } : pending;

  // The present is what the desk looks for first.
  useLayoutEffect(() => {
    const row = frame.current?.querySelector<HTMLElement>(`[data-row='${nowRow}']`);
    if (frame.current && row) frame.current.scrollTop = Math.max(0, row.offsetTop - 160);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for these days, not as time goes by
  }, [columns[0]?.day, view]);

  const ghostAt = (column: number, row: number) => {
    if (shown?.target.column !== column || shown.target.row !== row) return null;
    const { from } = stretchOf(rows, row);
    const length = shown.item.to - shown.item.from;
    const isBusy = !drag;
    return (
      <BoardGhost
        rows={length / rows.step}
        when={m.span(formatMinutes(from), formatMinutes(Math.min(1440, from + length)))}
        name={lookOf(shown.item).name}
        refusal={isBusy ? null : refusalAt(shown.item, shown.target)}
        isBusy={isBusy}
      />
    );
  };
  const cardOf = (item: BoardItem, column: number, row: number) => {
    const stop = nameOfStop({ column, row, key: item.key });
    const isGrip = item.kind === 'appointment' && mayMove(item.appointment);
    return (
      <BoardCard
        key={item.key}
        item={item}
        row={row}
        rows={rows}
        stop={stop}
        isTabStop={stop === tabStop}
        isMoving={(drag?.thing ?? pending?.item)?.key === item.key}
        onGrab={isGrip ? (event) => begin(item, event) : undefined}
        onOpen={openerOf(item, onOpen)}
      />
    );
  };

  const idle = idleRows(columns, rows);

  return (
    <Frame
      ref={frame}
      role="grid"
      aria-label={label}
      $columns={columns.length}
      $row={rowHeight(rows)}
      {...handlers}
    >
      <ColumnHeads columns={columns} view={view} today={today} pictures={pictures} />
      <UntimedRow columns={columns} tabStop={tabStop} onOpen={onOpen} />
      {Array.from({ length: rowCount(rows) }, (_, row) => {
        const { from } = stretchOf(rows, row);
        return (
          <div key={row} role="row">
            <TimeHead
              role="rowheader"
              data-hour={from % 60 === 0 || undefined}
              data-idle={idle[row]}
            >
              {formatMinutes(from)}
            </TimeHead>
            {columns.map((column, index) => {
              const stop = nameOfStop({ column: index, row });
              const cards = beginningIn(column, rows, row);
              return (
                <BoardCell
                  key={column.key}
                  column={column}
                  index={index}
                  row={row}
                  rows={rows}
                  now={now}
                  idle={idle[row]}
                  mayBook={mayBook}
                  stop={stop}
                  isTabStop={stop === tabStop}
                  cards={cards.length > 0 ? cards.map((item) => cardOf(item, index, row)) : null}
                  ghost={ghostAt(index, row)}
                />
              );
            })}
          </div>
        );
      })}
    </Frame>
  );
}

/** Operations and held times say all that there is to say. */
function openerOf(item: BoardItem, onOpen: Props['onOpen']): (() => void) | undefined {
  if (item.kind === 'appointment') return () => onOpen(item);
  if (item.kind === 'session') return () => onOpen(item.session);
  return undefined;
}
