import {
  countedMeanwhileCode,
  countTexts,
  type countLineInput,
  type countScanInput,
  type StockCountLine,
  type StockCountSheet,
} from '@ziba/shared/contracts/stock-counts';
import { productTexts } from '@ziba/shared/contracts/products';
import type { z } from 'zod';
import { audit } from '../../data/audit';
import { announceRow } from '../../data/events';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { found, invalid, Refusal } from '../../lib/refusal';
import { idOfCode } from '../products/products.queries';
import { moveStock, roundGoods } from '../products/stock';
import { refreshStockNotices } from '../products/stock-notices';
import {
  addCounted,
  closeCount,
  countLine,
  countLines,
  countsTable,
  setCounted,
  statusOf,
} from './stock-counts.queries';

/*
 * Stock-takings: several people count into one sheet, then its differences change the stocks.
 */

type Scan = z.output<typeof countScanInput>;
type Typed = z.output<typeof countLineInput>;

const entity = 'stock_counts';

export const startCount = (db: Database, member: Member, input: { title: string }) =>
  db.tenant(member.clinicId, async (tx) => {
    const row = { title: input.title, started_by: member.userId };
    const { id } = await countsTable(db).within(tx).insert(member, row);
    return sheetOf(db, tx, member, id);
  });

export const readSheet = (db: Database, member: Member, id: number) =>
  db.tenant(member.clinicId, (tx) => sheetOf(db, tx, member, id));

/** Adds what a scanner read to the line of the product. Errors: 404 for an unknown code; 409 when closed. */
export const scanProduct = (db: Database, member: Member, countId: number, scan: Scan) =>
  counting(db, member, countId, async (tx) => {
    const productId = await idOfCode(tx, member.clinicId, scan.code);
    if (productId === undefined) {
      const message = countTexts.unknownCode;
      throw new Refusal(404, 'not_found', message, { code: message });
    }
    const { clinicId, userId } = member;
    const counted = { clinicId, userId, countId, productId, quantity: scan.quantity ?? 1 };
    if (!(await addCounted(tx, counted))) throw invalid('quantity', countTexts.tooMany);
    return productId;
  });

/** Sets a typed quantity. Errors: 409 `counted_meanwhile` if the line is not the one that was seen, or closed. */
export const typeQuantity = (db: Database, member: Member, countId: number, typed: Typed) =>
  counting(db, member, countId, async (tx) => {
    const { product_id: productId, counted: quantity, version } = typed;
    const { clinicId, userId } = member;
    const counted = { clinicId, userId, countId, productId, quantity };
    if (await setCounted(tx, counted, version)) return productId;
    const isUnknown = !version && !(await countLine(tx, clinicId, countId, productId));
    if (isUnknown) throw invalid('product_id', countTexts.product);
    const message = countTexts.meanwhile;
    throw new Refusal(409, countedMeanwhileCode, message, { counted: message });
  });

/** Changes the stocks by the differences. Errors: 409 when nothing was counted, or goods have left meanwhile. */
export const postCount = (db: Database, member: Member, countId: number, reason: string) =>
  db.tenant(member.clinicId, async (tx) => {
    await refuseClosed(tx, member, countId, { isClosing: true });
    const lines = await countLines(tx, member.clinicId, countId);
    if (lines.length === 0) throw new Refusal(409, 'nothing_counted', countTexts.nothing);
    for (const line of lines.toSorted((one, other) => one.product_id - other.product_id)) {
      await postLine(tx, member, { countId, line, reason });
    }
    return close(db, tx, member, { countId, status: 'posted', reason });
  });

/** Ends a count without any change of a stock. Errors: 409 when it is closed. */
export const cancelCount = (db: Database, member: Member, countId: number) =>
  db.tenant(member.clinicId, async (tx) => {
    await refuseClosed(tx, member, countId, { isClosing: true });
    return close(db, tx, member, { countId, status: 'canceled', reason: null });
  });

async function sheetOf(db: Database, tx: Tx, member: Member, id: number): Promise<StockCountSheet> {
  const count = found(await countsTable(db).within(tx).find(member, id));
  return { ...count, lines: await countLines(tx, member.clinicId, id) };
}

/** Runs `count`, which returns the counted product, on an open count; other sheets are told to read it again. */
const counting = (
  db: Database,
  member: Member,
  countId: number,
  count: (tx: Tx) => Promise<number>,
): Promise<StockCountLine> =>
  db.tenant(member.clinicId, async (tx) => {
    await refuseClosed(tx, member, countId, { isClosing: false });
    const productId = await count(tx);
    await announceRow(tx, member.clinicId, { entity, id: countId }, ['inventory']);
    return found(await countLine(tx, member.clinicId, countId, productId));
  });

async function refuseClosed(
  tx: Tx,
  { clinicId }: Member,
  countId: number,
  lock: { isClosing: boolean },
): Promise<void> {
  const status = found(await statusOf(tx, clinicId, countId, lock));
  if (status !== 'open') throw new Refusal(409, 'closed', countTexts.closed);
}

interface Posted {
  countId: number;
  line: StockCountLine;
  reason: string;
}

/** The difference is that of the moment when the product was counted: what moved since then stays moved. */
async function postLine(tx: Tx, member: Member, { countId, line, reason }: Posted): Promise<void> {
  const { product_id: productId, name } = line;
  try {
    await moveStock(tx, member, {
      productId,
      kind: 'count',
      quantity: roundGoods(line.counted - line.expected),
      ref: { kind: 'count', id: countId },
      reason,
    });
  } catch (error) {
    const isShort = error instanceof Refusal && error.message === productTexts.stockShort;
    throw isShort ? new Refusal(409, 'stock_short', countTexts.short(name)) : error;
  }
  await refreshStockNotices(tx, member.clinicId, productId);
}

interface Closing {
  countId: number;
  status: 'posted' | 'canceled';
  reason: string | null;
}

async function close(
  db: Database,
  tx: Tx,
  member: Member,
  { countId, status, reason }: Closing,
): Promise<StockCountSheet> {
  await closeCount(tx, member, countId, { status, reason });
  await audit(tx, member, {
    action: 'update',
    entity,
    entityId: countId,
    after: { status },
    reason,
  });
  await announceRow(tx, member.clinicId, { entity, id: countId }, ['inventory']);
  return sheetOf(db, tx, member, countId);
}
