import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { words } from '@ziba/shared/contracts/common';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useSession } from '@ziba/shared/session/use-session';
import { Dialog } from '@ziba/shared/ui/dialog';
import { fieldsOf, Form } from '@ziba/shared/ui/form';
import { toast } from '@ziba/shared/ui/toast';
import { useState } from 'react';
import { z } from 'zod';
import { useAppointmentCalls, type Move } from './appointment-actions.api';
import { AppointmentFacts } from './appointment-facts';
import { DoctorChoice } from './doctor-choice';
import { m } from './messages';
import { refusalText, slotsInstead } from './refusal-text';
import { RescheduleTime } from './reschedule-time';

const schema = z.object({
  doctorId: z.string(),
  start: z.string({ error: m.chooseTime }).min(1, m.chooseTime),
  reason: z.string().max(400, words.tooLong(400)).optional(),
});
export type RescheduleValues = z.input<typeof schema>;

const { TextField } = fieldsOf<RescheduleValues>();

interface Props {
  appointment: AppointmentDetails;
  /** Where it is meant to go, when that is known already: a place on the day board. */
  to?: Pick<Move, 'start' | 'doctorId'>;
  onMoved?: (after: AppointmentDetails) => void;
  onClose: () => void;
}

/**
 * Moves an appointment to another time, and to another doctor if need be (beyond E16). A time that was
 * taken in the meantime is refused with the nearest free ones; everything chosen stays. A doctor keeps
 * it to themself.
 */
export function RescheduleDialog({ appointment, to, onMoved, onClose }: Props) {
  const { reschedule } = useAppointmentCalls();
  const isDoctor = useSession()?.user.type === 'doctor';
  const [instead, setInstead] = useState<readonly string[]>([]);

  const move = async ({ doctorId, start, reason }: z.output<typeof schema>) => {
    setInstead([]);
    const wish = { start, doctorId: Number(doctorId), reason: reason?.trim() || null };
    const after = await reschedule(appointment.id, wish).catch((error: unknown) => {
      setInstead(slotsInstead(error));
      throw new Error(refusalText(m.moveFailed, error), { cause: error });
    });
    toast.success(m.moved(formatDateTime(after.start)));
    onMoved?.(after);
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
        schema={schema}
        initial={{
          doctorId: String(to?.doctorId ?? appointment.doctor_id),
          start: to?.start ?? '',
          reason: '',
        }}
        submit={m.move}
        onSubmit={move}
        cancel={{ label: common.cancel, onClick: onClose }}
      >
        <AppointmentFacts appointment={appointment} />
        {!isDoctor && <DoctorChoice appointment={appointment} />}
        <RescheduleTime appointment={appointment} instead={instead} />
        <TextField name="reason" label={m.why} maxLength={400} wide />
      </Form>
    </Dialog>
  );
}
