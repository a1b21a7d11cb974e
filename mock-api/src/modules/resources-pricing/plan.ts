import { subscriptionTypes } from '@ziba/shared/contracts/clinic-texts';
import { gigabyte, readLimit } from '@ziba/shared/contracts/clinic-usage';
import { toLatinDigits } from '@ziba/shared/contracts/digits';
import type { ResourcePrice } from '@ziba/shared/contracts/resources-pricing';
import { moduleTitles } from '@ziba/shared/contracts/section-modules';

/** The columns of a clinic with its limits and modules. */
export interface Plan {
  subscription_type: string;
  storage_limit: string;
  upload_traffic_limit: string;
  sms_limit: string;
  /** Module titles joined by an Arabic comma. */
  features: string;
}
export type PlanChange = Partial<Plan>;
export const noPlan: PlanChange = {};

type Priced = Pick<ResourcePrice, 'title' | 'type'>;

export const featuresOf = ({ features }: Pick<Plan, 'features'>): string[] =>
  moduleTitles(features);

const amounts = {
  storage: { column: 'storage_limit', plain: gigabyte },
  traffic: { column: 'upload_traffic_limit', plain: gigabyte },
  sms: { column: 'sms_limit', plain: 1 },
} as const;
type Amount = keyof typeof amounts;
const isAmount = (type: string): type is Amount => Object.hasOwn(amounts, type);

/** Whether a price stands for something that a clinic has: the same amount, one of its modules, or its kind. */
export function isOfPlan(plan: Plan, { title, type }: Priced): boolean {
  if (type === 'module') return featuresOf(plan).includes(title);
  if (type === 'subscription') return title.includes(plan.subscription_type);
  if (!isAmount(type)) return false;
  const { column, plain } = amounts[type];
  const amount = readLimit(title, plain);
  return amount !== undefined && amount === readLimit(plan[column], plain);
}

/**
 * The limits and modules of a clinic after it has bought these: amounts and the kind replace the former ones, modules
 * are added. A title without an amount changes no amount.
 */
export function planWith(plan: Plan, bought: readonly Priced[]): PlanChange {
  const change: PlanChange = {};
  for (const { title, type } of bought) {
    if (isAmount(type) && readLimit(title) !== undefined) {
      change[amounts[type].column] = toLatinDigits(title);
    }
    if (type === 'subscription') {
      change.subscription_type = subscriptionTypes.find((kind) => title.includes(kind));
    }
  }
  change.subscription_type ??= plan.subscription_type;
  const modules = bought.filter(({ type }) => type === 'module').map(({ title }) => title);
  const features = [...new Set([...featuresOf(plan), ...modules])].join('، ');
  return modules.length > 0 ? { ...change, features } : change;
}
