import { subscriptionTypes } from '@ziba/shared/contracts/clinic-texts';
import { gigabyte, readLimit } from '@ziba/shared/contracts/clinic-usage';
import { largestId } from '@ziba/shared/contracts/id-of';
import type { InvoiceRow } from '@ziba/shared/contracts/invoices';
import { subscriptionTexts } from '@ziba/shared/contracts/subscription';
import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { audit, changes } from '../../data/audit';
import { announce } from '../../data/events';
import { found, Refusal } from '../../lib/refusal';
import { addDays, todayInTehran } from '../../lib/tehran';
import { tellModules } from '../clinics/clinic-modules';
import { noPlan, type PlanChange } from '../resources-pricing/plan';

const [, byUsers] = subscriptionTypes;

/** The maximum values of a subscription; the database cannot store more. */
const mostDays = 36_500;

interface Held {
  subscription_start_date: string;
  subscription_days: number;
  subscription_type: string;
  storage_limit: string;
  upload_traffic_limit: string;
  sms_limit: string;
  features: string;
}

const hold = {
  name: 'subscription.hold',
  text: `select subscription_start_date, subscription_days, subscription_type, storage_limit,
           upload_traffic_limit, sms_limit, features
         from clinics where id = $1 for no key update`,
};
/** The clinic has no column for the limit of users, so it is copied from the last period. */
const insertPeriod = {
  name: 'subscription.add_period',
  text: `insert into subscription_periods (clinic_id, user_id, type, days, starts_on, ends_on,
           invoice_id, user_limit, storage_bytes, traffic_bytes, sms_count)
         values ($1, $2, $3, $4, $5, $6, $7,
           (select user_limit from subscription_periods where clinic_id = $1
            order by starts_on desc, id desc limit 1),
           $8, $9, $10)
         on conflict (clinic_id, invoice_id) do nothing
         returning id`,
};
const setClinic = {
  name: 'subscription.set_clinic',
  text: `update clinics set subscription_start_date = $2, subscription_days = $3,
           subscription_type = $4, storage_limit = $5, upload_traffic_limit = $6, sms_limit = $7,
           features = $8, updated_at = app_now(), version = version + 1
         where id = $1`,
};
/** Removes the notifications about the end of the subscription; the job writes them again if they are still true. */
const forgetNotices = {
  name: 'subscription.forget_notices',
  text: "delete from notifications where subject = 'subscription:' || $1::int",
};

/** Reads the clinic and locks it until the transaction of the platform ends. */
export const holdClinic = async (tx: Tx, id: number): Promise<Held> =>
  found((await tx.query<Held>(hold, [id]))[0]);

/** The days of a further period: after the current one, or from today on if that has ended. */
export function nextPeriod(
  clinic: Pick<Held, 'subscription_start_date' | 'subscription_days'>,
  days: number,
  today = todayInTehran(),
) {
  const ends = addDays(clinic.subscription_start_date, clinic.subscription_days);
  const isRunning = ends > today;
  const starts_on = isRunning ? ends : today;
  return { isRunning, starts_on, ends_on: addDays(starts_on, days) };
}

export interface NewPeriod {
  clinicId: number;
  days: number;
  /** The invoice of the period: a second period is not added for it. */
  invoiceId: number;
  plan?: PlanChange;
}

/**
 * Adds a period to a clinic's subscription, once for each invoice; returns whether it was added now. An expired clinic
 * becomes active at once; a draft or a suspended clinic keeps its status. In a transaction of the platform. Refuses
 * with 409 values that are too large for a subscription.
 */
export async function addPeriod(tx: Tx, session: Session, period: NewPeriod): Promise<boolean> {
  const { clinicId, days, invoiceId, plan = noPlan } = period;
  const before = await holdClinic(tx, clinicId);
  const { isRunning, starts_on, ends_on } = nextPeriod(before, days);
  const after = {
    ...before,
    ...plan,
    subscription_start_date: isRunning ? before.subscription_start_date : starts_on,
    subscription_days: isRunning ? before.subscription_days + days : days,
  };
  const added = await tx.query(insertPeriod, [
    ...[clinicId, session.userId, after.subscription_type === byUsers ? 'users' : 'time', days],
    ...[starts_on, ends_on, invoiceId, ...limitsOf(after)],
  ]);
  if (added.length === 0) return false;
  if (after.subscription_days > mostDays) {
    throw new Refusal(409, 'too_long', subscriptionTexts.tooLong);
  }
  await tx.query(setClinic, [
    ...[clinicId, after.subscription_start_date, after.subscription_days, after.subscription_type],
    ...[after.storage_limit, after.upload_traffic_limit, after.sms_limit, after.features],
  ]);
  await tx.query(forgetNotices, [clinicId]);
  const actor = { userId: session.userId, clinicId };
  const entry = { action: 'extend', entity: 'clinics', entityId: clinicId };
  await audit(tx, actor, { ...entry, ...changes({ ...before }, after) });
  await announce(tx, clinicId, { type: 'subscription.changed', data: { ends_on } });
  await tellModules(tx, clinicId, before, after);
  return true;
}

/** Adds the period of an invoice when it is paid in full; an invoice without a period adds nothing. */
export async function addPaidPeriod(
  tx: Tx,
  session: Session,
  { id, clinic_id, status, subscription_days: days }: InvoiceRow,
): Promise<void> {
  if (status !== 'paid' || days === null) return;
  await addPeriod(tx, session, { clinicId: clinic_id, days, invoiceId: id });
}

/** Storage and traffic in bytes, and the number of messages; null means no limit. */
function limitsOf({ storage_limit, upload_traffic_limit, sms_limit }: Held) {
  const atMost = (most: number, limit: number | null | undefined) =>
    typeof limit === 'number' ? Math.min(limit, most) : null;
  return [
    atMost(Number.MAX_SAFE_INTEGER, readLimit(storage_limit, gigabyte)),
    atMost(Number.MAX_SAFE_INTEGER, readLimit(upload_traffic_limit, gigabyte)),
    atMost(largestId, readLimit(sms_limit)),
  ];
}
