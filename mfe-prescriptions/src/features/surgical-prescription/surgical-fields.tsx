import type { SurgicalForm } from '@ziba/shared/contracts/transcription-inputs';
import { RequiredItemsField } from '@ziba/shared/domain/required-items-field';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { m } from './messages';
import { OperationTime } from './operation-time';
import { ServiceField } from './service-field';

interface Props {
  /** None for a stored prescription without a doctor. */
  doctorId: number | undefined;
  /** The stored time of the operation, ISO 8601. */
  storedStart?: string;
}

const { AttachmentsField, TextAreaField, TextField } = fieldsOf<SurgicalForm>();

/** The fields of a surgical prescription, new or stored. */
export function SurgicalFields({ doctorId, storedStart }: Props) {
  return (
    <>
      <ServiceField doctorId={doctorId} />
      <TextField name="operation_topic" label={m.topic} />
      <OperationTime doctorId={doctorId} storedStart={storedStart} />
      <RequiredItemsField<SurgicalForm> name="required_items" label={m.items} />
      <AttachmentsField name="attachments" label={m.attachments} folder="patients" />
      <TextAreaField name="description" label={m.description} rows={5} wide />
    </>
  );
}
