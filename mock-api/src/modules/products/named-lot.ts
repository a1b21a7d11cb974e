import type { Tx } from '../../db/connect';
import type { Lot } from './movement';

const dateOfLot = {
  name: 'movements.date_of_lot',
  text: `select expires_on from stock_lots
    where clinic_id = $1 and product_id = $2 and lot_no = $3 and archived_at is null
    order by id limit 1`,
};

interface Named {
  lot_no?: string | null;
  /** YYYY-MM-DD. */
  expires_on?: string | null;
}

/** The named lot of a product, undefined for none; a number alone means the existing lot with this number. */
export async function namedLot(
  tx: Tx,
  { clinicId }: { clinicId: number },
  productId: number,
  { lot_no: lotNo = null, expires_on: expiresOn = null }: Named,
): Promise<Lot | undefined> {
  if (lotNo === null && expiresOn === null) return undefined;
  if (lotNo === null || expiresOn !== null) return { lotNo, expiresOn };
  const values = [clinicId, productId, lotNo];
  const [known] = await tx.query<{ expires_on: string | null }>(dateOfLot, values);
  return { lotNo, expiresOn: known?.expires_on ?? null };
}
