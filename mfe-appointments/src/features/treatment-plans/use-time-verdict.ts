import { toLatinDigits } from '@ziba/shared/contracts/digits';
import { sessionTexts } from '@ziba/shared/contracts/treatment-sessions';
import type { TimeVerdict } from '@ziba/shared/domain/doctor-time/time-note';
import { useDoctorTime } from '@ziba/shared/domain/doctor-time/use-doctor-time';
import { useWatch } from 'react-hook-form';
import { m } from './messages';
import type { SessionEntry, SessionRow } from './session-values';
import { overlapping, verdictOf } from './time-verdict';

interface Options {
  /** The doctor of the session; undefined while none is chosen. */
  doctorId?: number;
  /** The other sessions of the list. */
  others: readonly SessionRow[];
  /** The stored start, ISO 8601; undefined for a new session. */
  storedStart?: string;
}

/**
 * Judges the time that is typed in the form of a session, by the doctor's calendar and the other sessions.
 * Also returns the typed start ('' while it is incomplete), its day, and the length in minutes.
 */
export function useTimeVerdict({ doctorId, others, storedStart }: Options) {
  const [date, duration] = useWatch<SessionEntry, ['date', 'estimated_duration']>({
    name: ['date', 'estimated_duration'],
  });
  const hours = Number(toLatinDigits(String(duration ?? ''))) || 1;
  const minutes = Math.min(1440, Math.max(15, Math.round(hours * 60)));
  const time = useDoctorTime({ doctorId, value: date, minutes, storedStart });
  const { start, day } = time;
  const clash = start ? overlapping({ date: start, hours }, others) : undefined;

  const judge = (): TimeVerdict => {
    if (time.isPast) return { tone: 'danger', text: sessionTexts.pastDay };
    if (clash) return { tone: 'danger', text: m.time.sameList(clash.session_title) };
    if (doctorId === undefined) return { tone: 'plain', text: m.time.noDoctor };
    if (!time.isAsked) return { tone: 'plain', text: m.time.notAsked };
    if (time.state) return verdictOf(time.state);
    return time.hasFailed
      ? { tone: 'warning', text: m.time.unread }
      : { tone: 'plain', text: m.time.checking };
  };
  return { start, day, minutes, verdict: judge() };
}
