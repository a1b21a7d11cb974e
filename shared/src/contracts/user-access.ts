import { z } from 'zod';
import { words } from './common';
import { toLatinDigits } from './digits';
import { levels, sectionAliases } from './permissions';
import { knownSections, type GivenAccess } from './section-levels';

const knownLevels: readonly number[] = Object.values(levels);

/** Reads a list, a text with commas, or the JSON text of `subMenu`. */
export function entriesOf(value: readonly (string | number)[] | string | null): string[] {
  const list = typeof value === 'string' ? fromText(value) : (value ?? []);
  return list
    .map((entry) => toLatinDigits(String(entry)).trim())
    .filter((entry) => entry !== '')
    .map((entry) => sectionAliases[entry] ?? entry);
}

function fromText(text: string): (string | number)[] {
  if (!text.trim().startsWith('[')) return text.split(/[,،]/);
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.map(String) : [text];
  } catch {
    // Not JSON: the entry is unknown and is refused below.
    return [text];
  }
}

/** Section keys and level numbers, mixed, in any form of the texts; null clears. */
export const access = (missing?: string) =>
  z
    .union(
      [
        z.array(z.union([z.string().max(60), z.number().int()])).max(60),
        z.string().max(2000),
        z.null(),
      ],
      { error: ({ input }) => (input === undefined ? missing : undefined) ?? words.wrongChoice },
    )
    .transform((value, context): GivenAccess => {
      const given: GivenAccess = { sections: [], levels: [] };
      const entries = entriesOf(value);
      if (missing && entries.length === 0) context.addIssue({ code: 'custom', message: missing });
      for (const entry of entries) {
        if (knownSections.has(entry)) given.sections.push(entry);
        else if (knownLevels.includes(Number(entry))) given.levels.push(Number(entry));
        else context.addIssue({ code: 'custom', message: words.wrongChoice });
      }
      return given;
    });

/**
 * Combines several of them; what none of them contains stays undefined. An empty list removes all sections, because
 * a user may have none; levels can only be replaced.
 */
export function combineAccess(parts: readonly (GivenAccess | undefined)[]): Partial<GivenAccess> {
  const given = parts.filter((part) => part !== undefined);
  const sections = [...new Set(given.flatMap((part) => part.sections))];
  const granted = [...new Set(given.flatMap((part) => part.levels))].sort();
  const isEmptied = given.some((part) => part.sections.length + part.levels.length === 0);
  return {
    ...(sections.length > 0 || isEmptied ? { sections } : {}),
    ...(granted.length > 0 ? { levels: granted } : {}),
  };
}
