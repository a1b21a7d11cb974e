import {
  amountOfLine,
  clinicalTexts,
  type RequiredItem,
  type RequiredItemInput,
} from '@ziba/shared/contracts/clinical';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { invalid } from '../../lib/refusal';
import { consumeStock } from '../products/consume';

/** Where the lines of a session or of a prescription are kept. */
const tables = {
  session: { table: 'session_items', column: 'session_id' },
  transcription: { table: 'transcription_items', column: 'transcription_id' },
} as const;
export type ItemOwner = keyof typeof tables;

/** What is stored of a line; goods of the clinic need a number that can leave the stock. */
function stored(line: RequiredItemInput) {
  const { name, quantity, product_id = null } = line;
  const amount = product_id === null ? null : amountOfLine(line);
  if (amount === undefined) throw invalid('required_items', clinicalTexts.itemQuantity);
  return { name, quantity, product_id, amount };
}

/** Puts the lines in place of those that were there; undefined leaves them. 400 for unknown goods. */
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

/** Takes what is goods of the clinic out of the stock, in the order of the products; 409 when it is short. */
export async function consumeItems(
  tx: Tx,
  member: Member,
  owner: ItemOwner,
  ownerId: number,
  items: readonly RequiredItem[],
): Promise<void> {
  const amounts = new Map<number, number>();
  for (const { product_id: product, amount } of items) {
    if (product !== null && amount) amounts.set(product, (amounts.get(product) ?? 0) + amount);
  }
  for (const [productId, quantity] of [...amounts].sort(([one], [other]) => one - other)) {
    await consumeStock(tx, member, { productId, quantity, refKind: owner, refId: ownerId });
  }
}
