import * as addresses from '@ziba/shared/contracts/addresses';
import { Screen } from '@ziba/shared/ui/views/screen';
import { AppointmentChoice } from '../../widgets/appointment-choice/appointment-choice';
import { PatientHealth } from '../../widgets/patient-alerts/patient-health';
import { m } from './messages';
import { SurgicalForm } from './surgical-form';

/** Writes a surgical prescription for an appointment, which also says patient and doctor. */
export function NewSurgicalScreen() {
  return (
    <Screen title={m.create} back={{ to: addresses.prescriptions, label: m.back }} width="narrow">
      <AppointmentChoice form={<SurgicalForm />}>
        {(appointment) => (
          <>
            <PatientHealth patientId={appointment.patient_id} />
            <SurgicalForm appointment={appointment} />
          </>
        )}
      </AppointmentChoice>
    </Screen>
  );
}
