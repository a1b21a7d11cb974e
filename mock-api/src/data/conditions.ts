import { largestId } from '@ziba/shared/contracts/id-of';
import { searchWords } from '@ziba/shared/contracts/search-words';

/** A condition of a list: `where('t.type_id = ?', 3)`. Each `?` takes one value. */
export interface Where {
  text: string;
  values: readonly unknown[];
}

/** Returns the condition, or nothing if one of its values is missing. */
export function where(text: string, ...values: readonly unknown[]): Where | undefined {
  return values.some((value) => value === undefined) ? undefined : { text, values };
}

/** Returns the name as an SQL identifier; names of the API may have capitals. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A plain column name becomes a column of the table `t`; any other expression stays as it is. */
const qualified = (expression: string) =>
  /^[A-Za-z_]+$/.test(expression) ? `t.${quoted(expression)}` : expression;

/** Orders text by the Persian alphabet. Numbers and dates do not need it. */
export const persian = (column: string) => `${qualified(column)} collate "fa_icu"`;

/** Escapes `\`, `%` and `_`, so that they match only themselves. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

interface Listed {
  searched?: readonly string[];
  /** The expression of an integer that a search may name; rows that have exactly this number come first. */
  exact?: string;
  /** The column of a code in Latin digits; the row whose code is exactly the searched one comes first of all. */
  exactCode?: string;
  sorted?: Record<string, string>;
  defaultSort?: string;
}

/** Returns a pattern for each typed word; a text must match all of them. */
export const patternsOf = (typed: string) =>
  searchWords(typed)
    .slice(0, mostWords)
    .map((word) => `%${escapeLike(word)}%`);
const mostWords = 10;

/** Returns the typed digits if nothing else was typed. */
function typedDigits(typed: string): string | undefined {
  const [word = '', ...others] = searchWords(typed);
  return /^\d{1,10}$/.test(word) && others.length === 0 ? word : undefined;
}

/** Returns the typed number if nothing else was typed and it can be an id. */
export function typedNumber(typed: string): number | undefined {
  const number = Number(typedDigits(typed) ?? 0);
  return number > 0 && number <= largestId ? number : undefined;
}

/**
 * The condition of a search: all typed words, in any order, must appear in the columns. They are compared as
 * `search_text` of the database normalises them: see `searchWords`. `search_norm` columns are stored normalised, so
 * that the search of a long list does not have to normalise them.
 */
export function searchIn({ searched = [], exact }: Listed, search: string | undefined) {
  const patterns = patternsOf(search ?? '');
  if (patterns.length === 0 || searched.length === 0) return undefined;
  const isReady = (expression: string) => /(^|\.)search_norm$/.test(expression);
  const ready = searched.filter(isReady).map(qualified);
  const raw = searched.filter((expression) => !isReady(expression)).map(qualified);
  const texts =
    raw.length > 0 ? [...ready, `search_text(concat_ws(' ', ${raw.join(', ')}))`] : ready;
  const whole = texts.length === 1 ? texts[0] : `concat_ws(' ', ${texts.join(', ')})`;
  const all = patterns.map(() => `${whole} like ?`).join(' and ');
  const number = exact && typedNumber(search ?? '');
  return number ? where(`${all} or ${exact} = ?`, ...patterns, number) : where(all, ...patterns);
}

/** Columns that are never null in any table: an order without `nulls` can be read from an index. */
const neverNull: ReadonlySet<string> = new Set(['id', 'created_at', 'updated_at', 'starts_at']);

/**
 * Returns the `order by` of a list; the id makes the order of equal rows stable. A field that is not offered is
 * ignored. Rows that have exactly the searched code, then those with the number, come before all others.
 */
export function orderBy(options: Listed, sort?: string, search?: string): string {
  const { sorted = {}, defaultSort = '-id', exact, exactCode } = options;
  const number = exact && typedNumber(search ?? '');
  const digits = exactCode && typedDigits(search ?? '');
  const byCode = digits ? ` (${qualified(exactCode)} = '${digits}') desc,` : '';
  const by = `order by${byCode}${number ? ` (${exact} = ${number}) desc,` : ''}`;
  const fields: Record<string, string> = { id: 'id', ...sorted };
  const asked = sort && Object.hasOwn(fields, sort.replace(/^-/, '')) ? sort : defaultSort;
  const field = fields[asked.replace(/^-/, '')] ?? 'id';
  const direction = asked.startsWith('-') ? 'desc' : 'asc';
  if (field === 'id') return `${by} t.id ${direction}`;
  const nulls = neverNull.has(field) ? '' : ' nulls last';
  return `${by} ${qualified(field)} ${direction}${nulls}, t.id desc`;
}

/** Joins the conditions that apply, and numbers their parameters after those that are given first. */
export function placed(
  parts: readonly (Where | undefined)[],
  first: readonly unknown[] = [],
): { text: string; values: unknown[] } {
  const values = [...first];
  const texts = parts
    .filter((part) => part !== undefined)
    .map((part) => {
      let index = 0;
      // In brackets, so that an `or` in one condition does not affect the others.
      return `(${part.text.replaceAll('?', () => `$${values.push(part.values[index++])}`)})`;
    });
  return { text: texts.join(' and '), values };
}

/** The conditions of a clinic's list: rows of the clinic, not archived, and the filters that are set. */
export function ofClinic(clinicId: number, filters: readonly (Where | undefined)[]) {
  const always = where('t.clinic_id = $1 and t.archived_at is null');
  return placed([always, ...filters], [clinicId]);
}
