import { useMemo, useState, type ComponentProps } from 'react';
import { Button } from '../ui/controls/button';
import type { ItemColumn, ItemPartProps } from '../ui/fields/item-column';
import { ItemsField } from '../ui/fields/items-field';
import type { FieldPropsOf } from '../ui/fields/use-field';
import { DrugPart, type SearchDrugs } from './drug-part';
import { m } from './messages';

interface Props<Values>
  extends FieldPropsOf<Values>, Pick<ComponentProps<typeof ItemsField>, 'head'> {
  /** Finds drugs of the clinic's list; without it every name is free text. */
  search?: SearchDrugs;
  /** Suggested for when to take a drug; the usual times when left out. */
  usages?: readonly string[];
}

const details: readonly ItemColumn[] = [
  { key: 'form', label: m.medicationForm, maxLength: 50 },
  { key: 'strength', label: m.medicationStrength, maxLength: 50 },
  { key: 'dose', label: m.medicationDose, maxLength: 50 },
  { key: 'frequency', label: m.medicationFrequency, maxLength: 50 },
  { key: 'duration', label: m.medicationDuration, maxLength: 50 },
  { key: 'route', label: m.medicationRoute, maxLength: 50 },
];

/**
 * The medications of a prescription: name, quantity, and when to take them. A button shows form,
 * strength, dose, frequency, duration and route of each, which a drug of the clinic's list fills in.
 */
export function MedicationsField<Values>({
  search,
  usages = m.usualTimes,
  ...props
}: Props<Values>) {
  const [isDetailed, setDetailed] = useState(false);
  // Only another search makes another component: with other columns, the input of the name keeps the focus.
  const namePart = useMemo(
    () => search && { Part: (part: ItemPartProps) => <DrugPart {...part} search={search} /> },
    [search],
  );
  const columns = useMemo(() => {
    const basic: ItemColumn[] = [
      { key: 'name', label: m.medicationName, share: 2, maxLength: 200, ...namePart },
      { key: 'quantity', label: m.medicationQuantity, maxLength: 100 },
      {
        key: 'usage',
        label: m.medicationUsage,
        share: 2,
        maxLength: 200,
        suggestions: usages,
      },
    ];
    return isDetailed ? [...basic, ...details] : basic;
  }, [namePart, usages, isDetailed]);

  return (
    <ItemsField
      {...props}
      columns={columns}
      add={m.addMedication}
      layout={isDetailed ? 'cards' : 'rows'}
      foot={
        search && (
          <Button
            size="small"
            tone="quiet"
            aria-pressed={isDetailed}
            onClick={() => setDetailed(!isDetailed)}
          >
            {m.showMedicationDetails}
          </Button>
        )
      }
    />
  );
}
