import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { BoardSession } from '@ziba/shared/contracts/board';
import { useLayoutEffect, useRef } from 'react';
import { m } from '../messages';
import type { AppointmentItem, BoardItem, Column } from '../model/board-columns';
import { isSamePlace, placeIn, type BoardPlace } from '../model/board-place';
import { beginningIn, idleRows, rowStartOf, rowStarts, type Rows } from '../model/board-rows';
import { dropRefusal } from '../model/drop-refusal';
import type { BoardView } from '../model/use-board-address';
import { BoardCard } from './board-card';
import { BoardCell } from './board-cell';
import { BoardGhost } from './board-ghost';
import { Frame, TimeHead } from './board.styles';
import { ColumnHeads } from './column-heads';
import { formatMinutes, lookOf } from './item-look';
import { servicesOf, stripeOf } from './service-colour';
import { UntimedRow } from './untimed-row';
import { nameOfStop, useBoardKeys } from './use-board-keys';
import { useDrag } from './use-drag';

/** A dropped appointment while the server is asked to move it. */
export interface Pending {
  item: AppointmentItem;
  target: BoardPlace;
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
  onOpen: (item: AppointmentItem | BoardSession) => void;
  /** An appointment was dropped on a place; `refusal` says why it cannot be moved there. */
  onDrop: (item: AppointmentItem, target: BoardPlace, refusal: string | null) => void;
}

/** The height of a row in rem: a row of half an hour has room for two lines. */
const rowHeight = ({ step }: Rows) => Math.min(6, Math.max(2, step / 10));

/**
 * The board as a grid: a column for each doctor or day, a row for each step of time. The arrow keys lead
 * through it, and appointments are moved by dragging.
 */
export function BoardGrid(props: Props) {
  const { label, columns, rows, view, today, now, pictures, mayBook, pending } = props;
  const { mayMove, onOpen, onDrop } = props;
  const frame = useRef<HTMLDivElement>(null);
  const starts = rowStarts(rows);
  const services = servicesOf(columns);
  const todays = columns.find(({ day }) => day === today);
  const nowStart = todays ? rowAtNow(starts, rows, (now - todays.midnight) / 60_000) : rows.from;
  const first = todays ?? columns[0];
  const { tabStop, handlers } = useBoardKeys(frame, columns, rows, {
    doctorId: first?.doctor.id ?? 0,
    day: first?.day ?? today,
    minute: nowStart,
  });

  const refusalAt = (item: AppointmentItem, target: BoardPlace) =>
    dropRefusal(columns, target, item, now);
  const { drag, begin } = useDrag<AppointmentItem>(frame, (item, target) =>
    onDrop(item, target, refusalAt(item, target)),
  );
  const shown = drag?.target ? { item: drag.thing, target: drag.target } : pending;

  // Staff look for the present time first: scroll to it when other days are shown.
  useLayoutEffect(() => {
    const cell = frame.current?.querySelector<HTMLElement>(`[data-minute='${nowStart}']`);
    if (frame.current && cell) frame.current.scrollTop = Math.max(0, cell.offsetTop - 160);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for these days, not as time goes by
  }, [columns[0]?.day, view]);

  const ghostAt = (place: BoardPlace) => {
    if (!shown || !isSamePlace(shown.target, place)) return null;
    const length = shown.item.to - shown.item.from;
    const end = Math.min(1440, place.minute + length);
    const isBusy = !drag;
    return (
      <BoardGhost
        rows={length / rows.step}
        when={m.span(formatMinutes(place.minute), formatMinutes(end))}
        name={lookOf(shown.item).name}
        refusal={isBusy ? null : refusalAt(shown.item, place)}
        isBusy={isBusy}
      />
    );
  };
  const cardOf = (item: BoardItem, place: BoardPlace) => {
    const stop = nameOfStop({ ...place, key: item.key });
    const isGrip = item.kind === 'appointment' && mayMove(item.appointment);
    return (
      <BoardCard
        key={item.key}
        item={item}
        stripe={stripeOf(item, services)}
        rowStart={place.minute}
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
      {starts.map((start) => (
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
            const stop = nameOfStop(place);
            const items = beginningIn(column, rows, start);
            return (
              <BoardCell
                key={column.key}
                column={column}
                rowStart={start}
                rows={rows}
                now={now}
                idle={idle.get(start)}
                mayBook={mayBook}
                stop={stop}
                isTabStop={stop === tabStop}
                cards={items.length > 0 ? items.map((item) => cardOf(item, place)) : null}
                ghost={ghostAt(place)}
              />
            );
          })}
        </div>
      ))}
    </Frame>
  );
}

/** The first minute of the row of the present; the first or last row when the board does not show it. */
const rowAtNow = (starts: readonly number[], rows: Rows, minute: number) =>
  Math.min(Math.max(rows.from, rowStartOf(rows, minute)), starts.at(-1) ?? rows.from);

/** What a press on an item opens; nothing for operations and held times, whose cards already say it all. */
function openerOf(item: BoardItem, onOpen: Props['onOpen']): (() => void) | undefined {
  if (item.kind === 'appointment') return () => onOpen(item);
  if (item.kind === 'session') return () => onOpen(item.session);
  return undefined;
}
