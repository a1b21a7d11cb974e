import type { Sentence } from './catalogues';
import { rules } from './spelling';
import { terms, type Exception } from './terms';

/** Matches a word at its beginning: no letter or half-space before it, any ending after it. */
const beginningOf = (word: string) => new RegExp(`(?<![آ-ی\\u200c])${word}`);

const allows = (exceptions: readonly Exception[] | undefined, text: string) =>
  exceptions?.some(({ sentence }) => sentence === text) ?? false;

/** The faults of a sentence, one line each. */
export function faultsOf({ text, bareNumbers }: Pick<Sentence, 'text' | 'bareNumbers'>): string[] {
  const words = terms.flatMap(({ word, not, unless, exceptions }) =>
    allows(exceptions, text) || unless?.test(text)
      ? []
      : not.filter((wrong) => beginningOf(wrong).test(text)).map((wrong) => `${wrong} → ${word}`),
  );
  const spelling = rules
    .filter(({ wrong, exceptions }) => wrong.test(text) && !allows(exceptions, text))
    .map(({ say }) => say);
  const digits = bareNumbers.map((name) => `\${${name}} needs toPersianDigits`);
  return [...words, ...spelling, ...digits];
}

/** Exceptions that no sentence of the catalogues needs. */
export function unusedExceptions(sentences: readonly Sentence[]): string[] {
  const texts = new Set(sentences.map(({ text }) => text));
  return [...terms, ...rules]
    .flatMap(({ exceptions = [] }) => exceptions)
    .map(({ sentence }) => sentence)
    .filter((sentence) => !texts.has(sentence));
}

const listed = (exceptions: readonly Exception[] = []) =>
  exceptions.map(({ sentence, why }) => `«${sentence}»: ${why}`).join('<br>');

/** A table in Markdown, line by line. The formatter adds space around its cells, which the test ignores. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

/** The rows of the glossary's two tables. */
export function glossaryRows(): string[] {
  return [
    ...table(
      ['Word', 'Means', 'Do not write', 'Exceptions'],
      terms.map(({ word, meaning, not, exceptions }) => [
        word,
        meaning,
        not.join('، '),
        listed(exceptions),
      ]),
    ),
    ...table(
      ['Rule', 'Exceptions'],
      rules.map(({ say, exceptions }) => [say, listed(exceptions)]),
    ),
  ];
}
