import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { staffOptions } from '../../data/staff-options';
import { useDoctors } from '../../data/staff.api';
import { m } from './messages';
import type { RescheduleValues } from './reschedule-values';

const { SelectField } = fieldsOf<RescheduleValues>();

interface Props {
  appointment: AppointmentDetails;
}

/** Chooses the new doctor of an appointment; until the doctors are read, only the present one is offered. */
export function DoctorChoice({ appointment }: Props) {
  const now = { id: appointment.doctor_id, profile: appointment.doctor.profile };
  const options = staffOptions(useDoctors().data?.data ?? [now]);
  return <SelectField name="doctorId" label={m.doctor} blank={null} options={options} />;
}
