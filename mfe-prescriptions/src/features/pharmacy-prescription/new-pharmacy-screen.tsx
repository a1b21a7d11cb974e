import * as addresses from '@ziba/shared/contracts/addresses';
import { Screen } from '@ziba/shared/ui/views/screen';
import { AppointmentChoice } from '../../widgets/appointment-choice/appointment-choice';
import { PatientHealth } from '../../widgets/patient-alerts/patient-health';
import { m } from './messages';
import { PharmacyForm } from './pharmacy-form';

/** Writes a pharmacy prescription for an appointment, which also says patient and doctor. */
export function NewPharmacyScreen() {
  return (
    <Screen title={m.create} back={{ to: addresses.prescriptions, label: m.back }} width="narrow">
      <AppointmentChoice form={<PharmacyForm />}>
        {(appointment) => (
          <>
            <PatientHealth patientId={appointment.patient_id} />
            <PharmacyForm appointment={appointment} />
          </>
        )}
      </AppointmentChoice>
    </Screen>
  );
}
