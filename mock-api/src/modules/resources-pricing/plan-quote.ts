import { clinicDefaults, type ClinicPlan } from '@ziba/shared/contracts/clinic-inputs';
import type { Quote, ResourcePrice } from '@ziba/shared/contracts/resources-pricing';
import type { Tx } from '../../db/connect';
import { isOfPlan, type Plan } from './plan';
import { quoteOf, resourcePrices } from './resource-prices';

/** The current prices that correspond to what a clinic has: one of each kind, and its modules. */
export function presentPrices(plan: Plan, prices: readonly ResourcePrice[]): ResourcePrice[] {
  const fitting = prices.filter((price) => isOfPlan(plan, price));
  return fitting.filter(
    (price, index) =>
      price.type === 'module' || fitting.findIndex(({ type }) => type === price.type) === index,
  );
}

/** The current price of a plan, with tax; a missing part of it is the default. Without lines if nothing has a price. */
export async function planQuoteOf(tx: Tx, plan: ClinicPlan): Promise<Quote> {
  const whole = {
    storage_limit: plan.storage_limit ?? clinicDefaults.storage_limit,
    upload_traffic_limit: plan.upload_traffic_limit ?? clinicDefaults.upload_traffic_limit,
    sms_limit: plan.sms_limit ?? clinicDefaults.sms_limit,
    subscription_type: plan.subscription_type ?? clinicDefaults.subscription_type,
    features: plan.features ?? '',
  };
  const { data: prices } = await resourcePrices.all(tx);
  const chosen = presentPrices(whole, prices).map(({ id }) => ({ id, quantity: 1 }));
  return quoteOf(tx, chosen);
}
