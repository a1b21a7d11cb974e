import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { doesService } from '@ziba/shared/contracts/does-service';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { staffOptions } from '../../data/staff-options';
import { useDoctors } from '../../data/staff.api';
import { m } from './messages';
import type { RescheduleValues } from './reschedule-values';

const { SelectField } = fieldsOf<RescheduleValues>();

interface Props {
  appointment: AppointmentDetails;
}

/**
 * Chooses the new doctor of an appointment among those who do its service, and says so when others are left out. Until
 * the doctors are read, only the present one is offered.
 */
export function DoctorChoice({ appointment }: Props) {
  const { doctor_id: id, service_id: service } = appointment;
  const doctors = useDoctors().data?.data ?? [
    { id, profile: appointment.doctor.profile, serviceIds: [], takes_bookings: true },
  ];
  const able = doctors.filter(
    (doctor) =>
      doctor.id === id ||
      (doctor.takes_bookings !== false &&
        (service === null || doesService(doctor.serviceIds, service))),
  );
  return (
    <SelectField
      name="doctorId"
      label={m.doctor}
      blank={null}
      options={staffOptions(able)}
      hint={able.length < doctors.length ? m.onlyAble : undefined}
    />
  );
}
