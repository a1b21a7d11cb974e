import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { appointmentStatusLabels as labels } from '@ziba/shared/contracts/appointment-texts';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { isUnderWay, useIsUnderWay } from '../../data/acts-under-way';
import { allowedActions, type Action } from './allowed-actions';
import { useAppointmentCalls } from '../../data/appointment-actions.api';
import { m } from './messages';
import { refusalText } from './refusal-text';

/** What is done at one press; the other actions ask something first. */
export type Act = Exclude<Action, 'cancel' | 'reschedule'>;

/**
 * What may be done with an appointment now, and `act`, which does one of the things that need no
 * question: it calls the server once, however often and wherever it is pressed, and says what came of it.
 * `busy` while anything is being done with the appointment. Lists follow by themselves.
 */
export function useAppointmentActs(appointment: AppointmentDetails) {
  const { id } = appointment;
  const mayWrite = useMay('appointments', 'write');
  const mayDelete = useMay('appointments', 'delete');
  const { arrive, setStatus, undo } = useAppointmentCalls();
  const busy = useIsUnderWay(id);

  const calls: Record<Act, () => Promise<AppointmentDetails>> = {
    arrive: () => arrive(id),
    callIn: () => setStatus(id, { status: 'visiting' }),
    finish: () => setStatus(id, { status: 'done' }),
    noShow: () => setStatus(id, { status: 'no_show' }),
    undo: () => undo(id),
  };
  const act = async (action: Act) => {
    if (isUnderWay(id)) return;
    try {
      toast.success(said(action, await calls[action]()));
    } catch (error) {
      toast.error(refusalText(action === 'undo' ? m.undoFailed : m.changeFailed, error));
    }
  };
  return { allowed: allowedActions(appointment, { mayWrite, mayDelete }), act, busy };
}

function said(action: Act, { status, client }: AppointmentDetails): string {
  if (action === 'arrive') return m.arrivedNow(formatText(client.full_name));
  return action === 'undo' ? m.undone(labels[status]) : m.changed(labels[status]);
}
