import { addDays } from './calendar';
import type { NextId } from './insert-rows';
import { randomOf } from './random';

interface Stocked {
  clinic_id: number;
  id: number;
  stock: number;
  expiration_or_service: string | null;
  date_kind: string;
}

/** The lots of the products: goods that expire have two, the first one with the product's own date. */
export function demoLots(clinicId: number, products: readonly Stocked[], nextId: NextId) {
  const random = randomOf(`lots of ${clinicId}`);
  return products
    .filter(({ stock }) => stock > 0)
    .flatMap(({ id, stock, expiration_or_service, date_kind }) => {
      const expiresOn = date_kind === 'expiry' ? expiration_or_service : null;
      const later = expiresOn === null || stock < 10 ? 0 : Math.floor(stock * 0.4);
      const lots = [
        { lot_no: null, expires_on: expiresOn, quantity: stock - later },
        {
          lot_no: `L${random.digits(5)}`,
          expires_on: expiresOn && addDays(expiresOn, 180),
          quantity: later,
        },
      ];
      return lots
        .filter(({ quantity }) => quantity > 0)
        .map((lot) => ({
          clinic_id: clinicId,
          id: nextId('stock_lots'),
          product_id: id,
          ...lot,
        }));
    });
}
