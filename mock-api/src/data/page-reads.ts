import type { PageQuery } from '@ziba/shared/contracts/lists';
import { ofClinic, orderBy, searchIn, type Where } from './conditions';
import type { TableOptions } from './table-options';

interface Text {
  text: string;
  values: unknown[];
}

/** The two statements of a page: one counts all rows, the other reads those of the page. */
export interface PageReads {
  count: Text;
  rows: Text;
  /** Whether the statements have few different texts, so that preparing them is useful; searches do not. */
  isUsual: boolean;
}

/**
 * Tables whose number of rows the database keeps (`count_rows` in the migrations), so that a list without filters need
 * not be counted. Their joins neither drop a row nor repeat one.
 */
export const countedTables: ReadonlySet<string> = new Set([
  'appointments',
  'financial_documents',
  'patients',
  'payments',
  'product_financial',
  'products',
  'transcriptions',
  'treatment_plans',
]);

/** The lengths of a page of a list, and of a list in a patient's file. */
const usualLimits: readonly number[] = [10, 5];

/** A column of another table than `t`. */
const ofJoined = /\b(?!t\.)[a-z_][a-z0-9_]*\./;

/** Builds the statements of a page; the alias of the table is `t`. */
export function pageReads(
  table: string,
  options: TableOptions,
  clinicId: number,
  query: PageQuery,
  filters: readonly (Where | undefined)[],
): PageReads {
  const conditions = [...filters, searchIn(options, query.search)];
  const { text, values } = ofClinic(clinicId, conditions);
  const isAll = conditions.every((condition) => condition === undefined);
  return {
    count:
      isAll && countedTables.has(table)
        ? lengthOf(table, clinicId)
        : countOf(table, options, text, values),
    rows: rowsOf(table, options, query, text, values),
    isUsual: !query.search,
  };
}

/** Whether the rows of a page are known from the table alone: its joins neither drop nor repeat a row. */
const isAlone = (table: string, ...parts: readonly string[]) =>
  countedTables.has(table) && !parts.some((part) => ofJoined.test(part));

function countOf(
  table: string,
  { joins = '' }: TableOptions,
  text: string,
  values: unknown[],
): Text {
  const joined = isAlone(table, text) ? '' : joins;
  return { text: `select count(*)::int as total from ${table} t ${joined} where ${text}`, values };
}

function rowsOf(
  table: string,
  options: TableOptions,
  { page, limit, sort, search }: PageQuery,
  text: string,
  values: unknown[],
): Text {
  const { select = 't.*', joins = '' } = options;
  const order = orderBy(options, sort, search);
  const end = `${order} ${tail(page, limit, values.length)}`;
  // Cut to the page before anything is joined, where that is possible.
  const cut = isAlone(table, text, order)
    ? `from (select t.* from ${table} t where ${text} ${end}) t ${joins} ${order}`
    : `from ${table} t ${joins} where ${text} ${end}`;
  return { text: `select ${select} ${cut}`, values: [...values, ...placesOf(page, limit)] };
}

/** The planner must know the usual limits; for an unknown one it expects a tenth of the table. */
const isFirst = (page: number, limit: number) => page === 1 && usualLimits.includes(limit);

const tail = (page: number, limit: number, before: number) =>
  isFirst(page, limit) ? `limit ${limit}` : `limit $${before + 1}::int offset $${before + 2}::int`;

const placesOf = (page: number, limit: number) =>
  isFirst(page, limit) ? [] : [limit, (page - 1) * limit];

const lengthOf = (table: string, clinicId: number): Text => ({
  text: `select coalesce(sum(change), 0)::int as total from row_counts
    where clinic_id = $1 and entity = '${table}'`,
  values: [clinicId],
});
