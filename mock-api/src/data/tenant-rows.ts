import type { Page } from '@ziba/shared/contracts/lists';
import type { Tx } from '../db/connect';
import type { Statement } from '../db/statement';
import type { Member } from '../lib/actor';
import { audit, changes } from './audit';
import { ofClinic, orderBy, type Where } from './conditions';
import { announceRow } from './events';
import { wholeList } from './pages';
import { refuseStale, type VersionRow } from './stale';
import type { TableOptions } from './table-options';
import { assignments, insertText, writtenColumns } from './written-columns';

type Input = Record<string, unknown>;

/** A table with rows of clinics and its fixed statements: `$1` is the clinic, `$2` the row. */
export interface TenantRows {
  table: string;
  /** The name of the table in the audit log. */
  entity: string;
  options: TableOptions;
  /** The beginning of every read. */
  select: string;
  one: Statement;
  lock: Statement;
  touch: Statement;
}

export function tenantRows(table: string, options: TableOptions): TenantRows {
  const { joins = '', entity = table } = options;
  const select = `select ${options.select ?? 't.*'} from ${table} t ${joins}`;
  const isRow = 't.clinic_id = $1 and t.id = $2 and t.archived_at is null';
  return {
    table,
    entity,
    options,
    select,
    one: { name: `${table}.find`, text: `${select} where ${isRow}` },
    lock: {
      name: `${table}.lock`,
      text: `select version, updated_at from ${table} t where ${isRow} for update`,
    },
    touch: {
      name: `${table}.touch`,
      text: `update ${table} set updated_at = app_now(), version = version + 1
        where clinic_id = $1 and id = $2`,
    },
  };
}

/** Reads all rows at once; see `wholeList`. */
export function allRowsOf<Row>(
  tx: Tx,
  { select, options }: TenantRows,
  clinicId: number,
  filters: readonly (Where | undefined)[],
): Promise<Page<Row>> {
  const { text: which, values } = ofClinic(clinicId, filters);
  return wholeList<Row>(tx, { text: `${select} where ${which} ${orderBy(options)}` }, values);
}

/** Reads the row; undefined when the clinic has none with this id, or it is archived. */
export async function findRow<Row>(tx: Tx, { one }: TenantRows, clinicId: number, id: number) {
  return (await tx.query<Row>(one, [clinicId, id]))[0];
}

/**
 * Reads the row and locks it until the transaction ends. It is locked first and read afterwards, so that joined rows
 * are read as they are after the lock was taken. Errors: 409 `stale` when `baseVersion` is given and is not the version
 * of the row.
 */
export async function findLockedRow<Row>(
  tx: Tx,
  rows: TenantRows,
  { clinicId }: Member,
  id: number,
  baseVersion?: unknown,
): Promise<Row | undefined> {
  const [row] = await tx.query<VersionRow>(rows.lock, [clinicId, id]);
  if (!row) return undefined;
  await refuseStale(tx, { clinicId, entity: rows.entity, id, ...row }, baseVersion);
  return findRow<Row>(tx, rows, clinicId, id);
}

/** Adds a row of the clinic and returns it. */
export async function insertRow<Row extends { id: number }>(
  tx: Tx,
  rows: TenantRows,
  member: Member,
  input: Input,
): Promise<Row> {
  const { table, entity, options } = rows;
  const pairs = [
    ['clinic_id', member.clinicId] as const,
    ...writtenColumns(options.columns, input),
  ];
  const [created] = await tx.query<{ id: number }>(
    insertText(table, pairs),
    pairs.map(([, value]) => value),
  );
  const row = created && (await findRow<Row>(tx, rows, member.clinicId, created.id));
  if (!row) throw new Error(`the new row of ${table} cannot be read`);
  const after = Object.fromEntries(pairs);
  await audit(tx, member, { action: 'create', entity, entityId: row.id, after });
  return row;
}

/**
 * Changes the fields that were sent; undefined when the clinic has no such row. `input.version` is the version that the
 * edit is based on. Errors: 409 `stale` when the row has another version.
 */
export async function updateRow<Row>(
  tx: Tx,
  rows: TenantRows,
  member: Member,
  id: number,
  input: Input,
): Promise<Row | undefined> {
  const { table, entity, options } = rows;
  const before = await findLockedRow<Row>(tx, rows, member, id, input.version);
  const pairs = writtenColumns(options.columns, input);
  if (!before || pairs.length === 0) return before;
  const { sets, differs } = assignments(pairs, 3);
  const changed = await tx.query(
    `update ${table} set ${sets}, updated_at = app_now(), version = version + 1
     where clinic_id = $1 and id = $2 and archived_at is null and ${differs} returning id`,
    [member.clinicId, id, ...pairs.map(([, value]) => value)],
  );
  if (changed.length === 0) return before;
  const difference = changes(before as Input, Object.fromEntries(pairs));
  await audit(tx, member, { action: 'update', entity, entityId: id, ...difference });
  await announceChange(tx, rows, member.clinicId, id);
  return findRow<Row>(tx, rows, member.clinicId, id);
}

/**
 * Increases the version after a change of what belongs to the row but is stored in other tables: an edit of the row
 * that began before is stale then.
 */
export async function touchRow(tx: Tx, rows: TenantRows, clinicId: number, id: number) {
  await tx.query(rows.touch, [clinicId, id]);
  await announceChange(tx, rows, clinicId, id);
}

/** Archives the row, so that no list shows it; returns whether there was one. The reason is for the audit log. */
export async function archiveRow(
  tx: Tx,
  rows: TenantRows,
  member: Member,
  id: number,
  reason?: string,
): Promise<boolean> {
  const { table, entity } = rows;
  const archived = await tx.query(
    `update ${table} set archived_at = app_now(), updated_at = app_now(), version = version + 1
     where clinic_id = $1 and id = $2 and archived_at is null returning id`,
    [member.clinicId, id],
  );
  if (archived.length === 0) return false;
  await audit(tx, member, { action: 'archive', entity, entityId: id, reason });
  await announceChange(tx, rows, member.clinicId, id);
  return true;
}

/** Tells the sections that show the table; nobody if none is named. */
async function announceChange(
  tx: Tx,
  { entity, options: { readers } }: TenantRows,
  clinicId: number,
  id: number,
): Promise<void> {
  if (readers) await announceRow(tx, clinicId, { entity, id }, readers);
}
