import type { ReportInput } from '../../contracts/clinical';
import { fieldsOf } from '../../ui/forms/form';
import { m } from './messages';

interface Props {
  /** A note below the text that says what saving does. */
  hint?: string;
}

const { AttachmentsField, TextAreaField } = fieldsOf<ReportInput>();

/** The text and the files of a report; a report needs one of the two. */
export function ReportInputs({ hint }: Props) {
  return (
    <>
      <TextAreaField name="report" label={m.text} hint={hint} rows={8} need="either" wide />
      <AttachmentsField
        name="report_attachment"
        label={m.attachments}
        hint={m.attachmentsHint}
        folder="patients"
        need="either"
        wide
      />
    </>
  );
}
