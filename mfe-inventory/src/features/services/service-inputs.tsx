import * as addresses from '@ziba/shared/contracts/addresses';
import { serviceCodePrefix, type ServiceInput } from '@ziba/shared/contracts/services';
import { NamedSelectField } from '@ziba/shared/domain/named-select-field';
import { SwitchField } from '@ziba/shared/ui/fields/switch-field';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { m } from './messages';
import { serviceCategories } from '../../data/services.api';

const { AttachmentsField, CodeField, MoneyField, QuantityField, TextAreaField, TextField } =
  fieldsOf<ServiceInput>();

interface Props {
  codeHint?: string;
}

/** The fields of a service, in the order in which the text checks them. */
export function ServiceInputs({ codeHint }: Props) {
  return (
    <>
      <TextField name="title" label={m.fields.title} />
      <NamedSelectField<ServiceInput>
        name="category_id"
        label={m.fields.category}
        list={serviceCategories.useAll()}
        empty={m.categories.empty}
        settings={addresses.serviceSettings}
      />
      <MoneyField name="fee" label={m.fields.fee} />
      <CodeField
        name="system_code"
        label={m.fields.system_code}
        prefix={serviceCodePrefix}
        hint={codeHint}
      />
      <QuantityField
        name="duration"
        label={m.fields.duration}
        hint={m.durationHint}
        unit={m.minutes}
        decimals={0}
      />
      <SwitchField<ServiceInput>
        name="is_default_visit"
        label={m.fields.is_default_visit}
        hint={m.defaultVisitHint}
      />
      <TextAreaField name="description" label={m.fields.description} />
      <AttachmentsField name="image" label={m.fields.image} folder="services" single pictures />
    </>
  );
}
