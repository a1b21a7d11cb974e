import { holdsWords } from '../../../contracts/search-words';
import type { SelectOption } from '../../controls/native-select';

/** One thing that can be chosen. */
export interface Choice extends SelectOption {
  /** Shown below the label, if labels alone can be equal: a file number, a specialty. */
  detail?: string;
}

/** Asks the server for choices that match the words. If it throws, the list shows the error and a retry button. */
export type SearchChoices = (words: string, signal: AbortSignal) => Promise<readonly Choice[]>;

/** What can be chosen: a list, or a search. */
export type ChoiceSource = readonly (string | Choice)[] | SearchChoices;

/** The choices of a list; a text is both value and label. A search has none. */
export function listOf(source: ChoiceSource): readonly Choice[] {
  if (typeof source === 'function') return [];
  return source.map((one) => (typeof one === 'string' ? { value: one, label: one } : one));
}

/** The choices that contain every word, in any spelling. */
export function matching(choices: readonly Choice[], words: string): readonly Choice[] {
  return choices.filter(({ label, detail = '' }) => holdsWords(`${label} ${detail}`, words));
}
