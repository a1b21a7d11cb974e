import { genders, insuranceTypes, type PatientInput } from '@ziba/shared/contracts/patients';
import { fieldsOf } from '@ziba/shared/ui/form';
import { FieldGroup } from '@ziba/shared/ui/field-group';
import { m } from './messages';

const {
  AttachmentsField,
  DateField,
  MobileField,
  NationalCodeField,
  QuantityField,
  SelectField,
  TextAreaField,
  TextField,
} = fieldsOf<PatientInput>();

/** The fields of a patient, in three groups. */
export function PatientInputs() {
  return (
    <>
      <FieldGroup title={m.groups.identity}>
        <TextField name="full_name" label={m.fields.full_name} />
        <NationalCodeField name="national_code" label={m.fields.national_code} />
        <DateField name="birth_date" label={m.fields.birth_date} past future={false} />
        <TextField name="father_name" label={m.fields.father_name} />
        <SelectField name="gender" label={m.fields.gender} options={genders} />
      </FieldGroup>
      <FieldGroup title={m.groups.contact}>
        <MobileField name="contact_number" label={m.fields.contact_number} />
        <MobileField name="relative_contact_number" label={m.fields.relative_contact_number} />
        <TextAreaField name="address" label={m.fields.address} />
      </FieldGroup>
      <FieldGroup title={m.groups.health}>
        <QuantityField name="weight" label={m.fields.weight} unit={m.units.weight} />
        <QuantityField name="height" label={m.fields.height} unit={m.units.height} />
        <SelectField
          name="insurance_type"
          label={m.fields.insurance_type}
          options={insuranceTypes}
        />
        <TextField
          name="special_disease"
          label={m.fields.special_disease}
          hint={m.hints.special_disease}
        />
        <TextAreaField name="notes" label={m.fields.notes} />
        <AttachmentsField
          name="avatar_image"
          label={m.fields.avatar_image}
          folder="patients"
          single
        />
      </FieldGroup>
    </>
  );
}
