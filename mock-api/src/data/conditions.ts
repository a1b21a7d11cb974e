import { largestId } from '@ziba/shared/contracts/common';
import { searchWords } from '@ziba/shared/contracts/search-words';

/** A condition of a list: `where('t.type_id = ?', 3)`. Each `?` takes one value. */
export interface Where {
  text: string;
  values: readonly unknown[];
}

/** A condition, or nothing while one of its values is missing. */
export function where(text: string, ...values: readonly unknown[]): Where | undefined {
  return values.some((value) => value === undefined) ? undefined : { text, values };
}

/** The name as an SQL identifier; names of the wire may have capitals. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A plain column name becomes a column of the table `t`; any other expression stays. */
const qualified = (expression: string) =>
  /^[A-Za-z_]+$/.test(expression) ? `t.${quoted(expression)}` : expression;

/** Orders text by the Persian alphabet. Numbers and dates need no such thing. */
export const persian = (column: string) => `${qualified(column)} collate "fa_icu"`;

/** `\`, `%` and `_` of what was typed stand for themselves. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

interface Listed {
  searched?: readonly string[];
  /** The expression of an integer that a search may name; the rows that have exactly it come first. */
  exact?: string;
  sorted?: Record<string, string>;
  defaultSort?: string;
}

/** The patterns of the words that were typed: a text must be like each of them. */
export const patternsOf = (typed: string) =>
  searchWords(typed)
    .slice(0, mostWords)
    .map((word) => `%${escapeLike(word)}%`);
const mostWords = 10;

/** The number that was typed and nothing else, if it may be an id. */
export function typedNumber(typed: string): number | undefined {
  const [word = '', ...others] = searchWords(typed);
  const number = /^\d{1,10}$/.test(word) && others.length === 0 ? Number(word) : 0;
  return number > 0 && number <= largestId ? number : undefined;
}

/**
 * What was typed into a search box, all its words in any order, looked for in the columns as `search_text`
 * of the database normalises them: see `searchWords`. `search_norm` columns hold their text normalised
 * already, which spares a long list the work.
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

/** Never null in any table: without a word about nulls the database can read them from an index. */
const neverNull: ReadonlySet<string> = new Set(['id', 'created_at', 'updated_at', 'starts_at']);

/**
 * The order by of a list; equal rows keep a stable order. A field that is not offered is ignored. What has
 * exactly the number that was searched for comes before everything else.
 */
export function orderBy(options: Listed, sort?: string, search?: string): string {
  const { sorted = {}, defaultSort = '-id', exact } = options;
  const number = exact && typedNumber(search ?? '');
  const by = number ? `order by (${exact} = ${number}) desc,` : 'order by';
  const fields: Record<string, string> = { id: 'id', ...sorted };
  const asked = sort && Object.hasOwn(fields, sort.replace(/^-/, '')) ? sort : defaultSort;
  const field = fields[asked.replace(/^-/, '')] ?? 'id';
  const direction = asked.startsWith('-') ? 'desc' : 'asc';
  if (field === 'id') return `${by} t.id ${direction}`;
  const nulls = neverNull.has(field) ? '' : ' nulls last';
  return `${by} ${qualified(field)} ${direction}${nulls}, t.id desc`;
}

/** The conditions that apply, joined, with numbered parameters after those given first. */
export function placed(
  parts: readonly (Where | undefined)[],
  first: readonly unknown[] = [],
): { text: string; values: unknown[] } {
  const values = [...first];
  const texts = parts
    .filter((part) => part !== undefined)
    .map((part) => {
      let index = 0;
      // In brackets: an `or` of one condition must not open the others.
      return `(${part.text.replaceAll('?', () => `$${values.push(part.values[index++])}`)})`;
    });
  return { text: texts.join(' and '), values };
}

/** The conditions of a clinic's list: the clinic, not archived, and whatever filters apply. */
export function ofClinic(clinicId: number, filters: readonly (Where | undefined)[]) {
  const always = where('t.clinic_id = $1 and t.archived_at is null');
  return placed([always, ...filters], [clinicId]);
}
