import { z } from 'zod';
import { words } from './common';
import {
  adminSections,
  clinicSections,
  coversNeed,
  levels,
  sectionAliases,
  type Need,
  type SectionLevels,
} from './permissions';

/** Whose access it is: that of a clinic's users, or of the platform's staff. */
export type Area = 'clinic' | 'admin';

/** The content of one of `permissions`, `roles` and `subMenu`: keys set the sections, numbers the levels. */
export interface GivenAccess {
  sections: string[];
  levels: number[];
}

/**
 * Access as it is stored. `levels` are those that all sections have in common; `section_levels` is empty while
 * sections do not differ, otherwise it has the levels of each of them (`all`: of the sections that are not named).
 */
export interface StoredAccess extends GivenAccess {
  section_levels: Readonly<Record<string, readonly number[]>>;
}

export const knownSections: ReadonlySet<string> = new Set([
  'all',
  ...clinicSections,
  ...adminSections,
]);

const level = z
  .number({ error: words.wrongChoice })
  .refine((value) => (Object.values(levels) as number[]).includes(value), words.wrongChoice);
const key = z
  .string({ error: words.wrongChoice })
  .max(60)
  .transform((name) => sectionAliases[name] ?? name)
  .refine((name) => knownSections.has(name), words.wrongChoice);

/** Sections with their levels. A section without a level is left out; of a section named twice the levels add up. */
export const sectionLevelsInput = z
  .array(z.strictObject({ key, levels: z.array(level).max(8) }))
  .max(60)
  .transform((list): SectionLevels[] => {
    const found = new Map<string, Set<number>>();
    for (const entry of list) {
      found.set(entry.key, new Set([...(found.get(entry.key) ?? []), ...entry.levels]));
    }
    return [...found]
      .filter(([, granted]) => granted.size > 0)
      .map(([name, granted]) => ({ key: name, levels: [...granted].sort() }));
  });

/** Sections with their levels, as the server answers them. */
export const sectionLevels = z.array(
  z.object({ key: z.string(), levels: z.array(z.number().int()) }),
);

const expanded = (granted: readonly number[]): number[] =>
  granted.includes(levels.all)
    ? Object.values(levels)
    : (['read', 'write', 'delete'] as Need[])
        .filter((need) => coversNeed(granted, need))
        .map((need) => levels[need]);

const textOf = (granted: readonly number[]) => [...new Set(granted)].sort().join();

/** The levels that all of these have in common; 1 only if all of them have it. */
export function commonLevels(sets: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = sets;
  if (others.every((set) => textOf(set) === textOf(first))) return [...new Set(first)].sort();
  const common = expanded(first).filter((one) =>
    others.every((set) => expanded(set).includes(one)),
  );
  return common.includes(levels.all) ? [levels.all] : common;
}

/**
 * Sections with their levels, as they are stored. Without any, the levels stay: they are used again for the next
 * section that is given without levels.
 */
export function storedAccess(
  list: readonly SectionLevels[],
  before: readonly number[] = [],
): StoredAccess {
  if (list.length === 0) return { sections: [], levels: [...before], section_levels: {} };
  const isWhole = list.some((entry) => entry.key === 'all');
  const differ = new Set(list.map((entry) => textOf(entry.levels))).size > 1;
  return {
    sections: isWhole ? ['all'] : list.map((entry) => entry.key),
    levels: commonLevels(list.map((entry) => entry.levels)),
    section_levels: differ
      ? Object.fromEntries(list.map((entry) => [entry.key, entry.levels]))
      : {},
  };
}

/** The same as a list: each section once; of a user with all sections first `all`, then those that differ from it. */
export function sectionLevelsOf({
  sections,
  levels: common,
  section_levels: own,
}: StoredAccess): SectionLevels[] {
  const levelsOf = (name: string) => own[name] ?? own.all ?? common;
  if (!sections.includes('all')) {
    return sections.map((name) => ({ key: name, levels: [...levelsOf(name)] }));
  }
  const others = Object.keys(own).filter((name) => name !== 'all');
  return ['all', ...others].map((name) => ({ key: name, levels: [...levelsOf(name)] }));
}

/** Whether two lists give the same, in any order. */
export function isSameAccess(
  one: readonly SectionLevels[],
  other: readonly SectionLevels[],
): boolean {
  const asText = (list: readonly SectionLevels[]) =>
    list
      .map((entry) => `${entry.key}:${textOf(entry.levels)}`)
      .sort()
      .join(' ');
  return asText(one) === asText(other);
}

/** The sections of an area that are given to users one by one. Every user has support. */
export const givenSections = (area: Area): string[] =>
  (area === 'clinic' ? clinicSections : adminSections).filter((name) => name !== 'support');

/** The list with `all` replaced by each section of the area. */
export function eachSection(list: readonly SectionLevels[], area: Area): SectionLevels[] {
  const whole = list.find((entry) => entry.key === 'all');
  const named = list.filter((entry) => entry.key !== 'all');
  if (!whole) return named;
  const others = givenSections(area).filter((name) => named.every((entry) => entry.key !== name));
  const rest = others.map((name) => ({ key: name, levels: [...whole.levels] }));
  const order = givenSections(area);
  return [...named, ...rest].sort((one, two) => order.indexOf(one.key) - order.indexOf(two.key));
}
