import type { ClinicForm } from '@ziba/shared/contracts/clinic-form';
import { NamedSelectField } from '@ziba/shared/domain/named-select-field';
import { ImageField } from '@ziba/shared/ui/fields/image-field';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { clinicCategories } from '../../../data/clinic-prices.api';
import { clinicSettings } from '../addresses';
import { m as words } from '../messages';
import { CityField } from './city-field';
import { m } from './messages';

const { AttachmentsField, DigitsField, MobileField, NationalCodeField, TextAreaField, TextField } =
  fieldsOf<ClinicForm>();
const { fields } = words;

/** What the clinic is, where it is, and who is responsible for it. */
export function GeneralInputs() {
  return (
    <>
      <TextField name="name" label={fields.name} />
      <TextField name="name_en" label={fields.name_en} kind="username" />
      <CityField />
      <NamedSelectField<ClinicForm>
        name="clinic_category_id"
        label={fields.clinic_category}
        list={clinicCategories.useAll()}
        empty={m.noCategory}
        settings={clinicSettings}
      />
      <TextAreaField name="address" label={fields.address} rows={2} />
      <TextField name="responsible_name" label={fields.responsible_name} />
      <NationalCodeField name="responsible_national_id" label={fields.responsible_national_id} />
      <MobileField name="phone1" label={fields.phone1} />
      <DigitsField name="phone2" label={fields.phone2} />
      <AttachmentsField name="identity_file" label={fields.identity_file} folder="general" />
      <ImageField<ClinicForm>
        name="avatar_image"
        label={fields.avatar_image}
        folder="general"
        shape="square"
        icon="clinics"
        wide
      />
    </>
  );
}
