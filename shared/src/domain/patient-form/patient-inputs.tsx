import { useFormContext } from 'react-hook-form';
import { genders, insuranceTypes, type PatientInput } from '../../contracts/patients';
import { useSession } from '../../session/use-session';
import { FieldGroup } from '../../ui/forms/field-group';
import { fieldsOf } from '../../ui/forms/form';
import { m } from './messages';

const {
  AttachmentsField,
  CodeField,
  DateField,
  MobileField,
  NationalCodeField,
  QuantityField,
  SelectField,
  TextAreaField,
  TextField,
} = fieldsOf<PatientInput>();

interface Props {
  /** Shows first the fields that the front desk asks for, then the others. */
  isQuick?: boolean;
  /** Name and phone stand alone at first; says that the other fields may be filled in later. */
  mayCompleteLater?: boolean;
}

const name = <TextField name="full_name" label={m.fields.full_name} />;
/** The national code; where the clinic registers foreign patients, or for one of them, also the foreign number. */
function Codes() {
  const { getValues } = useFormContext<PatientInput>();
  const isAllowed = useSession()?.clinic?.foreign_patients === true;
  return (
    <>
      <NationalCodeField name="national_code" label={m.fields.national_code} />
      {(isAllowed || getValues('foreign_id')) && (
        <CodeField name="foreign_id" label={m.fields.foreign_id} hint={m.hints.foreign_id} />
      )}
    </>
  );
}
const code = <Codes />;
const birth = <DateField name="birth_date" label={m.fields.birth_date} past future={false} />;
const father = <TextField name="father_name" label={m.fields.father_name} />;
const gender = <SelectField name="gender" label={m.fields.gender} options={genders} />;
const mobile = <MobileField name="contact_number" label={m.fields.contact_number} />;
const contact = (
  <>
    <MobileField name="relative_contact_number" label={m.fields.relative_contact_number} />
    <TextAreaField name="address" label={m.fields.address} />
  </>
);
const health = (
  <>
    <QuantityField name="weight" label={m.fields.weight} unit={m.units.weight} />
    <QuantityField name="height" label={m.fields.height} unit={m.units.height} />
    <SelectField name="insurance_type" label={m.fields.insurance_type} options={insuranceTypes} />
    <TextField
      name="special_disease"
      label={m.fields.special_disease}
      hint={m.hints.special_disease}
    />
    <TextAreaField name="notes" label={m.fields.notes} />
    <AttachmentsField name="avatar_image" label={m.fields.avatar_image} folder="patients" single />
  </>
);

/** The fields of a patient's file, in groups. */
export function PatientInputs({ isQuick = false, mayCompleteLater = false }: Props) {
  if (isQuick) {
    return (
      <>
        <FieldGroup title={m.groups.first}>
          {name}
          {!mayCompleteLater && code}
          {mobile}
          {!mayCompleteLater && birth}
        </FieldGroup>
        <FieldGroup title={mayCompleteLater ? m.groups.later : m.groups.rest}>
          {mayCompleteLater && code}
          {mayCompleteLater && birth}
          {father}
          {gender}
          {contact}
          {health}
        </FieldGroup>
      </>
    );
  }
  return (
    <>
      <FieldGroup title={m.groups.identity}>
        {name}
        {code}
        {birth}
        {father}
        {gender}
      </FieldGroup>
      <FieldGroup title={m.groups.contact}>
        {mobile}
        {contact}
      </FieldGroup>
      <FieldGroup title={m.groups.health}>{health}</FieldGroup>
    </>
  );
}
