import type {
  subscriptionRequestQuery,
  SubscriptionPeriod,
  SubscriptionRequest,
} from '@ziba/shared/contracts/subscription';
import type { z } from 'zod';
import type { Tx } from '../../db/connect';
import { persian, where } from '../../data/conditions';
import { listedPage } from '../../data/listed-page';
import { askedRequests } from '../asked-requests/asked-requests';
import { m } from '../notifications/messages';

const requests = {
  select: `t.id, t.clinic_id, jsonb_build_object('id', c.id, 'name', c.name,
      'ends_on', c.subscription_start_date + c.subscription_days) as clinic,
    t.status, t.days, t.lines, t.subtotal, t.tax_rate, t.tax, t.total, t.receipt, t.reference, t.note,
    t.user_id, u."fullName" as user_name, t.reason, t.decided_by, d."fullName" as decided_by_name,
    t.decided_at, t.invoice_id, i.number as invoice_number,
    case when p.id is null then null
      else jsonb_build_object('starts_on', p.starts_on, 'ends_on', p.ends_on) end as period,
    t.created_at`,
  from: `from subscription_requests t
    join clinics c on c.id = t.clinic_id
    left join users u on u.id = t.user_id
    left join users d on d.id = t.decided_by
    left join invoices i on i.clinic_id = t.clinic_id and i.id = t.invoice_id
    left join subscription_periods p on p.clinic_id = t.clinic_id and p.invoice_id = t.invoice_id`,
  searched: ['c.name', 'c.clinic_id', 'reference', 'note', 'i.number'],
  sorted: {
    clinic: persian('c.name'),
    status: 'status',
    days: 'days',
    total: 'total',
    decided_at: 'decided_at',
    created_at: 'created_at',
  },
};

type Query = z.output<typeof subscriptionRequestQuery> & { clinic_id?: number };

/** Reads one page of requests, the latest first: of all clinics, or of one. */
export const requestPageOf = (tx: Tx, query: Query) =>
  listedPage<SubscriptionRequest>(tx, requests, query, [
    where('t.archived_at is null'),
    where('t.clinic_id = ?', query.clinic_id),
    where('t.status = ?', query.status),
  ]);

const inPersian = (days: number) => days.toLocaleString('fa-IR');

/** The requests of clinics for a further period of their subscription. */
export const renewals = askedRequests<SubscriptionRequest>({
  table: 'subscription_requests',
  ...requests,
  outcome: ['invoice_id'],
  notices: {
    type: 'subscription_request',
    sections: ['accounting', 'clinics'],
    link: '/clinic/settings/subscription',
    titles: {
      asked: ({ clinic, days }) =>
        m.subscriptionAsked(clinic.name.replaceAll("'", '’'), inPersian(days)),
      approved: ({ days }) => m.subscriptionApproved(inPersian(days)),
      refused: ({ days }) => m.subscriptionRefused(inPersian(days)),
    },
  },
});

const waiting = {
  name: 'subscription_requests.waiting',
  text: `select ${requests.select} ${requests.from}
    where t.clinic_id = $1 and t.status = 'waiting' and t.archived_at is null`,
};
const periods = {
  name: 'subscription.periods',
  text: `select id, days, starts_on, ends_on, invoice_id from subscription_periods
    where clinic_id = $1 order by starts_on desc, id desc limit 10`,
};

/** Reads the only request of a clinic that has not been decided on. */
export const waitingRequest = async (tx: Tx, clinicId: number) =>
  (await tx.query<SubscriptionRequest>(waiting, [clinicId]))[0];

/** Reads the latest ten periods of a clinic, the last one first. */
export const periodsOf = (tx: Tx, clinicId: number) =>
  tx.query<SubscriptionPeriod>(periods, [clinicId]);
