import type { Page, PageQuery } from '@ziba/shared/contracts/common';
import type { Database, Tx } from '../db/connect';
import type { Member } from './actor';
import { pageReads, type PageReads } from './page-reads';
import { allRows, pageOfRows } from './pages';
import { prepared } from './prepared';
import { audit, changes } from './audit';
import { ofClinic, orderBy, quoted, type Where } from './conditions';

export interface TableOptions {
  /** What insert and update may write; names are those of the wire. */
  columns: readonly string[];
  /** What a row answers; the table itself is `t`. */
  select?: string;
  /** Joins to the table `t`; each must also compare `clinic_id`. */
  joins?: string;
  /** Columns (of `t`) or expressions that `search` looks into. */
  searched?: readonly string[];
  /** Sort field of the wire → column or expression (`persian('name')` for text). */
  sorted?: Record<string, string>;
  /** `-id`, the newest first, unless said otherwise. */
  defaultSort?: string;
  /** What the audit log calls the table; its name unless said otherwise. */
  entity?: string;
}

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
  const { select = 't.*', joins = '', columns, entity = table } = options;
  const from = `from ${table} t ${joins}`;
  const one = {
    name: `${table}.find`,
    text: `select ${select} ${from} where t.clinic_id = $1 and t.id = $2 and t.archived_at is null`,
  };

  const locked = { name: `${table}.lock`, text: `${one.text} for update of t` };

  const findIn = async (tx: Tx, clinicId: number, id: number, statement = one) =>
    (await tx.query<Row>(statement, [clinicId, id]))[0];

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

  const list = async (tx: Tx, clinicId: number, filters: Filters, tail: string) => {
    const { text, values } = ofClinic(clinicId, filters);
    return tx.query<Row>(`select ${select} ${from} where ${text} ${tail}`, values);
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

    /** All rows at once, for the lists that the texts do not page. */
    all: (member: Member, ...filters: Filters) =>
      run(member.clinicId, async (tx) =>
        allRows(await list(tx, member.clinicId, filters, orderBy(options))),
      ),

    find,

    /** The row, kept from other writers until the transaction ends: for use with `within`. */
    findLocked: (member: Member, id: number) =>
      run(member.clinicId, (tx) => findIn(tx, member.clinicId, id, locked)),

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

    /** Changes only what is sent; undefined when there is no such row in the clinic. */
    update: (member: Member, id: number, input: Input) =>
      run(member.clinicId, async (tx): Promise<Row | undefined> => {
        const before = await findIn(tx, member.clinicId, id, locked);
        const pairs = writable(input);
        if (!before || pairs.length === 0) return before;
        const sets = pairs.map(([name], index) => `${quoted(name)} = $${index + 3}`).join(', ');
        await tx.query(
          `update ${table} set ${sets}, updated_at = now(), version = version + 1
           where clinic_id = $1 and id = $2 and archived_at is null`,
          [member.clinicId, id, ...pairs.map(([, value]) => value)],
        );
        const difference = changes(before as Input, Object.fromEntries(pairs));
        await audit(tx, member, { action: 'update', entity, entityId: id, ...difference });
        return findIn(tx, member.clinicId, id);
      }),

    /** Takes the row out of every list; true when there was one. */
    archive: (member: Member, id: number) =>
      run(member.clinicId, async (tx) => {
        const rows = await tx.query(
          `update ${table} set archived_at = now(), updated_at = now(), version = version + 1
           where clinic_id = $1 and id = $2 and archived_at is null returning id`,
          [member.clinicId, id],
        );
        if (rows.length === 0) return false;
        await audit(tx, member, { action: 'archive', entity, entityId: id });
        return true;
      }),
  };
}
