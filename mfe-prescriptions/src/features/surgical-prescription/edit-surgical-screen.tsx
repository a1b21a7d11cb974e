import { transcriptionType } from '@ziba/shared/contracts/transcriptions';
import { PrescriptionEditor } from '../../widgets/prescription-edit/prescription-editor';
import { m } from './messages';
import { SurgicalEditForm } from './surgical-edit-form';

/** Edits a surgical prescription that has no report yet. */
export function EditSurgicalScreen() {
  return (
    <PrescriptionEditor title={m.edit} type={transcriptionType.surgical}>
      {(prescription, reload, back) => (
        <SurgicalEditForm prescription={prescription} reload={reload} back={back} />
      )}
    </PrescriptionEditor>
  );
}
