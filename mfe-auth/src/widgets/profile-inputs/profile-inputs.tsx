import type { FileExtension } from '@ziba/shared/contracts/files';
import { staffGenders } from '@ziba/shared/contracts/user-fields';
import { ImageField } from '@ziba/shared/ui/fields/image-field';
import { FieldGroup } from '@ziba/shared/ui/forms/field-group';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useUniqueHint } from '../unique-check/unique-hint';
import { m } from './messages';
import { emailSchema, type ProfileValues } from './profile-schema';

const {
  AttachmentsField,
  DateField,
  DigitsField,
  MobileField,
  NationalCodeField,
  SelectField,
  TextAreaField,
  TextField,
} = fieldsOf<ProfileValues>();

/** The types of the files. */
const educationFiles: readonly FileExtension[] = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png'];
const militaryFiles: readonly FileExtension[] = ['pdf', 'jpg', 'jpeg', 'png'];

interface Props {
  /** The e-mail address that the edited user has; none for a new one. */
  ownEmail?: string | null;
  /** Why the mobile number cannot be changed; left out where it can. */
  phoneLock?: string;
}

/** The personal part of a user: who they are, how they are reached, and their education. */
export function ProfileInputs({ ownEmail, phoneLock }: Props) {
  const emailHint = useUniqueHint({ kind: 'email', schema: emailSchema, own: ownEmail });
  return (
    <>
      <FieldGroup title={m.groups.identity}>
        <TextField name="fullName" label={m.fields.fullName} maxLength={100} />
        <NationalCodeField name="nationalCode" label={m.fields.nationalCode} />
        <TextField name="fatherName" label={m.fields.fatherName} maxLength={100} />
        <DateField name="birthDate" label={m.fields.birthDate} past future={false} />
        <SelectField name="gender" label={m.fields.gender} options={staffGenders} />
        <TextField
          name="systemCode"
          kind="username"
          label={m.fields.systemCode}
          hint={m.hints.systemCode}
          readOnly
        />
        <ImageField<ProfileValues> name="avatar" label={m.fields.avatar} folder="users" wide />
      </FieldGroup>
      <FieldGroup title={m.groups.contact}>
        <MobileField
          name="phoneNumber"
          label={m.fields.phoneNumber}
          hint={phoneLock}
          readOnly={phoneLock !== undefined}
        />
        <TextField
          name="email"
          kind="email"
          label={m.fields.email}
          hint={emailHint}
          autoComplete="off"
        />
        <MobileField name="relativePhone" label={m.fields.relativePhone} />
        <DigitsField name="landlinePhone" label={m.fields.landlinePhone} />
        <TextAreaField name="address" label={m.fields.address} />
      </FieldGroup>
      <EducationInputs />
    </>
  );
}

function EducationInputs() {
  return (
    <FieldGroup title={m.groups.work}>
      <TextField name="educationDegree" label={m.fields.educationDegree} maxLength={100} />
      <TextField name="fieldOfStudy" label={m.fields.fieldOfStudy} maxLength={100} />
      <TextField name="specialization" label={m.fields.specialization} maxLength={200} />
      <TextField
        name="medicalCouncilNumber"
        label={m.fields.medicalCouncilNumber}
        hint={m.hints.medicalCouncilNumber}
        maxLength={20}
      />
      <AttachmentsField
        name="educationFile"
        label={m.fields.educationFile}
        hint={m.hints.educationFile}
        folder="users"
        accept={educationFiles}
      />
      <AttachmentsField
        name="militaryServiceStatus"
        label={m.fields.militaryServiceStatus}
        hint={m.hints.militaryServiceStatus}
        folder="users"
        accept={militaryFiles}
      />
      <TextAreaField name="description" label={m.fields.description} />
    </FieldGroup>
  );
}
