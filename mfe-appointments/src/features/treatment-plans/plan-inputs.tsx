import { FieldGroup } from '@ziba/shared/ui/forms/field-group';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { m } from './messages';
import { PeopleFields } from './people-fields';
import type { PlanValues } from './plan-schema';
import { SessionsField } from './sessions-field';

const { AttachmentsField, TextAreaField, TextField } = fieldsOf<PlanValues>();

interface Props {
  /** A session was done or paid, so the patient cannot be changed. */
  isLocked?: boolean;
  /** The stored session to open at once. */
  openId?: number;
  hasTemplates?: boolean;
}

/** The fields of a plan and its sessions, in the order of the text. */
export function PlanInputs({ isLocked = false, openId, hasTemplates }: Props) {
  return (
    <>
      <FieldGroup title={m.facts}>
        <TextField name="title" label={m.fields.title} wide />
        <PeopleFields isLocked={isLocked} />
      </FieldGroup>
      <SessionsField openId={openId} hasTemplates={hasTemplates} />
      <FieldGroup title={m.notesAndFiles}>
        <TextAreaField name="plan_notes" label={m.notes} wide />
        <AttachmentsField name="attachments" label={m.attachments} folder="patients" wide />
      </FieldGroup>
    </>
  );
}
