import { searchText } from '@ziba/shared/contracts/normalise';

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

/**
 * The parts of an UPDATE that writes columns from the parameters `$first` on: what it sets, and the
 * condition that one of them is another value than before.
 */
export function assignments(
  pairs: readonly (readonly [name: string, value: unknown])[],
  first: number,
) {
  const names = pairs.map(([name]) => quoted(name));
  const places = pairs.map((_, index) => `$${first + index}`);
  return {
    sets: names.map((name, index) => `${name} = ${places[index]}`).join(', '),
    differs: `(${names.map((name, index) => `${name} is distinct from ${places[index]}`).join(' or ')})`,
  };
}

/** A plain column name becomes a column of the table `t`; any other expression stays. */
const qualified = (expression: string) =>
  /^[A-Za-z_]+$/.test(expression) ? `t.${quoted(expression)}` : expression;

/** Orders text by the Persian alphabet. Numbers and dates need no such thing. */
export const persian = (column: string) => `${qualified(column)} collate "fa_icu"`;

/** `\`, `%` and `_` of what was typed stand for themselves. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

interface Listed {
  searched?: readonly string[];
  sorted?: Record<string, string>;
  defaultSort?: string;
}

/**
 * What was typed into a search box, looked for in the columns as `search_text` of the database
 * normalises them: digits of any script, half-spaces and letter case make no difference.
 * `search_norm` columns hold their text normalised already, which spares a long list the work.
 */
export function searchIn({ searched = [] }: Listed, search: string | undefined) {
  const words = searchText(search ?? '');
  if (!words || searched.length === 0) return undefined;
  const isReady = (expression: string) => /(^|\.)search_norm$/.test(expression);
  const ready = searched.filter(isReady).map(qualified);
  const raw = searched.filter((expression) => !isReady(expression)).map(qualified);
  const texts =
    raw.length > 0 ? [...ready, `search_text(concat_ws(' ', ${raw.join(', ')}))`] : ready;
  const whole = texts.length === 1 ? texts[0] : `concat_ws(' ', ${texts.join(', ')})`;
  return where(`${whole} like ?`, `%${escapeLike(words)}%`);
}

/** Never null in any table: without a word about nulls the database can read them from an index. */
const neverNull: ReadonlySet<string> = new Set(['id', 'created_at', 'updated_at', 'starts_at']);

/** The order by of a list; equal rows keep a stable order. A field that is not offered is ignored. */
export function orderBy(options: Listed, sort?: string): string {
  const { sorted = {}, defaultSort = '-id' } = options;
  const fields: Record<string, string> = { id: 'id', ...sorted };
  const asked = sort && Object.hasOwn(fields, sort.replace(/^-/, '')) ? sort : defaultSort;
  const field = fields[asked.replace(/^-/, '')] ?? 'id';
  const direction = asked.startsWith('-') ? 'desc' : 'asc';
  if (field === 'id') return `order by t.id ${direction}`;
  const nulls = neverNull.has(field) ? '' : ' nulls last';
  return `order by ${qualified(field)} ${direction}${nulls}, t.id desc`;
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
