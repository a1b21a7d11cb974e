import { holdsWords } from '../../../contracts/search-words';
import type { SelectOption } from '../../controls/native-select';

/** One thing that can be chosen. */
export interface Choice extends SelectOption {
  /** Said below the label, where labels alone do not tell apart: a file number, a specialty. */
  detail?: string;
}

/** Asks the server for what matches the words; what it throws is shown with another try. */
export type SearchChoices = (words: string, signal: AbortSignal) => Promise<readonly Choice[]>;

/** What there is to choose from: a list, or a search. */
export type ChoiceSource = readonly (string | Choice)[] | SearchChoices;

/** A list as choices; texts are their own value. */
export function listOf(source: ChoiceSource): readonly Choice[] {
  if (typeof source === 'function') return [];
  return source.map((one) => (typeof one === 'string' ? { value: one, label: one } : one));
}

/** The choices that hold every word, however it is spelt. */
export function matching(choices: readonly Choice[], words: string): readonly Choice[] {
  return choices.filter(({ label, detail = '' }) => holdsWords(`${label} ${detail}`, words));
}
