import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { BoardSession } from '@ziba/shared/contracts/board';
import { useLayoutEffect, useRef } from 'react';
import type { AppointmentItem, BoardItem, Column } from '../model/board-columns';
import type { BoardPlace } from '../model/board-place';
import { rowStartOf, rowStarts, type Rows } from '../model/board-rows';
import { dropRefusal } from '../model/drop-refusal';
import type { BoardView } from '../model/use-board-address';
import { BoardCard } from './board-card';
import { Frame } from './board.styles';
import { ColumnHeads } from './column-heads';
import { servicesOf, stripeOf } from './service-colour';
import { TimedRows, type Ghost } from './timed-rows';
import { UntimedRow } from './untimed-row';
import { focusIdOf, useBoardKeys } from './use-board-keys';
import { useDrag, type Drag } from './use-drag';

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
  const { label, columns, rows, view, today, now, pictures, mayBook, mayMove } = props;
  const { pending, onOpen, onDrop } = props;
  const services = servicesOf(columns);
  const first = columns.find(({ day }) => day === today) ?? columns[0];
  const nowStart = rowOfNow(first, rows, today, now);
  const frame = useScrolledFrame(nowStart, `${columns[0]?.day} ${view}`);
  const { tabbableId, handlers } = useBoardKeys(frame, columns, rows, {
    doctorId: first?.doctor.id ?? 0,
    day: first?.day ?? today,
    minute: nowStart,
  });
  const { drag, begin } = useDrag<AppointmentItem>(frame, (item, target) =>
    onDrop(item, target, dropRefusal(columns, target, item, now)),
  );

  const cardOf = (item: BoardItem, place: BoardPlace) => {
    const focusId = focusIdOf({ ...place, key: item.key });
    const isMovable = item.kind === 'appointment' && mayMove(item.appointment);
    return (
      <BoardCard
        key={item.key}
        item={item}
        stripe={stripeOf(item, services)}
        rowStart={place.minute}
        rows={rows}
        focusId={focusId}
        isTabbable={focusId === tabbableId}
        isMoving={(drag?.thing ?? pending?.item)?.key === item.key}
        onGrab={isMovable ? (event) => begin(item, event) : undefined}
        onOpen={openerOf(item, onOpen)}
      />
    );
  };

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
      <UntimedRow columns={columns} tabbableId={tabbableId} onOpen={onOpen} />
      <TimedRows
        ghost={ghostOf(drag, pending)}
        {...{ columns, rows, now, mayBook, tabbableId, cardOf }}
      />
    </Frame>
  );
}

/**
 * The scrolling element of the board. It scrolls to the row that begins at `start` when the board is opened, and when
 * `shown`, the name of what it shows, changes.
 */
function useScrolledFrame(start: number, shown: string) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const cell = frame.current?.querySelector<HTMLElement>(`[data-minute='${start}']`);
    if (frame.current && cell) frame.current.scrollTop = Math.max(0, cell.offsetTop - 160);
    // oxlint-disable-next-line react/exhaustive-deps -- It scrolls once for these days, not whenever the time changes.
  }, [shown]);
  return frame;
}

/**
 * The first minute of the row that holds the present time, if `column` is of today: staff look for it first.
 * Else the first row; the last one after the end of the board.
 */
function rowOfNow(column: Column | undefined, rows: Rows, today: string, now: number): number {
  if (column?.day !== today) return rows.from;
  const row = rowStartOf(rows, (now - column.midnight) / 60_000);
  return Math.min(Math.max(rows.from, row), rowStarts(rows).at(-1) ?? rows.from);
}

/** The appointment to outline at the place under the pointer, or at the place where it was dropped. */
function ghostOf(drag: Drag<AppointmentItem> | null, pending: Pending | null): Ghost | null {
  if (drag?.target) return { item: drag.thing, target: drag.target, isBusy: false };
  return pending && { ...pending, isBusy: !drag };
}

/** What a press on an item opens; nothing for operations and held times, whose cards show all there is. */
function openerOf(item: BoardItem, onOpen: Props['onOpen']): (() => void) | undefined {
  if (item.kind === 'appointment') return () => onOpen(item);
  if (item.kind === 'session') return () => onOpen(item.session);
  return undefined;
}
