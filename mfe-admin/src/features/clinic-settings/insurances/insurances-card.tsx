import {
  insuranceInput,
  type Insurance,
  type InsuranceInput,
} from '@ziba/shared/contracts/insurances';
import { formatNumber } from '@ziba/shared/format/money';
import { useMay } from '@ziba/shared/session/use-may';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { NamedListEditor } from '@ziba/shared/ui/forms/named-list-editor';
import { insurances } from '../../../data/insurances.api';
import { m as words } from './messages';

const { MoneyField, QuantityField, TextField } = fieldsOf<InsuranceInput>();
const archive = { useArchive: insurances.useRemove, meaning: () => words.archiving };

const shareOf = (value: number | null) => (value === null ? words.none : formatNumber(value));
const nameOf = ({ name, clinicPercentage, insuredPercentage }: Insurance) =>
  words.row(name, shareOf(clinicPercentage), shareOf(insuredPercentage));

/** Insurances with the percentages that clinic and insured pay; together they are not more than the whole. */
export function InsurancesCard() {
  const mayWrite = useMay('settings', 'write');
  const mayArchive = useMay('settings', 'delete');
  return (
    <NamedListEditor
      title={words.list}
      hint={words.hint}
      resource={insurances}
      schema={insuranceInput}
      fields={
        <>
          <TextField name="name" label={words.nameField} />
          <TextField name="type" label={words.type} />
          <MoneyField name="mainCost" label={words.cost} />
          <QuantityField name="clinicPercentage" label={words.clinicShare} decimals={2} />
          <QuantityField name="insuredPercentage" label={words.insuredShare} decimals={2} />
        </>
      }
      nameOf={nameOf}
      loadFailed={words.loadFailed}
      saved={words.saved}
      failed={words.failed}
      archive={mayArchive ? archive : undefined}
      readOnly={!mayWrite}
    />
  );
}
