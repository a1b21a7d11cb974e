import type { ReportInput } from '@ziba/shared/contracts/clinical';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { m } from './messages';

interface Props {
  /** What follows from saving, below the text. */
  hint?: string;
}

const { AttachmentsField, TextAreaField } = fieldsOf<ReportInput>();

/** Text and files of a report; one of the two makes one. */
export function ReportInputs({ hint }: Props) {
  return (
    <>
      <TextAreaField name="report" label={m.text} hint={hint} rows={8} wide />
      <AttachmentsField
        name="report_attachment"
        label={m.attachments}
        hint={m.attachmentsHint}
        folder="patients"
        wide
      />
    </>
  );
}
