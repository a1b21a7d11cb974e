import { deviceCodePrefix, type DeviceInput } from '@ziba/shared/contracts/devices';
import { FieldGroup } from '@ziba/shared/ui/forms/field-group';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { m } from './messages';

const {
  AttachmentsField,
  CodeField,
  DateField,
  MoneyField,
  QuantityField,
  TextAreaField,
  TextField,
} = fieldsOf<DeviceInput>();
const { fields } = m;

/** The fields of a new and of a stored device. */
export function DeviceInputs() {
  return (
    <>
      <FieldGroup title={m.device}>
        <TextField name="device_name" label={fields.device_name} />
        <CodeField
          name="system_code"
          label={fields.system_code}
          prefix={deviceCodePrefix}
          hint={m.codeHint}
          readOnly
        />
      </FieldGroup>
      <FieldGroup title={m.costs}>
        <MoneyField name="purchase_cost" label={fields.purchase_cost} />
        <MoneyField name="remaining_cost" label={fields.remaining_cost} />
      </FieldGroup>
      <FieldGroup title={m.service}>
        <MoneyField name="service_cost_per_period" label={fields.service_cost_per_period} />
        <QuantityField
          name="service_interval_months"
          label={fields.service_interval_months}
          hint={m.intervalHint}
          unit={m.months}
          decimals={0}
        />
        <DateField name="last_service_on" label={fields.last_service_on} />
      </FieldGroup>
      <FieldGroup title={m.more}>
        <AttachmentsField
          name="receipt_attachment"
          label={fields.receipt_attachment}
          folder="general"
        />
        <TextAreaField name="description" label={fields.description} wide />
      </FieldGroup>
    </>
  );
}
