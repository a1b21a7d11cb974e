import {
  discountInput,
  discountKinds,
  type Discount,
  type DiscountInput,
} from '@ziba/shared/contracts/discounts';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatNumber } from '@ziba/shared/format/money';
import { useMay } from '@ziba/shared/session/use-may';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { NamedListEditor } from '@ziba/shared/ui/forms/named-list-editor';
import { discountCodes } from '../../../data/offers.api';
import { m } from './messages';

const words = m.discounts;
const { DateField, QuantityField, SelectField, TextField } = fieldsOf<DiscountInput>();
const kinds = discountKinds.map((value) => ({ value, label: words.kinds[value] }));
const archive = { useArchive: discountCodes.useRemove, meaning: () => words.archiving };

/** The code, what it gives, how often it was used, and its state today. */
const nameOf = ({ code, kind, value, used, max_uses, state }: Discount) =>
  words.row(
    toPersianDigits(code),
    words.worth[kind](formatNumber(value)),
    words.used(formatNumber(used), max_uses === null ? null : formatNumber(max_uses)),
    words.states[state],
  );

/** Codes that the front desk takes off the fee of an appointment: percent, or whole tomans. */
export function DiscountsCard() {
  const mayWrite = useMay('settings', 'write');
  const mayArchive = useMay('settings', 'delete');
  return (
    <NamedListEditor
      title={words.title}
      hint={words.hint}
      resource={discountCodes}
      schema={discountInput}
      fields={
        <>
          <TextField name="code" label={words.code} />
          <TextField name="title" label={words.name} />
          <SelectField name="kind" label={words.kind} options={kinds} />
          <QuantityField name="value" label={words.value} decimals={0} />
          <DateField name="starts_on" label={words.from} />
          <DateField name="ends_on" label={words.to} />
          <QuantityField name="max_uses" label={words.maxUses} decimals={0} />
          <QuantityField name="per_patient" label={words.perPatient} decimals={0} />
        </>
      }
      initial={{ kind: 'percent' }}
      nameOf={nameOf}
      loadFailed={words.loadFailed}
      saved={words.saved}
      failed={words.failed}
      archive={mayArchive ? archive : undefined}
      readOnly={!mayWrite}
    />
  );
}
