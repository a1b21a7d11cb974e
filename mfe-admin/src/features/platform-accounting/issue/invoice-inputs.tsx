import type { InvoiceInput } from '@ziba/shared/contracts/invoices';
import { formatText } from '@ziba/shared/format/text';
import { ComboboxField } from '@ziba/shared/ui/fields/combobox-field';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { clinicName, searchClinics } from '../../../data/invoices.api';
import { LineInputs } from './line-inputs';
import { m } from './messages';

const { DateField, QuantityField, TextAreaField, TextField } = fieldsOf<InvoiceInput>();
const { fields } = m;

const search = async (words: string, signal: AbortSignal) =>
  (await searchClinics(words, signal)).map(({ id, name, city, code }) => ({
    value: id,
    label: formatText(name),
    detail: `${city} · ${code}`,
  }));

/** Clinic, title, lines and due day of a new invoice. */
export function InvoiceInputs() {
  return (
    <>
      <ComboboxField<InvoiceInput>
        name="clinic_id"
        label={fields.clinic}
        source={search}
        labelOf={clinicName}
        nothing={m.noClinic}
      />
      <TextField name="title" label={fields.title} />
      <DateField name="due_on" label={fields.due} />
      <QuantityField
        name="subscription_days"
        label={fields.days}
        hint={m.daysHint}
        unit={m.day}
        decimals={0}
      />
      <LineInputs />
      <TextAreaField name="description" label={fields.description} rows={2} wide />
    </>
  );
}
