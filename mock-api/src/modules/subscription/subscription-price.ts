import type { ResourcePrice } from '@ziba/shared/contracts/resources-pricing';
import { resourcePriceTexts } from '@ziba/shared/contracts/resources-pricing';
import {
  subscriptionTexts,
  yearDays,
  type SubscriptionChoice,
  type SubscriptionLine,
  type SubscriptionQuote,
} from '@ziba/shared/contracts/subscription';
import type { Clinic } from '@ziba/shared/contracts/clinics';
import { invalid } from '../../lib/refusal';
import { presentPrices } from '../resources-pricing/plan-quote';
import { withTax } from '../resources-pricing/resource-prices';
import { nextPeriod } from '../subscription-periods/extend-period';

/**
 * The price of a further period for a clinic at the current prices, which are for one year, in whole tomans and with 10
 * % tax. Without chosen prices, those of what it has. Refuses with 400 a price that does not exist, two prices of one
 * kind other than modules, and a choice without a subscription.
 */
export function priceOf(
  clinic: Clinic,
  prices: readonly ResourcePrice[],
  { days, ids }: SubscriptionChoice,
): SubscriptionQuote {
  const chosen = ids.length > 0 ? ids.map((id) => byId(prices, id)) : presentPrices(clinic, prices);
  if (!chosen.some(({ type }) => type === 'subscription')) {
    throw invalid('subscription', subscriptionTexts.plan);
  }
  for (const { type } of chosen) {
    const isTwice = chosen.filter((price) => price.type === type).length > 1;
    if (type !== 'module' && isTwice) throw invalid(type, subscriptionTexts.oneOfKind);
  }
  const lines = chosen.map((price) => lineOf(price, days));
  const { starts_on, ends_on } = nextPeriod(clinic, days);
  const sums = withTax(lines.reduce((sum, { total }) => sum + total, 0));
  return { days, starts_on, ends_on, lines, ...sums };
}

function byId(prices: readonly ResourcePrice[], id: number): ResourcePrice {
  const price = prices.find((one) => one.id === id);
  if (!price) throw invalid('resource_ids', resourcePriceTexts.unknown);
  return price;
}

function lineOf({ id, title, type, price }: ResourcePrice, days: number): SubscriptionLine {
  const part = Math.round((price * days) / yearDays);
  return { id, title, type, yearly_price: price, unit_price: part, quantity: 1, total: part };
}
