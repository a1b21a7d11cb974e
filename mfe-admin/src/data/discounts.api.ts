import { createResource } from '@ziba/shared/api/create-resource';
import type { Discount, DiscountInput } from '@ziba/shared/contracts/discounts';

const path = '/discounts';

/** The discount codes of the clinic. */
export const discounts = createResource<Discount, DiscountInput>(path, { listPath: path });
