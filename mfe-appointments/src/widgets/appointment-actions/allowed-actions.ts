import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { todayIso } from '@ziba/shared/format/date';

export type Action = 'arrive' | 'callIn' | 'finish' | 'noShow' | 'reschedule' | 'cancel' | 'undo';

interface Rights {
  mayWrite: boolean;
  /** Undoes what is older than ten minutes, too. */
  mayDelete: boolean;
}

type Known = Pick<AppointmentDetails, 'status' | 'start' | 'arrived_at' | 'status_at'>;

/** Milliseconds in which everybody who may write may take a wrong status back (beyond E17). */
const undoTime = 600_000;

/**
 * What the server would let a user do with an appointment now (text 2 §4 and the transitions of beyond
 * E17): who is expected on another day has neither arrived nor can be called in. `now` in milliseconds.
 */
export function allowedActions(
  { status, start, arrived_at, status_at }: Known,
  { mayWrite, mayDelete }: Rights,
  now: number = Date.now(),
): ReadonlySet<Action> {
  if (!mayWrite) return new Set();
  const waits = status === 'waiting';
  const [day, today] = [todayIso(new Date(start)), todayIso(new Date(now))];
  const changedAt = waits ? arrived_at : status_at;
  const isFresh = changedAt !== null && (mayDelete || now - Date.parse(changedAt) < undoTime);
  const allowed: Record<Action, boolean> = {
    arrive: waits && !arrived_at && day === today,
    callIn: waits && day <= today,
    finish: status === 'visiting',
    noShow: waits && Date.parse(start) <= now,
    reschedule: waits,
    cancel: waits || status === 'visiting',
    undo: isFresh,
  };
  return new Set((Object.keys(allowed) as Action[]).filter((action) => allowed[action]));
}
