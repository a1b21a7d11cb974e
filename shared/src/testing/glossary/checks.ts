import type { Sentence } from './catalogues';
import { rules } from './spelling';
import { terms, type Exception } from './terms';

/** A word as it begins: with no letter and no half-space before it, whatever ending follows. */
const beginning = (word: string) => new RegExp(`(?<![آ-ی\\u200c])${word}`);

const allows = (exceptions: readonly Exception[] | undefined, text: string) =>
  exceptions?.some(({ sentence }) => sentence === text) ?? false;

/** What is wrong with a sentence: one line for each fault, none for a good one. */
export function faultsOf({ text, bareNumbers }: Pick<Sentence, 'text' | 'bareNumbers'>): string[] {
  const words = terms.flatMap(({ word, not, unless, exceptions }) =>
    allows(exceptions, text) || unless?.test(text)
      ? []
      : not.filter((wrong) => beginning(wrong).test(text)).map((wrong) => `${wrong} → ${word}`),
  );
  const spelling = rules
    .filter(({ wrong, exceptions }) => wrong.test(text) && !allows(exceptions, text))
    .map(({ say }) => say);
  const digits = bareNumbers.map((name) => `\${${name}} needs toPersianDigits`);
  return [...words, ...spelling, ...digits];
}

/** Exceptions that no sentence of the catalogues needs any more. */
export function idleExceptions(sentences: readonly Sentence[]): string[] {
  const said = new Set(sentences.map(({ text }) => text));
  return [...terms, ...rules]
    .flatMap(({ exceptions = [] }) => exceptions)
    .map(({ sentence }) => sentence)
    .filter((sentence) => !said.has(sentence));
}

const listed = (exceptions: readonly Exception[] = []) =>
  exceptions.map(({ sentence, why }) => `«${sentence}»: ${why}`).join('<br>');

/** A table in Markdown, line by line. Prettier adds space around its cells; the test leaves that out. */
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
