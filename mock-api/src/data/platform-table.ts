import type { Page, PageQuery } from '@ziba/shared/contracts/lists';
import type { Tx } from '../db/connect';
import type { Statement } from '../db/statement';
import type { Session } from '../lib/actor';
import { audit, changes } from './audit';
import { orderBy, placed, searchIn, where, type Where } from './conditions';
import { pageOfRows, wholeList } from './pages';
import { refuseStale, type VersionRow } from './stale';
import type { TableOptions } from './table-options';
import { assignments, insertText, writtenColumns } from './written-columns';

type Input = Record<string, unknown>;
type Filters = (Where | undefined)[];

/** A table without clinics and its fixed statements; their parameter `$1` is the id of the row. */
interface PlatformRows {
  table: string;
  /** The name of the table in the audit log. */
  entity: string;
  options: TableOptions;
  columnsRead: string;
  from: string;
  one: Statement;
  lock: Statement;
}

/**
 * Simple statements on one table without clinics, as `tenantTable` has them for rows of clinics. They run in a
 * transaction of the platform, which the caller opens with `db.platform`.
 */
export function platformTable<Row extends { id: number }>(table: string, options: TableOptions) {
  const rows = platformRows(table, options);
  return {
    find: (tx: Tx, id: number) => findRow<Row>(tx, rows, id),

    /** Reads the row and locks it until the transaction ends. */
    findLocked: (tx: Tx, id: number) => findLockedRow<Row>(tx, rows, id),

    /** Reads all rows at once; see `wholeList`. */
    all: (tx: Tx, ...filters: Filters): Promise<Page<Row>> => {
      const { text, values } = listOf(rows, filters);
      return wholeList<Row>(tx, { text: `${text} ${orderBy(options)}` }, values);
    },

    /** Reads one page in the requested order. The total is right also for a page after the last one. */
    page: (tx: Tx, query: PageQuery, ...filters: Filters) =>
      pageOfTable<Row>(tx, rows, query, filters),

    insert: (tx: Tx, session: Session, input: Input) => insertRow<Row>(tx, rows, session, input),

    /**
     * Changes the fields that were sent; undefined when there is no such row. `input.version` is the version that the
     * edit is based on. Errors: 409 `stale` when the row has another version.
     */
    update: (tx: Tx, session: Session, id: number, input: Input) =>
      updateRow<Row>(tx, rows, session, id, input),

    /** Archives the row, so that no list shows it; returns whether there was one. */
    archive: (tx: Tx, session: Session, id: number) => archiveRow(tx, rows, session, id),
  };
}

function platformRows(table: string, options: TableOptions): PlatformRows {
  const { select = 't.*', joins = '', entity = table, statements = table } = options;
  const from = `from ${table} t ${joins}`;
  const isRow = 't.id = $1 and t.archived_at is null';
  return {
    table,
    entity,
    options,
    columnsRead: select,
    from,
    one: { name: `${statements}.find`, text: `select ${select} ${from} where ${isRow}` },
    lock: {
      name: `${statements}.lock`,
      text: `select version, updated_at from ${table} t where ${isRow} for update`,
    },
  };
}

/** The author of a change, for the audit log. The row has no clinic, whoever changes it. */
const actorOf = ({ userId }: Session) => ({ userId, clinicId: null });

const isCurrent = where('t.archived_at is null');

/** A statement without an order for the rows that match the filters, and its values. */
function listOf({ columnsRead, from }: PlatformRows, filters: Filters) {
  const { text, values } = placed([isCurrent, ...filters]);
  return { text: `select ${columnsRead} ${from} where ${text}`, values };
}

async function pageOfTable<Row>(
  tx: Tx,
  rows: PlatformRows,
  query: PageQuery,
  filters: Filters,
): Promise<Page<Row>> {
  const { page, limit, search, sort } = query;
  const conditions = [...filters, searchIn(rows.options, search)];
  const { text, values } = placed([isCurrent, ...conditions]);
  const [count] = await tx.query<{ total: number }>(
    `select count(*)::int as total ${rows.from} where ${text}`,
    values,
  );
  const list = listOf(rows, conditions);
  const tail = `${orderBy(rows.options, sort)} limit ${limit} offset ${(page - 1) * limit}`;
  const data = await tx.query<Row>(`${list.text} ${tail}`, list.values);
  return pageOfRows(data, query, count?.total ?? 0);
}

async function findRow<Row>(tx: Tx, { one }: PlatformRows, id: number) {
  return (await tx.query<Row>(one, [id]))[0];
}

/** Locks first and reads afterwards, so that joined rows are read as they are after the lock was taken. */
async function findLockedRow<Row>(tx: Tx, rows: PlatformRows, id: number, baseVersion?: unknown) {
  const [row] = await tx.query<VersionRow>(rows.lock, [id]);
  if (!row) return undefined;
  await refuseStale(tx, { clinicId: null, entity: rows.entity, id, ...row }, baseVersion);
  return findRow<Row>(tx, rows, id);
}

async function insertRow<Row extends { id: number }>(
  tx: Tx,
  rows: PlatformRows,
  session: Session,
  input: Input,
): Promise<Row> {
  const { table, entity, options } = rows;
  const pairs = writtenColumns(options.columns, input);
  const [created] = await tx.query<{ id: number }>(
    insertText(table, pairs),
    pairs.map(([, value]) => value),
  );
  const row = created && (await findRow<Row>(tx, rows, created.id));
  if (!row) throw new Error(`the new row of ${table} cannot be read`);
  const after = Object.fromEntries(pairs);
  await audit(tx, actorOf(session), { action: 'create', entity, entityId: row.id, after });
  return row;
}

async function updateRow<Row>(
  tx: Tx,
  rows: PlatformRows,
  session: Session,
  id: number,
  input: Input,
): Promise<Row | undefined> {
  const { table, entity, options } = rows;
  const before = await findLockedRow<Row>(tx, rows, id, input.version);
  const pairs = writtenColumns(options.columns, input);
  if (!before || pairs.length === 0) return before;
  const { sets, differs } = assignments(pairs, 2);
  const changed = await tx.query(
    `update ${table} set ${sets}, updated_at = app_now(), version = version + 1
     where id = $1 and ${differs} returning id`,
    [id, ...pairs.map(([, value]) => value)],
  );
  if (changed.length === 0) return before;
  const difference = changes(before as Input, Object.fromEntries(pairs));
  await audit(tx, actorOf(session), { action: 'update', entity, entityId: id, ...difference });
  return findRow<Row>(tx, rows, id);
}

async function archiveRow(
  tx: Tx,
  { table, entity }: PlatformRows,
  session: Session,
  id: number,
): Promise<boolean> {
  const archived = await tx.query(
    `update ${table} set archived_at = app_now(), updated_at = app_now(), version = version + 1
     where id = $1 and archived_at is null returning id`,
    [id],
  );
  if (archived.length === 0) return false;
  await audit(tx, actorOf(session), { action: 'archive', entity, entityId: id });
  return true;
}
