import {
  productTexts,
  type productInput,
  type productUpdate,
} from '@ziba/shared/contracts/products';
import type { z } from 'zod';
import type { Database } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { freeCode, retryWhenTaken } from '../../lib/free-code';
import { found, Refusal, type FieldMessages } from '../../lib/refusal';
import { refreshStockNotices } from '../notifications/stock-notices';
import { productsTable } from './products.queries';
import { moveStock } from './stock';
import { redateUnnumbered } from './stock.queries';

type Input = z.output<typeof productInput>;
type Update = z.output<typeof productUpdate>;

const codeColumns = ['product_code', 'accounting_code'] as const;
const constraintOf = (column: string) => `products_${column}`;

/** What the goods of clinics may become. */
export function productsOf(db: Database) {
  const products = productsTable(db);

  return {
    ...products,

    /** A product with its first stock as a movement. A code that was left out is made up. */
    create: (member: Member, input: Input) => {
      const madeUp = codeColumns.filter((column) => input[column] === undefined);
      return retryWhenTaken(madeUp.map(constraintOf), () =>
        db.tenant(member.clinicId, async (tx) => {
          const codes: Record<string, string> = {};
          for (const column of madeUp) {
            codes[column] = await freeCode(tx, member.clinicId, {
              table: 'products',
              column,
              digits: 5,
            });
          }
          const { id } = await products.within(tx).insert(member, { ...input, ...codes });
          await moveStock(tx, member, { productId: id, kind: 'initial', quantity: input.stock });
          await refreshStockNotices(tx, member.clinicId, id);
          return found(await products.within(tx).find(member, id));
        }),
      );
    },

    /** An edit; codes stay as they are, and the stock changes only with a movement. */
    edit: (member: Member, id: number, input: Update) =>
      db.tenant(member.clinicId, async (tx) => {
        const table = products.within(tx);
        const before = found(await table.find(member, id));
        refuseOtherCodes(before, input);
        const after = found(await table.update(member, id, input));
        await redateUnnumbered(tx, member.clinicId, id, {
          before: before.expiration_or_service,
          after: after.expiration_or_service,
        });
        await refreshStockNotices(tx, member.clinicId, id);
        return after;
      }),
  };
}

function refuseOtherCodes(before: Record<(typeof codeColumns)[number], string>, input: Update) {
  const changed = codeColumns.filter(
    (column) => input[column] !== undefined && input[column] !== before[column],
  );
  if (changed.length === 0) return;
  const fields: FieldMessages = {};
  for (const column of changed) fields[column] = productTexts.codeLocked;
  throw new Refusal(409, 'code_locked', productTexts.codeLocked, fields);
}
