import {
  productTexts,
  type Product,
  type productInput,
  type productUpdate,
} from '@ziba/shared/contracts/products';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { askedCode } from '../../data/asked-code';
import { retryWhenTaken } from '../../data/free-code';
import { found, invalid, Refusal, type FieldMessages } from '../../lib/refusal';
import { refreshStockNotices } from './stock-notices';
import { productsTable } from './products.queries';
import { moveStock } from './stock';
import { redateUnnumbered } from './stock.queries';

type Input = z.output<typeof productInput>;
type Update = z.output<typeof productUpdate>;

const codeColumns = ['product_code', 'accounting_code'] as const;
const constraintOf = (column: string) => `products_${column}`;

/** Adds and changes the goods of clinics. */
export function productsOf(db: Database) {
  const products = productsTable(db);

  return {
    ...products,

    /**
     * Adds a product; its first stock is a movement. A code that is missing or taken is replaced by a new one (api.md).
     */
    create: (member: Member, input: Input) =>
      retryWhenTaken(codeColumns.map(constraintOf), () =>
        db.tenant(member.clinicId, async (tx) => {
          await refuseArchived(tx, member, input);
          const codes: Record<string, string> = {};
          for (const column of codeColumns) {
            const kind = { table: 'products', column, digits: 5 };
            codes[column] = await askedCode(tx, member.clinicId, kind, input[column]);
          }
          const { id } = await products.within(tx).insert(member, { ...input, ...codes });
          await moveStock(tx, member, { productId: id, kind: 'initial', quantity: input.stock });
          await refreshStockNotices(tx, member.clinicId, id);
          return found(await products.within(tx).find(member, id));
        }),
      ),

    /** Changes a product; codes stay as they are, and only movements change the stock. */
    edit: (member: Member, id: number, input: Update) =>
      db.tenant(member.clinicId, async (tx) => {
        const table = products.within(tx);
        const before = found(await table.find(member, id));
        refuseOtherCodes(before, input);
        const { type_id = before.type_id, category_id = before.category_id } = input;
        if (type_id !== before.type_id || category_id !== before.category_id) {
          await refuseArchived(tx, member, { type_id, category_id });
        }
        const after = found(await table.update(member, id, input));
        await redateUnnumbered(tx, member.clinicId, id, [expiryOf(before), expiryOf(after)]);
        await refreshStockNotices(tx, member.clinicId, id);
        return after;
      }),

    /** Archives a product; one that is still in stock stays in the list of the store. */
    retire: (member: Member, id: number) =>
      db.tenant(member.clinicId, async (tx) => {
        const { stock } = found(await products.within(tx).findLocked(member, id));
        if (stock > 0) throw new Refusal(409, 'in_use', productTexts.hasStock);
        await products.within(tx).archive(member, id);
        await refreshStockNotices(tx, member.clinicId, id);
        return { id, archived: true as const };
      }),
  };
}

/** The day on which the goods expire; null if the date is that of a service. */
const expiryOf = ({ date_kind, expiration_or_service }: Product) =>
  date_kind === 'expiry' ? expiration_or_service : null;

const inLists = {
  name: 'products.in_lists',
  text: `select (select id from product_types
      where clinic_id = $1 and id = $2 and archived_at is null for share) as type_id,
    (select id from product_categories
      where clinic_id = $1 and id = $3 and archived_at is null for share) as category_id`,
};

/** Refuses an archived type or category: 400 with the message of the texts. */
async function refuseArchived(tx: Tx, { clinicId }: Member, { type_id, category_id }: Choice) {
  const [known] = await tx.query<Record<keyof Choice, number | null>>(inLists, [
    clinicId,
    type_id,
    category_id,
  ]);
  if (known?.type_id === null) throw invalid('type_id', productTexts.type);
  if (known?.category_id === null) throw invalid('category_id', productTexts.category);
}

interface Choice {
  type_id: number;
  category_id: number;
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
