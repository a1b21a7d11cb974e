import type { MergeField, MergePreview } from '@ziba/shared/contracts/patient-merge';

/** The id of the patient whose value stays, by field; only fields that the user chose. */
export type MergeChoices = Partial<Record<MergeField, number>>;

/** The patient whose value of a field stays: by default the kept one, but never an empty value. */
export function chosenOf({ kept, other }: MergePreview, choices: MergeChoices, name: MergeField) {
  const isEmpty = kept[name] === null || kept[name] === '';
  return choices[name] ?? (isEmpty ? other.id : kept.id);
}

/** The fields that take the value of the other patient. */
export const fieldsOfOther = (preview: MergePreview, choices: MergeChoices): MergeField[] =>
  preview.differing.filter((name) => chosenOf(preview, choices, name) === preview.other.id);
