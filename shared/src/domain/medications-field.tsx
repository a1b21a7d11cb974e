import { ItemsField } from '../ui/fields/items-field';
import type { FieldPropsOf } from '../ui/fields/use-field';
import { m } from './messages';

const columns = [
  { key: 'name', label: m.medicationName, share: 2, maxLength: 200 },
  { key: 'quantity', label: m.medicationQuantity, maxLength: 100 },
  {
    key: 'usage',
    label: m.medicationUsage,
    share: 2,
    maxLength: 200,
    suggestions: m.usualTimes,
  },
];

/** The medications of a prescription: name, quantity, and when to take them. */
export function MedicationsField<Values>(props: FieldPropsOf<Values>) {
  return <ItemsField {...props} columns={columns} add={m.addMedication} />;
}
