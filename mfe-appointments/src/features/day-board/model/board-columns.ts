import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import type {
  Board,
  BoardBusy,
  BoardColumn,
  BoardDoctor,
  BoardSession,
} from '@ziba/shared/contracts/board';
import { formatLongDay } from '@ziba/shared/format/date';
import { tehranInstant } from '@ziba/shared/format/time-of-day';
import { takesPlace } from '@ziba/shared/contracts/takes-place';
import { inLanes } from './in-lanes';

/** Minutes after midnight in Tehran; the end is not part of it. */
export interface Stretch {
  from: number;
  to: number;
}

export type BoardItem = Stretch & {
  key: string;
  /** Items that overlap stand side by side in `lanes` lanes; this one stands in `lane`, from 0 on. */
  lane: number;
  lanes: number;
} & (
    | { kind: 'appointment'; appointment: AppointmentDetails }
    | { kind: 'session'; session: BoardSession }
    | { kind: 'operation'; busy: BoardBusy }
    | { kind: 'hold'; busy: BoardBusy }
  );

export type AppointmentItem = Extract<BoardItem, { kind: 'appointment' }>;

/** One doctor on one day. */
export interface Column {
  key: string;
  doctor: BoardDoctor;
  /** YYYY-MM-DD. */
  day: string;
  /** The day in words. */
  dayName: string;
  /** The beginning of the day in Tehran, milliseconds. */
  midnight: number;
  hours: BoardColumn;
  items: BoardItem[];
  /** Sessions that have a day but no time yet. */
  untimed: BoardSession[];
  /** How many appointments take place or did. */
  count: number;
  /** How many appointments are not shown: canceled ones, and those whose patient did not come. */
  hidden: number;
}

/** The minutes of a day that a row takes; null when it lies on other days. `midnight` in milliseconds. */
function partOf(midnight: number, row: { start: string; end: string }): Stretch | null {
  const minutes = (instant: string) => (Date.parse(instant) - midnight) / 60_000;
  const part = { from: Math.max(0, minutes(row.start)), to: Math.min(1440, minutes(row.end)) };
  return part.from < part.to ? part : null;
}

type ItemWithoutLane = BoardItem extends infer Item
  ? Item extends unknown
    ? Omit<Item, 'lane' | 'lanes'>
    : never
  : never;

/** The key of a session on the board, with or without a time. */
export const sessionKey = (id: number) => `session-${id}`;

type TimedRow = { doctor_id: number; start: string; end: string };

function itemsOf(
  board: Board,
  isInColumn: (row: TimedRow) => boolean,
  midnight: number,
): ItemWithoutLane[] {
  const placed = <Facts extends object>(row: TimedRow, facts: Facts) => {
    const part = partOf(midnight, row);
    return part ? [{ ...part, ...facts }] : [];
  };
  return [
    ...board.appointments
      .filter((row) => isInColumn(row) && takesPlace(row))
      .flatMap((appointment) =>
        placed(appointment, {
          key: `appointment-${appointment.id}`,
          kind: 'appointment' as const,
          appointment,
        }),
      ),
    ...board.sessions
      .filter((row) => isInColumn(row) && row.has_time)
      .flatMap((session) =>
        placed(session, { key: sessionKey(session.id), kind: 'session' as const, session }),
      ),
    ...board.busy
      .filter(isInColumn)
      .flatMap((busy) => placed(busy, { key: `${busy.kind}-${busy.id}`, kind: busy.kind, busy })),
  ];
}

/** The columns of a board in their order, each with its appointments, sessions and other items. */
export function columnsOf(board: Board): Column[] {
  return board.columns.flatMap((hours) => {
    const { doctor_id: id, date: day } = hours;
    const doctor = board.doctors.find((one) => one.id === id);
    if (!doctor) return [];
    const midnight = Date.parse(tehranInstant(day, '00:00'));
    const isInColumn = (row: TimedRow) => row.doctor_id === id && partOf(midnight, row) !== null;
    const own = board.appointments.filter(isInColumn);
    const hidden = own.length - own.filter(takesPlace).length;
    return [
      {
        key: `${id}-${day}`,
        doctor,
        day,
        dayName: formatLongDay(day),
        midnight,
        hours,
        items: inLanes(itemsOf(board, isInColumn, midnight)),
        untimed: board.sessions.filter((row) => !row.has_time && isInColumn(row)),
        count: own.length - hidden,
        hidden,
      },
    ];
  });
}

/** The usual hours: shown when nobody works on any of the days. */
const usualHours: Stretch = { from: 840, to: 1380 };

/** The hours that hold all working hours and items of the columns, from full hour to full hour. */
export function rangeOf(columns: readonly Column[]): Stretch {
  const parts = columns.flatMap(({ hours, items }) => [...hours.open, ...items]);
  const all = parts.length > 0 ? parts : [usualHours];
  const from = Math.min(...all.map((part) => part.from));
  const to = Math.max(...all.map((part) => part.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

/** Says why a doctor is closed during any part of the stretch; null when all of it is open. */
export function whyClosed({ hours }: Column, { from, to }: Stretch): string | null {
  const closure = hours.closures.find((other) => other.from < to && from < other.to);
  if (closure) return closure.reason;
  let reached = from;
  while (reached < to) {
    const at = reached;
    const open = hours.open.find((other) => other.from <= at && at < other.to);
    if (!open) return hours.closed_reason ?? appointmentTexts.outsideHours;
    reached = open.to;
  }
  return null;
}

/** The first item that overlaps a stretch of a column; `besides` is the key of an item to leave out. */
export const takenBy = (
  { items }: Column,
  { from, to }: Stretch,
  besides?: string,
): BoardItem | undefined =>
  items.find((item) => item.key !== besides && item.from < to && from < item.to);
