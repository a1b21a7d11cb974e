import {
  documentTypes,
  type FinancialDocumentInput,
} from '@ziba/shared/contracts/financial-documents';
import { NamedSelectField } from '@ziba/shared/domain/named-select-field';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { FieldGroup } from '@ziba/shared/ui/forms/field-group';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { DocumentAmounts } from './document-amounts';
import { m } from './messages';
import { useStaff } from '../../../data/staff-documents.api';

const { AttachmentsField, SelectField, TextAreaField, TextField } =
  fieldsOf<FinancialDocumentInput>();

/** The staff of the clinic as options, with name and id. */
function useNamedStaff() {
  const { data, error, isLoading, mutate } = useStaff();
  const people = data?.data.map(({ id, profile }) => ({
    id,
    name: m.personOption(profile.fullName, toPersianDigits(id)),
    name_en: null,
  }));
  return { data: data && people && { ...data, data: people }, error, isLoading, mutate };
}

/** The fields of a new and of a stored document. */
export function StaffDocumentInputs() {
  const staff = useNamedStaff();

  return (
    <>
      <FieldGroup title={m.about}>
        <NamedSelectField<FinancialDocumentInput>
          name="user_id"
          label={m.user}
          list={staff}
          empty={m.noStaff}
          settings="/clinic/users"
        />
        <TextField name="title" label={m.columns.subject} />
        <SelectField
          name="document_type"
          label={m.columns.type}
          options={documentTypes}
          blank={null}
        />
      </FieldGroup>
      <DocumentAmounts />
      <FieldGroup title={m.more}>
        <AttachmentsField name="attachment_file" label={m.attachments} folder="general" />
        <TextAreaField name="description" label={m.description} wide />
      </FieldGroup>
    </>
  );
}
