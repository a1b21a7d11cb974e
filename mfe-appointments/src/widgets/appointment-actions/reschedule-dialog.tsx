import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useSession } from '@ziba/shared/session/use-session';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import type { z } from 'zod';
import { useAppointmentCalls, type Move } from '../../data/appointment-actions.api';
import { staleMoveOf } from '../../data/stale-move';
import { AppointmentFacts } from './appointment-facts';
import { DoctorChoice } from './doctor-choice';
import { m } from './messages';
import { refusalText, slotsInstead } from './refusal-text';
import { RescheduleTime } from './reschedule-time';
import { rescheduleSchema, type RescheduleValues } from './reschedule-values';
import { staleMoveText } from './stale-move-text';

const { TextField } = fieldsOf<RescheduleValues>();

interface Props {
  appointment: AppointmentDetails;
  /** Where it is meant to go, when that is known already: a place on the day board. */
  to?: Pick<Move, 'start' | 'doctorId'>;
  /** Hears where it was moved from, which another desk may have changed meanwhile, and where it is. */
  onMoved?: (before: AppointmentDetails, after: AppointmentDetails) => void;
  onClose: () => void;
}

/**
 * Moves an appointment to another time, and to another doctor if need be (beyond E16). A time that was
 * taken in the meantime is refused with the nearest free ones; what another desk has moved meanwhile is
 * moved on only when that is wanted. Everything chosen stays. A doctor keeps it to themself.
 */
export function RescheduleDialog({ appointment, to, onMoved, onClose }: Props) {
  const { reschedule } = useAppointmentCalls();
  const isDoctor = useSession()?.user.type === 'doctor';
  const [instead, setInstead] = useState<readonly string[]>([]);
  // The list behind goes on being read: what is moved is what was shown when somebody chose the time.
  const [read, setRead] = useState(appointment);
  const [isChanged, setChanged] = useState(false);

  const refuse = (error: unknown): string => {
    setInstead(slotsInstead(error));
    const stale = staleMoveOf(error);
    if (!stale) return refusalText(m.moveFailed, error);
    setRead(stale.appointment);
    setChanged(true);
    return `${staleMoveText(stale)} ${m.notMovedYet}`;
  };
  const move = async ({ doctorId, start, reason }: z.output<typeof rescheduleSchema>) => {
    setInstead([]);
    const wish = { start, doctorId: Number(doctorId), reason: reason?.trim() || null };
    const after = await reschedule(read, wish).catch((error: unknown) => {
      throw new Error(refuse(error), { cause: error });
    });
    toast.success(m.moved(formatDateTime(after.start)));
    onMoved?.(read, after);
    onClose();
  };

  return (
    <Dialog
      open
      size="large"
      title={m.rescheduleTitle(formatText(appointment.client.full_name))}
      onClose={onClose}
    >
      <Form
        frame="none"
        schema={rescheduleSchema}
        initial={{
          doctorId: String(to?.doctorId ?? appointment.doctor_id),
          start: to?.start ?? '',
          reason: '',
        }}
        submit={isChanged ? m.moveAnyway : m.move}
        onSubmit={move}
        cancel={{ label: isChanged ? m.leaveThere : common.cancel, onClick: onClose }}
      >
        <AppointmentFacts appointment={read} />
        {!isDoctor && <DoctorChoice appointment={read} />}
        <RescheduleTime appointment={read} instead={instead} />
        <TextField name="reason" label={m.why} maxLength={400} wide />
      </Form>
    </Dialog>
  );
}
