import { todayIso } from '../../format/date';
import { isDay } from '../../format/day';
import { timeStateOf, type TimeState } from './time-state';
import { useAvailability } from './use-availability';

interface Options {
  /** The doctor whose calendar is asked; undefined while none is chosen. */
  doctorId?: number;
  /** The value of a `DateTimeField`, complete or not. */
  value: unknown;
  minutes: number;
  /** The stored start, ISO 8601, which is not judged again; undefined for a new booking. */
  storedStart?: string;
}

interface DoctorTime {
  /** The typed start; '' while it is incomplete. */
  start: string;
  /** Its day, YYYY-MM-DD, even while the time is missing. */
  day: string | undefined;
  /** Whether the day has passed and is not the stored one. */
  isPast: boolean;
  /** Whether the calendar is asked: there are a doctor and a time that is neither past nor the stored one. */
  isAsked: boolean;
  /** Undefined while the calendar is not asked, is being read or could not be read. */
  state: TimeState | undefined;
  hasFailed: boolean;
}

/** The typed value if it is a complete instant, else ''. */
const startOf = (value: unknown) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && value.length > 16 ? value : '';

/** The typed day, YYYY-MM-DD; undefined without a complete day. */
function dayOf(value: unknown): string | undefined {
  const start = startOf(value);
  if (start) return todayIso(new Date(start));
  const [day = ''] = typeof value === 'string' ? value.split('T') : [];
  return isDay(day) ? day : undefined;
}

/** Judges a typed time by the doctor's calendar. */
export function useDoctorTime({ doctorId, value, minutes, storedStart }: Options): DoctorTime {
  const start = startOf(value);
  const day = dayOf(value);
  const isPast = day !== undefined && day < todayIso() && start !== storedStart;
  const isAsked = doctorId !== undefined && start !== '' && start !== storedStart && !isPast;
  const { data, error } = useAvailability(doctorId ?? 0, isAsked ? day : undefined, {
    duration: minutes,
  });
  const state = isAsked && data ? timeStateOf(data.data, start, minutes) : undefined;
  return { start, day, isPast, isAsked, state, hasFailed: isAsked && !data && Boolean(error) };
}
