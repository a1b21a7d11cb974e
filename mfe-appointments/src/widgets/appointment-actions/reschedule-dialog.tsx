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
import { alternativeStarts } from '../../data/alternative-starts';
import { useAppointmentMutations, type Move } from '../../data/appointment-mutations.api';
import { staleMoveOf } from '../../data/stale-move';
import { AppointmentFacts } from './appointment-facts';
import { DoctorChoice } from './doctor-choice';
import { m } from './messages';
import { refusalText } from './refusal-text';
import { RescheduleTime } from './reschedule-time';
import { rescheduleSchema, type RescheduleValues } from './reschedule-values';
import { staleMoveText } from './stale-move-text';

const { TextField } = fieldsOf<RescheduleValues>();

interface Props {
  appointment: AppointmentDetails;
  /** The time and doctor to begin with, if they are known already. */
  to?: Pick<Move, 'start' | 'doctorId'>;
  /** Called after the move with the appointment before (as last read) and after it. */
  onMoved?: (before: AppointmentDetails, after: AppointmentDetails) => void;
  onClose: () => void;
}

/**
 * Moves an appointment to another time or another doctor. If the time was taken meanwhile, the
 * dialog offers the nearest free times. If another user has moved the appointment meanwhile, it is moved
 * again only after a confirmation. All choices stay. Doctors cannot move it to another doctor.
 */
export function RescheduleDialog({ appointment, to, onMoved, onClose }: Props) {
  const { reschedule } = useAppointmentMutations();
  const isDoctor = useSession()?.user.type === 'doctor';
  const [alternatives, setAlternatives] = useState<readonly string[]>([]);
  // The list behind the dialog may be read again: the move is based on the version that the user saw.
  const [read, setRead] = useState(appointment);
  const [isChanged, setChanged] = useState(false);

  const refuse = (error: unknown): string => {
    setAlternatives(alternativeStarts(error));
    const stale = staleMoveOf(error);
    if (!stale) return refusalText(m.moveFailed, error);
    setRead(stale.appointment);
    setChanged(true);
    return `${staleMoveText(stale)} ${m.notMovedYet}`;
  };
  const move = async ({ doctorId, start, reason }: z.output<typeof rescheduleSchema>) => {
    setAlternatives([]);
    const target = { start, doctorId: Number(doctorId), reason: reason?.trim() || null };
    const after = await reschedule(read, target).catch((error: unknown) => {
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
        cancel={{ label: isChanged ? m.keepTime : common.cancel, onClick: onClose }}
        draft={`reschedule-${appointment.id}-${to?.start ?? ''}`}
      >
        <AppointmentFacts appointment={read} />
        {!isDoctor && <DoctorChoice appointment={read} />}
        <RescheduleTime appointment={read} alternatives={alternatives} />
        <TextField name="reason" label={m.why} maxLength={400} wide />
      </Form>
    </Dialog>
  );
}
