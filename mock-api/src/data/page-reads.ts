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

const usualLimit = 10;

/** Builds the statements of a page; the alias of the table is `t`. */
export function pageReads(
  table: string,
  options: TableOptions,
  clinicId: number,
  { page, limit, search, sort }: PageQuery,
  filters: readonly (Where | undefined)[],
): PageReads {
  const { select = 't.*', joins = '' } = options;
  const from = `from ${table} t ${joins}`;
  const conditions = [...filters, searchIn(options, search)];
  const { text, values } = ofClinic(clinicId, conditions);
  const head = `select ${select} ${from} where ${text} ${orderBy(options, sort, search)}`;
  const isAll = conditions.every((condition) => condition === undefined);
  return {
    count:
      isAll && countedTables.has(table)
        ? lengthOf(table, clinicId)
        : { text: `select count(*)::int as total ${from} where ${text}`, values },
    rows: {
      text: `${head} ${tail(page, limit, values.length)}`,
      values: [...values, ...placesOf(page, limit)],
    },
    isUsual: !search,
  };
}

/** The planner must know the usual limit; for an unknown one it expects a tenth of the table. */
const isFirst = (page: number, limit: number) => page === 1 && limit === usualLimit;

const tail = (page: number, limit: number, before: number) =>
  isFirst(page, limit)
    ? `limit ${usualLimit}`
    : `limit $${before + 1}::int offset $${before + 2}::int`;

const placesOf = (page: number, limit: number) =>
  isFirst(page, limit) ? [] : [limit, (page - 1) * limit];

const lengthOf = (table: string, clinicId: number): Text => ({
  text: `select coalesce(sum(change), 0)::int as total from row_counts
    where clinic_id = $1 and entity = '${table}'`,
  values: [clinicId],
});
