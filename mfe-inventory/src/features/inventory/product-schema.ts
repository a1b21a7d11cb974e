import { optionalDay } from '@ziba/shared/contracts/days';
import { productInput } from '@ziba/shared/contracts/products';
import { todayIso } from '@ziba/shared/format/date';
import { m } from './messages';

/**
 * The contract with the rule of the date picker: no past day (text 3 §5). A day that has passed since
 * it was stored may stay, or the product could not be saved any more.
 */
export function productSchema(storedDay: string | null = null) {
  const today = todayIso();
  const day = optionalDay().refine(
    (value) => !value || value >= today || value === storedDay,
    m.pastDay,
  );
  return productInput.extend({ expiration_or_service: day });
}
