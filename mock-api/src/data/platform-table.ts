import type { Page, PageQuery } from '@ziba/shared/contracts/lists';
import type { Tx } from '../db/connect';
import type { Session } from '../lib/actor';
import { audit, changes } from './audit';
import { refuseStale, type VersionRow } from './stale';
import { assignments, orderBy, placed, quoted, searchIn, where, type Where } from './conditions';
import { pageOfRows, wholeList } from './pages';
import type { TableOptions } from './table-options';

type Input = Record<string, unknown>;
type Filters = (Where | undefined)[];
/** Who does it, for the audit log: of what has no clinic, whoever does it. */
const actorOf = ({ userId }: Session) => ({ userId, clinicId: null });

/**
 * The plain statements on one table without a clinic, as `tenantTable` has them for clinics' rows. They
 * run in a transaction of the platform, which the caller opens with `db.platform`.
 */
export function platformTable<Row extends { id: number }>(table: string, options: TableOptions) {
  const { select = 't.*', joins = '', columns, entity = table } = options;
  const from = `from ${table} t ${joins}`;
  const one = {
    name: `${table}.find`,
    text: `select ${select} ${from} where t.id = $1 and t.archived_at is null`,
  };
  const lock = {
    name: `${table}.lock`,
    text: `select version, updated_at from ${table} t where t.id = $1 and t.archived_at is null for update`,
  };
  const current = where('t.archived_at is null');

  const find = async (tx: Tx, id: number) => (await tx.query<Row>(one, [id]))[0];
  /** Locks first and reads then: what is joined is read as it is once the lock is held. */
  const findLocked = async (tx: Tx, id: number, baseVersion?: unknown) => {
    const [row] = await tx.query<VersionRow>(lock, [id]);
    if (!row) return undefined;
    await refuseStale(tx, { clinicId: null, entity, id, ...row }, baseVersion);
    return find(tx, id);
  };
  const writable = (input: Input) =>
    columns
      .filter((column) => input[column] !== undefined)
      .map((name) => [name, input[name]] as const);
  const list = (tx: Tx, filters: Filters, tail: string) => {
    const { text, values } = placed([current, ...filters]);
    return tx.query<Row>(`select ${select} ${from} where ${text} ${tail}`, values);
  };

  return {
    find: (tx: Tx, id: number) => find(tx, id),

    /** The row, kept from other writers until the transaction ends. */
    findLocked: (tx: Tx, id: number) => findLocked(tx, id),

    /** The rows at once; see `wholeList`. */
    all: (tx: Tx, ...filters: Filters): Promise<Page<Row>> => {
      const { text: which, values } = placed([current, ...filters]);
      const text = `select ${select} ${from} where ${which} ${orderBy(options)}`;
      return wholeList<Row>(tx, { text }, values);
    },

    /** One page in the asked order, with the true total also past the last page. */
    page: async (tx: Tx, query: PageQuery, ...filters: Filters): Promise<Page<Row>> => {
      const { page, limit, search, sort } = query;
      const conditions = [...filters, searchIn(options, search)];
      const counted = placed([current, ...conditions]);
      const [count] = await tx.query<{ total: number }>(
        `select count(*)::int as total ${from} where ${counted.text}`,
        counted.values,
      );
      const tail = `${orderBy(options, sort)} limit ${limit} offset ${(page - 1) * limit}`;
      return pageOfRows(await list(tx, conditions, tail), query, count?.total ?? 0);
    },

    insert: async (tx: Tx, session: Session, input: Input): Promise<Row> => {
      const pairs = writable(input);
      const [created] = await tx.query<{ id: number }>(
        `insert into ${table} (${pairs.map(([name]) => quoted(name)).join(', ')})
         values (${pairs.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
        pairs.map(([, value]) => value),
      );
      const row = created && (await find(tx, created.id));
      if (!row) throw new Error(`the new row of ${table} cannot be read`);
      const after = Object.fromEntries(pairs);
      await audit(tx, actorOf(session), { action: 'create', entity, entityId: row.id, after });
      return row;
    },

    /**
     * Changes only what is sent; undefined when there is no such row. `input.version` is the version that
     * the edit is based on: with another one it throws the refusal of a stale edit.
     */
    update: async (tx: Tx, session: Session, id: number, input: Input) => {
      const before = await findLocked(tx, id, input.version);
      const pairs = writable(input);
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
      return find(tx, id);
    },

    /** Takes the row out of every list; true when there was one. */
    archive: async (tx: Tx, session: Session, id: number) => {
      const rows = await tx.query(
        `update ${table} set archived_at = app_now(), updated_at = app_now(), version = version + 1
         where id = $1 and archived_at is null returning id`,
        [id],
      );
      if (rows.length === 0) return false;
      await audit(tx, actorOf(session), { action: 'archive', entity, entityId: id });
      return true;
    },
  };
}
