import type { StockCount, StockCountLine } from '@ziba/shared/contracts/stock-counts';
import { persian } from '../../data/conditions';
import { tenantTable } from '../../data/tenant-table';
import type { Database, Tx } from '../../db/connect';

const linesOf = 'from stock_count_lines l where l.clinic_id = t.clinic_id and l.count_id = t.id';

/** The stock-takings of clinics, without their lines. */
export const countsTable = (db: Database) =>
  tenantTable<StockCount>(db, 'stock_counts', {
    readers: ['inventory'],
    columns: ['title', 'started_by'],
    select: `t.id, t.version, t.title, t.status, t.reason, t.created_at, t.closed_at,
      u."fullName" as started_by,
      (select count(*)::int ${linesOf}) as products,
      (select count(*)::int ${linesOf} and l.counted <> l.expected) as differences`,
    joins: 'left join users u on u.clinic_id = t.clinic_id and u.id = t.started_by',
    searched: ['title'],
    sorted: { title: persian('title'), status: 'status', created_at: 'created_at' },
  });

const select = `select l.id, l.version, l.product_id, p.name, p.unit, p.product_code, l.counted,
    l.expected, l.counted - l.expected as difference, u."fullName" as counted_by,
    l.updated_at as counted_at
  from stock_count_lines l
  join products p on p.clinic_id = l.clinic_id and p.id = l.product_id
  left join users u on u.clinic_id = l.clinic_id and u.id = l.counted_by
  where l.clinic_id = $1 and l.count_id = $2`;

const all = { name: 'counts.lines', text: `${select} order by l.updated_at desc, l.id desc` };
const one = { name: 'counts.line', text: `${select} and l.product_id = $3` };

/** The lines of a count, the product that was counted last first. */
export const countLines = (tx: Tx, clinicId: number, countId: number) =>
  tx.query<StockCountLine>(all, [clinicId, countId]);

/** The line of a product; undefined if it was not counted. */
export async function countLine(
  tx: Tx,
  clinicId: number,
  countId: number,
  productId: number,
): Promise<StockCountLine | undefined> {
  const [line] = await tx.query<StockCountLine>(one, [clinicId, countId, productId]);
  return line;
}

const state = 'select status from stock_counts where clinic_id = $1 and id = $2';
const share = { name: 'counts.share', text: `${state} and archived_at is null for share` };
const lock = { name: 'counts.lock', text: `${state} and archived_at is null for update` };

/** Reads the status and keeps it until the transaction ends: for lines of it, or alone to close the count. */
export async function statusOf(
  tx: Tx,
  clinicId: number,
  countId: number,
  { isClosing }: { isClosing: boolean },
): Promise<StockCount['status'] | undefined> {
  const statement = isClosing ? lock : share;
  const [row] = await tx.query<Pick<StockCount, 'status'>>(statement, [clinicId, countId]);
  return row?.status;
}

/** $1 clinic, $2 count, $3 product, $4 quantity, $5 who counts. The stock of now is what is expected. */
const insertLine = `insert into stock_count_lines
    (clinic_id, count_id, product_id, counted, expected, counted_by)
  select $1, $2, p.id, $4::numeric, p.stock, $5 from products p
  where p.clinic_id = $1 and p.id = $3 and p.archived_at is null
  on conflict (clinic_id, count_id, product_id)`;
const newTrail = `counted_by = excluded.counted_by, updated_at = app_now(),
  version = stock_count_lines.version + 1`;

const add = {
  name: 'counts.add',
  text: `${insertLine} do update set counted = stock_count_lines.counted + excluded.counted, ${newTrail}
    where stock_count_lines.counted + excluded.counted <= 999999999 returning id`,
};
const first = { name: 'counts.first', text: `${insertLine} do nothing returning id` };
const set = {
  name: 'counts.set',
  text: `update stock_count_lines set counted = $4::numeric, counted_by = $5, updated_at = app_now(),
      version = version + 1
    where clinic_id = $1 and count_id = $2 and product_id = $3 and version = $6 returning id`,
};

export interface Counted {
  clinicId: number;
  countId: number;
  productId: number;
  quantity: number;
  userId: number | null;
}

const valuesOf = ({ clinicId, countId, productId, quantity, userId }: Counted) => [
  clinicId,
  countId,
  productId,
  quantity,
  userId,
];

/** Adds to the counted quantity of a product; returns false where that is not possible. */
export const addCounted = async (tx: Tx, counted: Counted): Promise<boolean> =>
  (await tx.query(add, valuesOf(counted))).length > 0;

/** Sets the counted quantity, on the line of this version or on a new one; false if the line is another by now. */
export async function setCounted(tx: Tx, counted: Counted, version = 0): Promise<boolean> {
  const values = valuesOf(counted);
  const rows =
    version === 0 ? await tx.query(first, values) : await tx.query(set, [...values, version]);
  return rows.length > 0;
}

const close = {
  name: 'counts.close',
  text: `update stock_counts set status = $3, reason = $4, closed_by = $5, closed_at = app_now(),
      updated_at = app_now(), version = version + 1
    where clinic_id = $1 and id = $2`,
};

/** Ends a count. */
export async function closeCount(
  tx: Tx,
  { clinicId, userId }: { clinicId: number; userId: number | null },
  countId: number,
  { status, reason }: { status: 'posted' | 'canceled'; reason: string | null },
): Promise<void> {
  await tx.query(close, [clinicId, countId, status, reason, userId]);
}
