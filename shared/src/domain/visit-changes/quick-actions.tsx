import type { AppointmentDetails } from '../../contracts/appointment-details';
import { appointmentStatusLabels as labels } from '../../contracts/appointment-texts';
import { todayIso } from '../../format/date';
import { formatText } from '../../format/text';
import { useMay } from '../../session/use-may';
import { toast } from '../../ui/overlays/toast';
import { refusalText, useAppointmentCall } from './appointment-call';
import { isUnderWay, useIsUnderWay } from './calls-under-way';
import { m } from './messages';

export type Action = 'arrive' | 'callIn' | 'finish' | 'noShow' | 'reschedule' | 'cancel' | 'undo';

interface Rights {
  mayWrite: boolean;
  /** The user may also undo changes that are older than ten minutes. */
  mayDelete: boolean;
}

type Known = Pick<AppointmentDetails, 'status' | 'start' | 'arrived_at' | 'status_at'>;

/** Milliseconds in which every user who may write may undo a status. */
const undoPeriod = 600_000;

/**
 * The actions that the server would allow a user for an appointment now (its status and the
 * transitions decide). A patient who is expected on another day cannot arrive or be called in. `now` in
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

/** The actions that need no dialog: one press does them. */
export type QuickAction = Exclude<Action, 'cancel' | 'reschedule'>;

/**
 * `allowed`: the actions that the user may take for an appointment now. `act` takes one of the quick ones:
 * it calls the server once, even if it is pressed twice or in two places, and shows the result in a toast.
 * `busy`: the appointment is being changed; `whyNot` says so. `mayWrite`: the user may
 * change appointments. Lists are read again by themselves.
 */
export function useQuickActions(appointment: AppointmentDetails) {
  const { id } = appointment;
  const mayWrite = useMayChange('write');
  const mayDelete = useMayChange('delete');
  const send = useAppointmentCall();
  const busy = useIsUnderWay(id);

  const calls: Record<QuickAction, () => Promise<AppointmentDetails>> = {
    arrive: () => send(id, 'arrive'),
    callIn: () => send(id, 'status', { status: 'visiting' }),
    finish: () => send(id, 'status', { status: 'done' }),
    noShow: () => send(id, 'status', { status: 'no_show' }),
    undo: () => send(id, 'undo'),
  };
  const act = async (action: QuickAction) => {
    if (isUnderWay(id)) return;
    try {
      toast.success(successText(action, await calls[action]()));
    } catch (error) {
      toast.error(refusalText(action === 'undo' ? m.undoFailed : m.changeFailed, error));
    }
  };
  const allowed = allowedActions(appointment, { mayWrite, mayDelete });
  return { allowed, act, busy, whyNot: busy ? m.underWay : undefined, mayWrite };
}

function successText(action: QuickAction, { status, client }: AppointmentDetails): string {
  if (action === 'arrive') return m.arrived(formatText(client.full_name));
  return action === 'undo' ? m.undone(labels[status]) : m.changed(labels[status]);
}

/** Whether the user has a level in one of the sections that change appointments: the front desk and the doctor. */
function useMayChange(need: 'write' | 'delete'): boolean {
  const ofDesk = useMay('appointments', need);
  const ofDoctor = useMay('prescriptions', need);
  return ofDesk || ofDoctor;
}
