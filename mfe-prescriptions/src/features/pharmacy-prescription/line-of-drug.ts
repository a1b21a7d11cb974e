import type { Drug } from '@ziba/shared/contracts/drugs';
import type { PharmacyPrescription } from '@ziba/shared/contracts/medications';

/** A line of the form. */
export type Line = PharmacyPrescription['medications'][number];

/** A drug with its form and strength, as people name it. */
export const titleOf = ({ name, form, strength }: Drug) =>
  [name, form, strength].filter(Boolean).join(' ');

/** When to take a drug: its own words, or dose, frequency and duration. */
const usageOf = ({ usage, dose, frequency, duration }: Drug) =>
  usage ?? [dose, frequency, duration].filter(Boolean).join('، ');

/** The line that a drug of the clinic's list becomes. */
export function lineOfDrug(drug: Drug): Line {
  const { id, name, form, strength, dose, frequency, duration, route, quantity } = drug;
  return {
    drug_id: id,
    name,
    ...{ form, strength, dose, frequency, duration, route },
    quantity: quantity ?? '',
    usage: usageOf(drug),
  };
}

/** Whether nothing was written into a line yet. */
const isEmpty = ({ name, quantity, usage }: Line) => !name && !quantity && !usage;

/** The rows with further lines at the end; rows in which nothing was written are left out. */
export const withLines = (rows: readonly Line[], lines: readonly Line[]): Line[] => [
  ...rows.filter((row) => !isEmpty(row)),
  ...lines,
];
