import { transcriptionType } from '@ziba/shared/contracts/transcription-words';
import { PatientHealth } from '../../widgets/patient-alerts/patient-health';
import { PrescriptionEditor } from '../../widgets/prescription-edit/prescription-editor';
import { m } from './messages';
import { SurgicalEditForm } from './surgical-edit-form';

/** Edits a surgical prescription that has no report yet. */
export function EditSurgicalScreen() {
  return (
    <PrescriptionEditor title={m.edit} type={transcriptionType.surgical}>
      {(prescription, reload, back) => (
        <>
          <PatientHealth patientId={prescription.patient_id} />
          <SurgicalEditForm prescription={prescription} reload={reload} back={back} />
        </>
      )}
    </PrescriptionEditor>
  );
}
