import { quoted } from './conditions';

/** A column and the value that is written to it. */
export type WrittenColumn = readonly [name: string, value: unknown];

/** Returns the columns that an input names, with their values. A column whose value is undefined is not changed. */
export const writtenColumns = (
  columns: readonly string[],
  input: Record<string, unknown>,
): WrittenColumn[] =>
  columns
    .filter((column) => input[column] !== undefined)
    .map((name) => [name, input[name]] as const);

/** The statement that adds a row with these columns and returns its id; the values are `$1`, `$2`, … */
export const insertText = (table: string, pairs: readonly WrittenColumn[]) =>
  `insert into ${table} (${pairs.map(([name]) => quoted(name)).join(', ')})
   values (${pairs.map((_, index) => `$${index + 1}`).join(', ')}) returning id`;

/**
 * The parts of an UPDATE that writes columns from the parameters `$first` on: the assignments, and the condition that
 * at least one value is new.
 */
export function assignments(pairs: readonly WrittenColumn[], first: number) {
  const names = pairs.map(([name]) => quoted(name));
  const places = pairs.map((_, index) => `$${first + index}`);
  return {
    sets: names.map((name, index) => `${name} = ${places[index]}`).join(', '),
    differs: `(${names.map((name, index) => `${name} is distinct from ${places[index]}`).join(' or ')})`,
  };
}
