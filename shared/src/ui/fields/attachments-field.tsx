import { useFormContext } from 'react-hook-form';
import { m as viewWords } from '../views/messages';
import { AttachmentList } from './attachment-list';
import { FieldFrame } from './field-frame';
import { m } from './messages';
import { useAttachments, type TakenFiles } from './use-attachments';
import { textOf, useField, type FieldProps } from './use-field';
import { useHeldUploads } from './use-held-uploads';

interface Props extends FieldProps, TakenFiles {}

const namesOf = (value: unknown) => textOf(value).split(',').filter(Boolean);

/**
 * Files that belong to a record, chosen, dropped, pasted or photographed: several at once, each with its
 * progress, another try and a way out. The value is the texts' comma-joined list of stored names. The
 * form waits for uploads under way. Outside a form: `Attachments`.
 */
export function AttachmentsField(props: Props) {
  const { name, label, hint, wide = true, readOnly, ...taken } = props;
  const { id, value, set, error, required, control } = useField({
    name,
    label,
    hint,
    show: (stored) => m.files(namesOf(stored).length),
  });
  const { getValues } = useFormContext();
  const names = namesOf(value);
  const files = useAttachments({
    ...taken,
    names,
    onChange: (change) => set(change(namesOf(getValues(name))).join(',')),
  });
  useHeldUploads(name, files.uploads);

  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <AttachmentList {...{ id, files, control, readOnly }} />
      {readOnly && names.length === 0 && <p>{viewWords.notRecorded}</p>}
    </FieldFrame>
  );
}
