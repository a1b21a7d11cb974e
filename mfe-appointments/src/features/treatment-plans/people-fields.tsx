import { PatientCard } from '@ziba/shared/domain/patient-picker/patient-card';
import { PatientField } from '@ziba/shared/domain/patient-picker/patient-field';
import { useSession } from '@ziba/shared/session/use-session';
import { fieldsOf, useFormKit } from '@ziba/shared/ui/forms/form';
import { useFormContext, useWatch } from 'react-hook-form';
import { readAppointmentsOf } from '../../data/read-appointments.api';
import { staffOptions } from '../../data/staff-options';
import { useDoctors } from '../../data/staff.api';
import { TakeDebt } from '../../widgets/take-debt/take-debt';
import { AppointmentField, type ChosenAppointment } from './appointment-field';
import { m } from './messages';
import type { PlanValues } from './plan-schema';

const { SelectField } = fieldsOf<PlanValues>();
const asUserEdit = { shouldDirty: true, shouldValidate: true };

interface Props {
  /** The patient was already treated by this plan, so patient and doctor cannot be changed. */
  isLocked: boolean;
}

/**
 * Patient, appointment and doctor of a plan. An appointment fills in its patient and doctor; a patient with
 * exactly one appointment ahead fills in that appointment.
 */
export function PeopleFields({ isLocked }: Props) {
  const { setValue, getValues } = useFormContext<PlanValues>();
  const { waitFor } = useFormKit();
  const [patientId, appointmentId] = useWatch<PlanValues, ['patient_id', 'appointment_id']>({
    name: ['patient_id', 'appointment_id'],
  });
  const isDoctor = useSession()?.user.type === 'doctor';

  const fillFromAppointment = (chosen: ChosenAppointment | null) => {
    if (!chosen) return;
    setValue('patient_id', chosen.patient_id, asUserEdit);
    setValue('doctor_id', chosen.doctor_id, asUserEdit);
  };
  const changePatient = (id: number | null) => {
    setValue('appointment_id', null, asUserEdit);
    waitFor('appointment_id', id === null ? null : fillOnlyAppointment(id));
  };
  const fillOnlyAppointment = async (id: number) => {
    const doctor = getValues('doctor_id');
    const ahead = await readAppointmentsOf(id);
    const [only, another] = ahead;
    // Another patient, appointment or doctor may have been chosen meanwhile.
    const isStill =
      Number(getValues('patient_id')) === id &&
      !getValues('appointment_id') &&
      getValues('doctor_id') === doctor;
    if (!only || another || !isStill) return;
    setValue('appointment_id', only.id, asUserEdit);
    setValue('doctor_id', only.doctor_id, asUserEdit);
  };

  return (
    <>
      <PatientField<PlanValues>
        name="patient_id"
        label={m.fields.patientOf}
        disabled={isLocked}
        onChoice={(choice) => changePatient(choice && Number(choice.value))}
      />
      <AppointmentField
        patientId={Number(patientId) || undefined}
        disabled={isLocked}
        onAppointment={fillFromAppointment}
      />
      {!isDoctor && <DoctorChoice isFixed={Boolean(appointmentId) || isLocked} />}
      {Boolean(patientId) && (
        <PatientCard
          patientId={Number(patientId)}
          actions={<TakeDebt patientId={Number(patientId)} />}
        />
      )}
    </>
  );
}

function DoctorChoice({ isFixed }: { isFixed: boolean }) {
  const options = staffOptions(useDoctors().data?.data);
  return (
    <SelectField
      name="doctor_id"
      label={m.fields.doctor}
      options={options}
      disabled={isFixed}
      hint={isFixed ? m.doctorOfAppointment : m.doctorHint}
    />
  );
}
