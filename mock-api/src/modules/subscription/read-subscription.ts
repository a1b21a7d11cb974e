import type { Subscription, subscriptionStates } from '@ziba/shared/contracts/subscription';
import type { Clinic } from '@ziba/shared/contracts/clinics';
import type { Tx } from '../../db/connect';
import { found } from '../../lib/refusal';
import { asSystem } from '../../data/scope';
import { addDays } from '../../lib/tehran';
import { findClinic } from '../clinics/clinic-rows';
import { clinicUsageOf } from '../clinics/clinic-usage';
import { invoicePageOf } from '../invoices/invoices.queries';
import { presentPrices } from '../resources-pricing/plan-quote';
import { resourcePrices } from '../resources-pricing/resource-prices';
import { featuresOf } from '../resources-pricing/plan';
import { periodsOf, requestPageOf, waitingRequest } from './subscription.queries';

/** Reads a clinic's subscription, its usage, and the latest requests, invoices and periods. */
export async function readSubscription(tx: Tx, id: number): Promise<Subscription> {
  const clinic = found(await findClinic(tx, id));
  const latest = { page: 1, limit: 10, clinic_id: id };
  const { data: prices } = await asSystem(tx, () => resourcePrices.all(tx));
  const { name, subscription_type, subscription_days, subscription_start_date } = clinic;
  const { storage_limit, upload_traffic_limit, sms_limit, remaining_days } = clinic;
  return {
    ...{ clinic_id: id, name, state: stateOf(clinic) },
    ...{ subscription_type, subscription_days, subscription_start_date, remaining_days },
    subscription_end_date: addDays(subscription_start_date, subscription_days),
    ...{ storage_limit, upload_traffic_limit, sms_limit, features: featuresOf(clinic) },
    usage: found(await clinicUsageOf(tx, id)),
    prices,
    resource_ids: presentPrices(clinic, prices).map((price) => price.id),
    open_request: (await waitingRequest(tx, id)) ?? null,
    requests: (await requestPageOf(tx, latest)).data,
    invoices: (await invoicePageOf(tx, { ...latest, status: undefined })).data,
    periods: await periodsOf(tx, id),
  };
}

/** Expired is an active clinic whose days are over. */
function stateOf({ account_status, remaining_days }: Clinic): Subscription['state'] {
  if (account_status === 'active' && remaining_days <= 0) return 'expired';
  return account_status as (typeof subscriptionStates)[number];
}
