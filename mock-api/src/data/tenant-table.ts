import type { Page, PageQuery } from '@ziba/shared/contracts/lists';
import type { Database, Tx } from '../db/connect';
import type { Member } from '../lib/actor';
import { ofClinic, where, type Where } from './conditions';
import { pageReads, type PageReads } from './page-reads';
import { pageOfRows } from './pages';
import { prepared } from './prepared';
import type { TableOptions } from './table-options';
import {
  allRowsOf,
  archiveRow,
  findLockedRow,
  findRow,
  insertRow,
  tenantRows,
  touchRow,
  updateRow,
  type TenantRows,
} from './tenant-rows';

type Input = Record<string, unknown>;
type Filters = (Where | undefined)[];

/** Where the statements run: each in a transaction of its own, or all in one that is open already. */
interface Runner {
  run: <T>(clinicId: number, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Runs prepared reads in one message; undefined in a transaction, which has its own connection. */
  readNow: Database['read'] | undefined;
}

/** For `config.row` of a route: a missing row is answered with 404 before a bad body is answered with 400. */
export interface RowLookup {
  has(member: Member, id: number): Promise<boolean>;
}

/**
 * Simple statements on one table with rows of clinics. The table has the columns id, clinic_id, created_at, updated_at,
 * version and archived_at; archived rows are in no list. Every statement names the clinic of the caller, so the row of
 * another clinic is never found.
 */
export const tenantTable = <Row extends { id: number }>(
  db: Database,
  table: string,
  options: TableOptions,
) => tableFor<Row>(db, tenantRows(table, options));

/** Like `tenantTable`, for a table whose description is also used with `tableIn`. */
export function tableFor<Row extends { id: number }>(db: Database, rows: TenantRows) {
  return {
    ...statementsOf<Row>(rows, {
      run: (clinicId, work) => db.tenant(clinicId, work),
      readNow: db.read,
    }),
    /** The same statements in a transaction that is open already. */
    within: (tx: Tx) => tableIn<Row>(tx, rows),
  };
}

/** The statements on the table in a transaction that is open already. */
export const tableIn = <Row extends { id: number }>(tx: Tx, rows: TenantRows) =>
  statementsOf<Row>(rows, { run: (_clinicId, work) => work(tx), readNow: undefined });

function statementsOf<Row extends { id: number }>(rows: TenantRows, runner: Runner) {
  const { run } = runner;
  const find = (member: Member, id: number) => findNow<Row>(rows, runner, member, id);

  return {
    /** Reads one page in the requested order. The total is right also for a page after the last one. */
    page: async (member: Member, query: PageQuery, ...filters: Filters): Promise<Page<Row>> => {
      const { clinicId } = member;
      const all = [...filters, rows.options.visible?.(member)];
      const reads = pageReads(rows.table, rows.options, clinicId, query, all);
      const [count, data] = await readBoth(runner, clinicId, reads);
      return pageOfRows(data as Row[], query, Number(count[0]?.total ?? 0));
    },

    /** Reads all rows at once, for lists that have no paging in the texts; see `wholeList`. */
    all: (member: Member, ...filters: Filters): Promise<Page<Row>> =>
      run(member.clinicId, (tx) =>
        allRowsOf<Row>(tx, rows, member.clinicId, [...filters, rows.options.visible?.(member)]),
      ),

    find,

    has: async (member: Member, id: number) => (await find(member, id)) !== undefined,

    /** See `findLockedRow`; for use with `within`. */
    findLocked: (member: Member, id: number, baseVersion?: number) =>
      run(member.clinicId, async (tx) =>
        (await isVisible(tx, rows, member, id))
          ? findLockedRow<Row>(tx, rows, member, id, baseVersion)
          : undefined,
      ),

    insert: (member: Member, input: Input) =>
      run(member.clinicId, (tx) => insertRow<Row>(tx, rows, member, input)),

    /** See `updateRow`. */
    update: (member: Member, id: number, input: Input) =>
      run(member.clinicId, async (tx) =>
        (await isVisible(tx, rows, member, id))
          ? updateRow<Row>(tx, rows, member, id, input)
          : undefined,
      ),

    /** See `touchRow`. */
    touch: ({ clinicId }: Member, id: number) =>
      run(clinicId, (tx) => touchRow(tx, rows, clinicId, id)),

    /** See `archiveRow`. */
    archive: (member: Member, id: number, reason?: string) =>
      run(
        member.clinicId,
        async (tx) =>
          (await isVisible(tx, rows, member, id)) && archiveRow(tx, rows, member, id, reason),
      ),
  };
}

async function findNow<Row>(
  rows: TenantRows,
  { run, readNow }: Runner,
  member: Member,
  id: number,
): Promise<Row | undefined> {
  const { clinicId } = member;
  if (rows.options.visible?.(member)) {
    return run(clinicId, async (tx) =>
      (await isVisible(tx, rows, member, id)) ? findRow<Row>(tx, rows, clinicId, id) : undefined,
    );
  }
  const read = readNow && prepared(rows.one.text, [clinicId, id]);
  if (!read) return run(clinicId, (tx) => findRow<Row>(tx, rows, clinicId, id));
  const [found = []] = await readNow(clinicId, read);
  return found[0] as Row | undefined;
}

/** Whether the caller may see the row, by the option `visible`; archived rows are not visible. */
async function isVisible(tx: Tx, rows: TenantRows, member: Member, id: number): Promise<boolean> {
  const visible = rows.options.visible?.(member);
  if (!visible) return true;
  const { text, values } = ofClinic(member.clinicId, [where('t.id = ?', id), visible]);
  return (await tx.query(`select 1 from ${rows.table} t where ${text}`, values)).length > 0;
}

/** Reads the count and the rows of a page: in one message if possible, else one after the other. */
async function readBoth(
  { run, readNow }: Runner,
  clinicId: number,
  { count, rows, isUsual }: PageReads,
) {
  const first = isUsual ? prepared(count.text, count.values) : undefined;
  const second = isUsual ? prepared(rows.text, rows.values) : undefined;
  if (readNow && first && second) {
    const [counted = [], data = []] = await readNow(clinicId, first, second);
    return [counted, data] as const;
  }
  return run(clinicId, async (tx) => {
    const counted = await tx.query(count.text, count.values);
    return [counted, await tx.query(rows.text, rows.values)] as const;
  });
}
