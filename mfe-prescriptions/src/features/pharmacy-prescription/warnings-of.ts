import { searchText } from '@ziba/shared/contracts/normalise';
import { holdsWords } from '@ziba/shared/contracts/search-words';
import { formatText } from '@ziba/shared/format/text';
import type { Line } from './line-of-drug';
import { m } from './messages';

/** Shorter names are in too many other words. */
const shortestName = 3;

/**
 * What the doctor should look at again before saving: drugs that stand twice in the list, and drugs whose name stands
 * in the patient's special disease, such as an allergy. None of it prevents saving.
 */
export function warningsOf(lines: readonly Line[], specialDisease: string | null): string[] {
  const names = lines.map(({ name }) => searchText(name ?? '')).filter(Boolean);
  return [...new Set(names)].flatMap((name) => {
    const shown = formatText(lines.find((line) => searchText(line.name ?? '') === name)?.name);
    const isTwice = names.filter((other) => other === name).length > 1;
    const isInDisease =
      name.length >= shortestName && specialDisease !== null && holdsWords(specialDisease, name);
    return [isTwice && m.twice(shown), isInDisease && m.inHealth(shown)].filter(
      (text) => text !== false,
    );
  });
}
