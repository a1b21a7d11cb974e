import { clinicPlan, type ClinicPlan } from '@ziba/shared/contracts/clinic-inputs';
import { clinicTexts, type Clinic } from '@ziba/shared/contracts/clinics';
import type { Tx } from '../../db/connect';
import { Refusal } from '../../lib/refusal';
import { planQuoteOf } from '../resources-pricing/plan-quote';

type Sent = Partial<Pick<Clinic, 'amount_to_pay'> & ClinicPlan>;

/** The columns that make an amount a new one. */
const priced = [...clinicPlan.keyof().options, 'amount_to_pay'] as const;

/**
 * Refuses with 409 an amount that is not the current price of the plan, and says the new sum. An amount
 * that was agreed on stands as long as the plan stays, and one for which the platform has no prices is free.
 */
export async function refuseOldPrice(tx: Tx, clinic: Clinic, sent: Sent, before?: Clinic) {
  const { amount_to_pay: amount } = sent;
  if (amount === undefined || amount === null) return;
  if (before && priced.every((column) => before[column] === clinic[column])) return;
  const { storage_limit, upload_traffic_limit, sms_limit, subscription_type, features } = clinic;
  const plan = { storage_limit, upload_traffic_limit, sms_limit, subscription_type, features };
  const { lines, total } = await planQuoteOf(tx, plan as ClinicPlan);
  if (lines.length === 0 || amount === total) return;
  const message = clinicTexts.priceChanged(total);
  throw new Refusal(409, 'price_changed', message, { amount_to_pay: message }, {}, { total });
}
