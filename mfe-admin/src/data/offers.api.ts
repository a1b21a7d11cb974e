import { createResource } from '@ziba/shared/api/create-resource';
import type { Discount, DiscountInput } from '@ziba/shared/contracts/discounts';
import type { Insurance, InsuranceInput } from '@ziba/shared/contracts/insurances';

const discountsPath = '/discounts';
const discounts = createResource<Discount, DiscountInput>(discountsPath, {
  listPath: discountsPath,
});

/** The largest page of the server: a clinic has far fewer codes. */
const allDiscounts = { page: 1, limit: 500 };

/** The discount codes of the clinic. */
export const discountCodes = {
  path: discountsPath,
  useAll: () => discounts.useList(allDiscounts),
  useSave: discounts.useSave,
  useRemove: discounts.useRemove,
};

const insurancesPath = '/insurances';

/** The insurances of the clinic's staff, with what clinic and insured pay of them. */
export const insurances = createResource<Insurance, InsuranceInput>(insurancesPath, {
  listPath: insurancesPath,
});
