import {
  amountOfLine,
  clinicalTexts,
  stockShortCode,
  type GoodsShortage,
  type RequiredItem,
  type RequiredItemInput,
  type shortageDetails,
} from '@ziba/shared/contracts/clinical';
import type { z } from 'zod';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { invalid, Refusal } from '../../lib/refusal';
import { consumeStock } from '../products/consume';
import { findShortages, type WantedGoods } from '../products/shortages';
import { roundGoods } from '../products/stock';

/** The table of the lines of a session or of a prescription. */
const tables = {
  session: { table: 'session_items', column: 'session_id' },
  transcription: { table: 'transcription_items', column: 'transcription_id' },
} as const;
export type ItemOwner = keyof typeof tables;

/** The stored form of a line; goods of the clinic need a quantity that can be taken from the stock. */
function stored(line: RequiredItemInput) {
  const { name, quantity, product_id = null } = line;
  const amount = product_id === null ? null : amountOfLine(line);
  if (amount === undefined) throw invalid('required_items', clinicalTexts.itemQuantity);
  return { name, quantity, product_id, amount };
}

/** Replaces the lines; undefined leaves them as they are. Refuses with 400 unknown goods. */
export async function replaceItems(
  tx: Tx,
  { clinicId }: Member,
  owner: ItemOwner,
  ownerId: number,
  lines: readonly RequiredItemInput[] | undefined,
): Promise<void> {
  if (lines === undefined) return;
  const { table, column } = tables[owner];
  await tx.query(`delete from ${table} where clinic_id = $1 and ${column} = $2`, [
    clinicId,
    ownerId,
  ]);
  if (lines.length === 0) return;
  await tx.query(
    `insert into ${table} (clinic_id, ${column}, name, quantity, product_id, amount)
     select $1, $2, line.name, line.quantity, line.product_id, line.amount
     from jsonb_to_recordset($3::jsonb)
       as line (name text, quantity text, product_id int, amount numeric)`,
    [clinicId, ownerId, JSON.stringify(lines.map(stored))],
  );
}

interface Consumed {
  owner: ItemOwner;
  ownerId: number;
  items: readonly RequiredItem[];
  /** If goods are missing, takes what is there instead of refusing. */
  isShortageAccepted?: boolean;
}

/**
 * Takes the goods of the clinic out of the stock. Refuses with 409 `stock_short` and the missing goods in `details`,
 * unless the shortage is accepted; then it returns what was missing.
 */
export async function consumeItems(
  tx: Tx,
  member: Member,
  { owner, ownerId, items, isShortageAccepted = false }: Consumed,
): Promise<GoodsShortage[]> {
  const wanted = wantedGoods(items);
  const shortages = await findShortages(tx, member.clinicId, wanted);
  if (shortages.length > 0 && !isShortageAccepted) throw stockShort(shortages);
  for (const { productId, quantity: needed } of wanted) {
    const short = shortages.find(({ product_id }) => product_id === productId);
    const quantity = short?.usable ?? needed;
    if (quantity <= 0) continue;
    await consumeStock(tx, member, { productId, quantity, refKind: owner, refId: ownerId });
  }
  return shortages;
}

/** The goods of the lines, each product once, in the order in which products are locked. */
function wantedGoods(items: readonly RequiredItem[]): WantedGoods[] {
  const amounts = new Map<number, number>();
  for (const { product_id: product, amount } of items) {
    if (product !== null && amount) amounts.set(product, (amounts.get(product) ?? 0) + amount);
  }
  return [...amounts]
    .sort(([one], [other]) => one - other)
    .map(([productId, sum]) => ({ productId, quantity: roundGoods(sum) }));
}

function stockShort(shortages: GoodsShortage[]): Refusal {
  const details = { shortages } satisfies z.output<typeof shortageDetails>;
  const missing = shortages.map(
    ({ name, missing: amount, unit }) => `${name} (${amount.toLocaleString('fa-IR')} ${unit})`,
  );
  const message = clinicalTexts.stockShort(missing.join('، '));
  return new Refusal(409, stockShortCode, message, undefined, {}, details);
}
