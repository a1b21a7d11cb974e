import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { todayIso } from '@ziba/shared/format/date';

export type Action = 'arrive' | 'callIn' | 'finish' | 'noShow' | 'reschedule' | 'cancel' | 'undo';

interface Rights {
  mayWrite: boolean;
  /** The user may also undo changes that are older than ten minutes. */
  mayDelete: boolean;
}

type Known = Pick<AppointmentDetails, 'status' | 'start' | 'arrived_at' | 'status_at'>;

/** Milliseconds in which every user who may write may undo a status (beyond E17). */
const undoPeriod = 600_000;

/**
 * The actions that the server would allow a user for an appointment now (text 2 §4 and the transitions of
 * beyond E17). A patient who is expected on another day cannot arrive or be called in. `now` in
 * milliseconds.
 */
export function allowedActions(
  { status, start, arrived_at, status_at }: Known,
  { mayWrite, mayDelete }: Rights,
  now: number = Date.now(),
): ReadonlySet<Action> {
  if (!mayWrite) return new Set();
  const isWaiting = status === 'waiting';
  const [day, today] = [todayIso(new Date(start)), todayIso(new Date(now))];
  const changedAt = isWaiting ? arrived_at : status_at;
  const mayUndo = changedAt !== null && (mayDelete || now - Date.parse(changedAt) < undoPeriod);
  const allowed: Record<Action, boolean> = {
    arrive: isWaiting && !arrived_at && day === today,
    callIn: isWaiting && day <= today,
    finish: status === 'visiting',
    noShow: isWaiting && Date.parse(start) <= now,
    reschedule: isWaiting,
    cancel: isWaiting || status === 'visiting',
    undo: mayUndo,
  };
  return new Set((Object.keys(allowed) as Action[]).filter((action) => allowed[action]));
}
