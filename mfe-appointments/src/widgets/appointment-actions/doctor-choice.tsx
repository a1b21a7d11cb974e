import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { formatText } from '@ziba/shared/format/text';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useDoctors } from '../../data/appointments.api';
import { m } from './messages';
import type { RescheduleValues } from './reschedule-values';

const { SelectField } = fieldsOf<RescheduleValues>();

interface Props {
  appointment: AppointmentDetails;
}

/** With whom an appointment is from now on; until the list is there, with whom it was. */
export function DoctorChoice({ appointment }: Props) {
  const now = { id: appointment.doctor_id, profile: appointment.doctor.profile };
  const doctors = useDoctors().data?.data ?? [now];
  const options = doctors.map(({ id, profile }) => ({
    value: id,
    label: formatText(profile.fullName),
  }));
  return <SelectField name="doctorId" label={m.doctor} blank={null} options={options} />;
}
