import { photoAngles, photoKinds } from '@ziba/shared/contracts/photo-sets';
import { todayIso } from '@ziba/shared/format/date';
import { common } from '@ziba/shared/messages';
import { FieldGroup } from '@ziba/shared/ui/forms/field-group';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { usePhotoSetChanges } from '../../../data/photo-sets.api';
import { m } from './messages';
import { inputOf, newSet, type NewSet } from './new-set';
import { VisitField } from './visit-field';

interface Props {
  patientId: number;
  onClose: () => void;
}

const { AttachmentsField, DateField, SelectField, TextAreaField, TextField } = fieldsOf<NewSet>();
const words = m.form;
const kinds = photoKinds.map((value) => ({ value, label: m.kinds[value] }));

/** Records new pictures of a patient: when and for which visit they were taken, and the pictures of each angle. */
export function NewSetDialog({ patientId, onClose }: Props) {
  const { record } = usePhotoSetChanges(patientId);
  return (
    <Dialog open size="large" title={words.title} onClose={onClose}>
      <Form
        frame="none"
        schema={newSet}
        initial={{ taken_on: todayIso(), kind: 'before' }}
        submit={words.submit}
        failed={words.failed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft="photo-set"
        prefill={{ patient: patientId }}
        onSubmit={async (values) => {
          await record(inputOf(values));
          toast.success(words.saved);
          onClose();
        }}
      >
        <DateField name="taken_on" label={words.takenOn} past future={false} />
        <SelectField name="kind" label={words.kind} options={kinds} blank={null} />
        <VisitField patientId={patientId} />
        <TextField name="title" label={words.setTitle} />
        <FieldGroup title={words.pictures}>
          {photoAngles.map((angle) => (
            <AttachmentsField
              key={angle}
              name={angle}
              label={m.angles[angle]}
              folder="photos"
              pictures
              wide={false}
            />
          ))}
        </FieldGroup>
        <TextAreaField name="note" label={words.note} wide />
      </Form>
    </Dialog>
  );
}
