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
import { inLanes } from './in-lanes';

/** Minutes after midnight in Tehran; the end is not part of it. */
export interface Stretch {
  from: number;
  to: number;
}

export type BoardItem = Stretch & {
  key: string;
  /** Side by side with what it overlaps: its place, of so many. */
  lane: number;
  lanes: number;
} & (
    | { kind: 'appointment'; appointment: AppointmentDetails }
    | { kind: 'session'; session: BoardSession }
    | { kind: 'operation'; busy: BoardBusy }
    | { kind: 'hold'; busy: BoardBusy }
  );

/** One doctor on one day. */
export interface Column {
  key: string;
  doctor: BoardDoctor;
  /** YYYY-MM-DD. */
  day: string;
  /** The day in words. */
  dayName: string;
  /** When the day begins, in milliseconds. */
  midnight: number;
  hours: BoardColumn;
  items: BoardItem[];
  /** Sessions of which only the day is agreed on. */
  untimed: BoardSession[];
  /** Appointments that take place, or did. */
  count: number;
  /** Canceled ones and those who stayed away: they take no time and are not shown. */
  hidden: number;
}

const isGone = ({ status }: AppointmentDetails) => status === 'canceled' || status === 'no_show';

/** What of a day something takes; null when it is no part of it. `midnight` in milliseconds. */
function partOf(midnight: number, row: { start: string; end: string }): Stretch | null {
  const minutes = (instant: string) => (Date.parse(instant) - midnight) / 60_000;
  const part = { from: Math.max(0, minutes(row.start)), to: Math.min(1440, minutes(row.end)) };
  return part.from < part.to ? part : null;
}

type Bare = BoardItem extends infer Item
  ? Item extends unknown
    ? Omit<Item, 'lane' | 'lanes'>
    : never
  : never;

/** The key of a session on the board, with an hour or without. */
export const sessionKey = (id: number) => `session-${id}`;

type OfDoctor = { doctor_id: number; start: string; end: string };

function itemsOf(board: Board, isHere: (row: OfDoctor) => boolean, midnight: number): Bare[] {
  const place = <Rest extends object>(row: OfDoctor, rest: Rest) => {
    const part = partOf(midnight, row);
    return part ? [{ ...part, ...rest }] : [];
  };
  return [
    ...board.appointments
      .filter((row) => isHere(row) && !isGone(row))
      .flatMap((appointment) =>
        place(appointment, {
          key: `appointment-${appointment.id}`,
          kind: 'appointment' as const,
          appointment,
        }),
      ),
    ...board.sessions
      .filter((row) => isHere(row) && row.has_time)
      .flatMap((session) =>
        place(session, { key: sessionKey(session.id), kind: 'session' as const, session }),
      ),
    ...board.busy
      .filter(isHere)
      .flatMap((busy) => place(busy, { key: `${busy.kind}-${busy.id}`, kind: busy.kind, busy })),
  ];
}

/** The columns of a board in their order, each with what stands in it. */
export function columnsOf(board: Board): Column[] {
  return board.columns.flatMap((hours) => {
    const { doctor_id: id, date: day } = hours;
    const doctor = board.doctors.find((one) => one.id === id);
    if (!doctor) return [];
    const midnight = Date.parse(tehranInstant(day, '00:00'));
    const isHere = (row: OfDoctor) => row.doctor_id === id && partOf(midnight, row) !== null;
    const own = board.appointments.filter(isHere);
    const hidden = own.filter(isGone).length;
    return [
      {
        key: `${id}-${day}`,
        doctor,
        day,
        dayName: formatLongDay(day),
        midnight,
        hours,
        items: inLanes(itemsOf(board, isHere, midnight)),
        untimed: board.sessions.filter((row) => !row.has_time && isHere(row)),
        count: own.length - hidden,
        hidden,
      },
    ];
  });
}

/** Text 2 §9 (beyond X2): shown where nobody works on any of the days. */
const usual: Stretch = { from: 840, to: 1380 };

/** The whole hours that the columns need. */
export function rangeOf(columns: readonly Column[]): Stretch {
  const parts = columns.flatMap(({ hours, items }) => [...hours.open, ...items]);
  const all = parts.length > 0 ? parts : [usual];
  const from = Math.min(...all.map((part) => part.from));
  const to = Math.max(...all.map((part) => part.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

/** Why a doctor takes nobody in the stretch, in words; null when all of it is open. */
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

/** What stands in the stretch of a column, besides one thing that is moved. */
export const takenBy = (
  { items }: Column,
  { from, to }: Stretch,
  besides?: string,
): BoardItem | undefined =>
  items.find((item) => item.key !== besides && item.from < to && from < item.to);
