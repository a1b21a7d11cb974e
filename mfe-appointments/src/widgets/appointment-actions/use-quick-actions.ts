import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { appointmentStatusLabels as labels } from '@ziba/shared/contracts/appointment-texts';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useAppointmentMutations } from '../../data/appointment-mutations.api';
import { isUnderWay, useIsUnderWay } from '../../data/mutations-under-way';
import { allowedActions, type Action } from './allowed-actions';
import { m } from './messages';
import { refusalText } from './refusal-text';

/** The actions that need no dialog: one press does them. */
export type QuickAction = Exclude<Action, 'cancel' | 'reschedule'>;

/**
 * `allowed`: the actions that the user may take for an appointment now. `act` takes one of the quick ones:
 * it calls the server once, even if it is pressed twice or in two places, and shows the result in a toast.
 * `busy`: the appointment is being changed. Lists are read again by themselves.
 */
export function useQuickActions(appointment: AppointmentDetails) {
  const { id } = appointment;
  const mayWrite = useMay('appointments', 'write');
  const mayDelete = useMay('appointments', 'delete');
  const { arrive, setStatus, undo } = useAppointmentMutations();
  const busy = useIsUnderWay(id);

  const calls: Record<QuickAction, () => Promise<AppointmentDetails>> = {
    arrive: () => arrive(id),
    callIn: () => setStatus(id, { status: 'visiting' }),
    finish: () => setStatus(id, { status: 'done' }),
    noShow: () => setStatus(id, { status: 'no_show' }),
    undo: () => undo(id),
  };
  const act = async (action: QuickAction) => {
    if (isUnderWay(id)) return;
    try {
      toast.success(successText(action, await calls[action]()));
    } catch (error) {
      toast.error(refusalText(action === 'undo' ? m.undoFailed : m.changeFailed, error));
    }
  };
  return { allowed: allowedActions(appointment, { mayWrite, mayDelete }), act, busy };
}

function successText(action: QuickAction, { status, client }: AppointmentDetails): string {
  if (action === 'arrive') return m.arrivedNow(formatText(client.full_name));
  return action === 'undo' ? m.undone(labels[status]) : m.changed(labels[status]);
}
