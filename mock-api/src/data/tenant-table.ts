import type { Page, PageQuery } from '@ziba/shared/contracts/lists';
import type { Database, Tx } from '../db/connect';
import type { Member } from '../lib/actor';
import { pageReads, type PageReads } from './page-reads';
import { pageOfRows, wholeList } from './pages';
import { prepared } from './prepared';
import { audit, changes } from './audit';
import { announceRow } from './events';
import { refuseStale, type VersionRow } from './stale';
import type { TableOptions } from './table-options';
import { assignments, ofClinic, orderBy, quoted, type Where } from './conditions';

type Input = Record<string, unknown>;
type Filters = (Where | undefined)[];
type Run = <T>(clinicId: number, work: (tx: Tx) => Promise<T>) => Promise<T>;
/** Runs prepared reads at once; undefined in a transaction, which has its own connection. */
type ReadNow = Database['read'] | undefined;

/**
 * The plain statements on one table of clinics' rows. The table has the columns id, clinic_id,
 * created_at, updated_at, version and archived_at; archived rows are in no list.
 * Every statement names the clinic of the caller, so another clinic's row does not exist.
 */
export function tenantTable<Row extends { id: number }>(
  db: Database,
  table: string,
  options: TableOptions,
) {
  const build = (run: Run, readNow: ReadNow) => statementsOf<Row>(table, options, run, readNow);
  return {
    ...build((clinicId, work) => db.tenant(clinicId, work), db.read),
    /** The same statements in a transaction that runs already. */
    within: (tx: Tx) => build((_clinicId, work) => work(tx), undefined),
  };
}

/** What a route names in `config.row` so that a missing row answers 404 before a bad body 400. */
export interface RowLookup {
  has(member: Member, id: number): Promise<boolean>;
}

function statementsOf<Row extends { id: number }>(
  table: string,
  options: TableOptions,
  run: Run,
  readNow: ReadNow,
) {
  const { select = 't.*', joins = '', columns, entity = table, readers } = options;
  const from = `from ${table} t ${joins}`;
  const one = {
    name: `${table}.find`,
    text: `select ${select} ${from} where t.clinic_id = $1 and t.id = $2 and t.archived_at is null`,
  };

  const lock = {
    name: `${table}.lock`,
    text: `select version, updated_at from ${table} t
      where t.clinic_id = $1 and t.id = $2 and t.archived_at is null for update`,
  };

  const touch = {
    name: `${table}.touch`,
    text: `update ${table} set updated_at = app_now(), version = version + 1
      where clinic_id = $1 and id = $2`,
  };

  const tell = (tx: Tx, clinicId: number, id: number) =>
    readers ? announceRow(tx, clinicId, { entity, id }, readers) : Promise.resolve();

  const findIn = async (tx: Tx, clinicId: number, id: number) =>
    (await tx.query<Row>(one, [clinicId, id]))[0];

  /** Locks first and reads then: what is joined is read as it is once the lock is held. */
  const findLocked = async (tx: Tx, { clinicId }: Member, id: number, baseVersion?: unknown) => {
    const [row] = await tx.query<VersionRow>(lock, [clinicId, id]);
    if (!row) return undefined;
    await refuseStale(tx, { clinicId, entity, id, ...row }, baseVersion);
    return findIn(tx, clinicId, id);
  };

  const find = async ({ clinicId }: Member, id: number): Promise<Row | undefined> => {
    const read = readNow && prepared(one.text, [clinicId, id]);
    if (!read) return run(clinicId, (tx) => findIn(tx, clinicId, id));
    const [rows = []] = await readNow(clinicId, read);
    return rows[0] as Row | undefined;
  };

  const writable = (input: Input) =>
    columns
      .filter((column) => input[column] !== undefined)
      .map((name) => [name, input[name]] as const);

  /** In one message where it can be; otherwise one statement after the other. */
  const readBoth = async (clinicId: number, { count, rows, isUsual }: PageReads) => {
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
  };

  return {
    /** One page in the asked order, with the true total also past the last page. */
    page: async (
      { clinicId }: Member,
      query: PageQuery,
      ...filters: Filters
    ): Promise<Page<Row>> => {
      const reads = pageReads(table, options, clinicId, query, filters);
      const [count, data] = await readBoth(clinicId, reads);
      return pageOfRows(data as Row[], query, Number(count[0]?.total ?? 0));
    },

    /** The rows at once, for the lists that the texts do not page; see `wholeList`. */
    all: ({ clinicId }: Member, ...filters: Filters): Promise<Page<Row>> =>
      run(clinicId, (tx) => {
        const { text: which, values } = ofClinic(clinicId, filters);
        const text = `select ${select} ${from} where ${which} ${orderBy(options)}`;
        return wholeList<Row>(tx, { text }, values);
      }),

    find,

    /**
     * The row, kept from other writers until the transaction ends: for use with `within`. With a version
     * that is not the row's it throws the refusal of a stale edit.
     */
    findLocked: (member: Member, id: number, baseVersion?: number) =>
      run(member.clinicId, (tx) => findLocked(tx, member, id, baseVersion)),

    has: async (member: Member, id: number) => (await find(member, id)) !== undefined,

    insert: (member: Member, input: Input) =>
      run(member.clinicId, async (tx): Promise<Row> => {
        const pairs = [['clinic_id', member.clinicId] as const, ...writable(input)];
        const [created] = await tx.query<{ id: number }>(
          `insert into ${table} (${pairs.map(([name]) => quoted(name)).join(', ')})
           values (${pairs.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
          pairs.map(([, value]) => value),
        );
        const row = created && (await findIn(tx, member.clinicId, created.id));
        if (!row) throw new Error(`the new row of ${table} cannot be read`);
        await audit(tx, member, {
          action: 'create',
          entity,
          entityId: row.id,
          after: Object.fromEntries(pairs),
        });
        return row;
      }),

    /**
     * Changes only what is sent; undefined when there is no such row in the clinic. `input.version` is the
     * version that the edit is based on: with another one it throws the refusal of a stale edit.
     */
    update: (member: Member, id: number, input: Input) =>
      run(member.clinicId, async (tx): Promise<Row | undefined> => {
        const before = await findLocked(tx, member, id, input.version);
        const pairs = writable(input);
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
        await tell(tx, member.clinicId, id);
        return findIn(tx, member.clinicId, id);
      }),

    /** Counts a change of what belongs to the row but lies in other tables: an edit of it is stale then. */
    touch: ({ clinicId }: Member, id: number) =>
      run(clinicId, async (tx) => {
        await tx.query(touch, [clinicId, id]);
        await tell(tx, clinicId, id);
      }),

    /** Takes the row out of every list; true when there was one. */
    archive: (member: Member, id: number) =>
      run(member.clinicId, async (tx) => {
        const rows = await tx.query(
          `update ${table} set archived_at = app_now(), updated_at = app_now(), version = version + 1
           where clinic_id = $1 and id = $2 and archived_at is null returning id`,
          [member.clinicId, id],
        );
        if (rows.length === 0) return false;
        await audit(tx, member, { action: 'archive', entity, entityId: id });
        await tell(tx, member.clinicId, id);
        return true;
      }),
  };
}
