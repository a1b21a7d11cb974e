import { transcriptionType } from '@ziba/shared/contracts/transcription-words';
import { PatientHealth } from '../../widgets/patient-alerts/patient-health';
import { PrescriptionEditor } from '../../widgets/prescription-edit/prescription-editor';
import { m } from './messages';
import { PharmacyEditForm } from './pharmacy-edit-form';

/** Edits a pharmacy prescription that was not canceled. */
export function EditPharmacyScreen() {
  return (
    <PrescriptionEditor title={m.edit} type={transcriptionType.pharmacy}>
      {(prescription, reload, back) => (
        <>
          <PatientHealth patientId={prescription.patient_id} />
          <PharmacyEditForm prescription={prescription} reload={reload} back={back} />
        </>
      )}
    </PrescriptionEditor>
  );
}
