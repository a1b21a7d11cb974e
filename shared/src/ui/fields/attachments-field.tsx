import { useFormContext } from 'react-hook-form';
import { m as viewWords } from '../views/messages';
import { AttachmentList } from './attachment-list';
import { FieldFrame } from './field-frame';
import { m } from './messages';
import { useAttachments, type AcceptedFiles } from './use-attachments';
import { textOf, useField, type FieldProps } from './use-field';
import { useUploadBlock } from './use-upload-block';

interface Props extends FieldProps, AcceptedFiles {}

const namesOf = (value: unknown) => textOf(value).split(',').filter(Boolean);

/**
 * The files of a record, chosen, dropped, pasted or photographed; several can be uploaded at once. Each
 * upload shows its progress and can be cancelled; a failed one can be retried. The value is the list of
 * stored names, joined by commas (format of the product texts). The form waits for running uploads. Outside
 * a form use `Attachments`.
 */
export function AttachmentsField(props: Props) {
  const { name, label, hint, need, wide = true, readOnly, ...accepted } = props;
  const { id, value, set, error, required, control } = useField({
    name,
    label,
    hint,
    need,
    show: (stored) => m.files(namesOf(stored).length),
  });
  const { getValues } = useFormContext();
  const names = namesOf(value);
  const files = useAttachments({
    ...accepted,
    names,
    onChange: (change) => set(change(namesOf(getValues(name))).join(',')),
  });
  useUploadBlock(name, files.uploads);

  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <AttachmentList {...{ id, files, control, readOnly }} />
      {readOnly && names.length === 0 && <p>{viewWords.notRecorded}</p>}
    </FieldFrame>
  );
}
