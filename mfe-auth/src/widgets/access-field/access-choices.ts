import { coversNeed, levels, type SectionLevels } from '@ziba/shared/contracts/permissions';
import { givenSections, type Area } from '@ziba/shared/contracts/section-levels';
import { z } from 'zod';

/** The levels that are offered for a section; 3 and 4 include 2, and 1 includes all. */
export const accessChoiceLevels = {
  none: [],
  read: [levels.read],
  write: [levels.read, levels.write],
  delete: [levels.read, levels.delete],
  all: [levels.all],
} as const satisfies Record<string, readonly number[]>;

export type AccessChoice = keyof typeof accessChoiceLevels;

/** The value of `AccessField`: one choice for each section of the area. */
export type AccessChoices = Record<string, string>;

/** The choice that means the same as a set of levels. */
export function choiceOf(granted: readonly number[]): AccessChoice {
  const may = { write: coversNeed(granted, 'write'), delete: coversNeed(granted, 'delete') };
  if (may.write && may.delete) return 'all';
  if (may.write) return 'write';
  if (may.delete) return 'delete';
  return coversNeed(granted, 'read') ? 'read' : 'none';
}

const levelsOf = (access: readonly SectionLevels[], section: string): readonly number[] =>
  [section, 'all'].map((key) => access.find((entry) => entry.key === key)).find(Boolean)?.levels ??
  [];

/** Sections with their levels as the value of `AccessField`; the key `all` counts for each section of the area. */
export const choicesOf = (access: readonly SectionLevels[], area: Area): AccessChoices =>
  Object.fromEntries(
    givenSections(area).map((section) => [section, choiceOf(levelsOf(access, section))]),
  );

/** The levels of a choice; a text that is no choice gives nothing. */
function levelsOfChoice(choice: string | undefined): readonly number[] {
  return Object.entries(accessChoiceLevels).find(([name]) => name === choice)?.[1] ?? [];
}

/** A choice for one section as a list of sections with their levels. */
export const rightsOf = (section: string, choice: string | undefined): SectionLevels[] => [
  { key: section, levels: [...levelsOfChoice(choice)] },
];

/**
 * The value of `AccessField` as sections with their levels, without those that have none. A section whose choice
 * stayed keeps the levels that it had `before`, also where another set means the same.
 */
export function accessOf(
  choices: AccessChoices,
  before: readonly SectionLevels[],
  area: Area,
): SectionLevels[] {
  return givenSections(area).flatMap((key) => {
    const had = levelsOf(before, key);
    const granted = (choices[key] ?? 'none') === choiceOf(had) ? had : levelsOfChoice(choices[key]);
    return granted.length > 0 ? [{ key, levels: [...granted] }] : [];
  });
}

/** The schema of the value; its result is what the server takes. */
export const accessChoicesSchema = (before: readonly SectionLevels[], area: Area) =>
  z
    .record(z.string(), z.string())
    .transform((choices): SectionLevels[] => accessOf(choices, before, area));
