import { toLatinDigits } from '@ziba/shared/contracts/normalise';
import { sessionTexts } from '@ziba/shared/contracts/treatment-sessions';
import { todayIso } from '@ziba/shared/format/date';
import { isDay } from '@ziba/shared/format/day';
import { useWatch } from 'react-hook-form';
import { useAvailability } from '../../data/free-times.api';
import { m } from './messages';
import type { SessionEntry, SessionRow } from './session-values';
import { overlapping, verdictOn, type Verdict } from './time-verdict';

interface Options {
  /** The doctor of the session; undefined while none is chosen. */
  doctorId?: number;
  /** The other sessions of the list. */
  others: readonly SessionRow[];
  /** The stored start, ISO 8601; undefined for a new session. */
  storedStart?: string;
}

/** The typed value if it is a complete instant, else ''. */
const startOf = (value: unknown) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && value.length > 16 ? value : '';

/** The typed day, YYYY-MM-DD, even while the time is missing; undefined without a complete day. */
function dayOf(value: unknown): string | undefined {
  const start = startOf(value);
  if (start) return todayIso(new Date(start));
  const [day = ''] = typeof value === 'string' ? value.split('T') : [];
  return isDay(day) ? day : undefined;
}

/**
 * Judges the time that is typed in the form of a session, by the doctor's calendar and the other sessions.
 * Also returns the typed start ('' while it is incomplete), its day, and the length in minutes.
 */
export function useTimeVerdict({ doctorId, others, storedStart }: Options) {
  const [date, duration] = useWatch<SessionEntry, ['date', 'estimated_duration']>({
    name: ['date', 'estimated_duration'],
  });
  const start = startOf(date);
  const day = dayOf(date);
  const hours = Number(toLatinDigits(String(duration ?? ''))) || 1;
  const minutes = Math.min(1440, Math.max(15, Math.round(hours * 60)));
  const isPast = day !== undefined && day < todayIso() && start !== storedStart;
  const isAsked = doctorId !== undefined && start !== '' && start !== storedStart && !isPast;
  const { data, error } = useAvailability(doctorId ?? 0, isAsked ? day : undefined, {
    duration: minutes,
  });
  const clash = start ? overlapping({ date: start, hours }, others) : undefined;

  const judge = (): Verdict => {
    if (isPast) return { tone: 'danger', text: sessionTexts.pastDay };
    if (clash) return { tone: 'danger', text: m.time.sameList(clash.session_title) };
    if (doctorId === undefined) return { tone: 'plain', text: m.time.noDoctor };
    if (!isAsked) return { tone: 'plain', text: m.time.notAsked };
    if (data) return verdictOn(data.data, start, minutes);
    return error
      ? { tone: 'warning', text: m.time.unread }
      : { tone: 'plain', text: m.time.checking };
  };
  return { start, day, minutes, verdict: judge() };
}
