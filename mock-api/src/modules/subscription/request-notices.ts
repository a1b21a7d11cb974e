import * as addresses from '@ziba/shared/contracts/addresses';
import { platformType } from '@ziba/shared/contracts/permissions';
import type { SubscriptionRequest } from '@ziba/shared/contracts/subscription';
import type { Tx } from '../../db/connect';
import { announce } from '../../data/events';
import { asSystem } from '../../data/scope';
import { m } from '../notifications/messages';
import { wants } from '../notifications/preferences';

const tellOperator = {
  name: 'subscription_requests.tell_operator',
  text: `insert into notifications (clinic_id, user_id, type, severity, title, link, subject, state)
    select null, id, 'subscription_request', 'info', $1, $2, $3, 'waiting' from users
    where clinic_id is null and type = '${platformType}' and sections && '{all,clinics,accounting}'
      and account_status = 'active' and archived_at is null
      and ${wants('subscription_request', 'users')}
    order by id on conflict (user_id, subject) do nothing`,
};
const forget = {
  name: 'subscription_requests.forget',
  text: 'delete from notifications where subject = $1 and clinic_id is null',
};
/** The managers of the clinic, and the user who made the request. */
const tellClinic = {
  name: 'subscription_requests.tell_clinic',
  text: `insert into notifications (clinic_id, user_id, type, severity, title, content, link, subject, state)
    select clinic_id, id, 'subscription_request', $1, $2, $3, '/clinic/settings/subscription', $4, $5
    from users
    where clinic_id = $6 and (type = 'clinic_admin' or id = $7)
      and account_status = 'active' and archived_at is null
      and ${wants('subscription_request', 'users')}
    order by id on conflict (user_id, subject) do nothing`,
};

const subjectOf = ({ id }: SubscriptionRequest) => `subscription_request:${id}`;
const inPersian = (days: number) => days.toLocaleString('fa-IR');
const data = { type: 'subscription_request' };

/** Notifies the operator that a clinic asks for a further period. */
export function tellOfRequest(tx: Tx, request: SubscriptionRequest): Promise<void> {
  const { id, clinic, clinic_id, days } = request;
  const title = m.subscriptionAsked(clinic.name.replaceAll("'", '’'), inPersian(days));
  return asSystem(tx, async () => {
    await tx.query(tellOperator, [title, addresses.clinic(clinic_id), subjectOf(request)]);
    await announce(tx, null, { type: 'notification.created', data });
    await announceRequest(tx, null, { id, status: request.status });
  });
}

/** Removes the operator's notification: the request was decided on or withdrawn. */
export function tellOfEnd(tx: Tx, request: SubscriptionRequest): Promise<void> {
  const { id, status, clinic_id } = request;
  return asSystem(tx, async () => {
    await tx.query(forget, [subjectOf(request)]);
    await announceRequest(tx, null, { id, status });
    await announceRequest(tx, clinic_id, { id, status });
  });
}

/** Notifies the clinic of the decision on its request. In a transaction of the platform. */
export async function tellOfDecision(tx: Tx, request: SubscriptionRequest): Promise<void> {
  const { status, days, reason, clinic_id, user_id } = request;
  const isApproved = status === 'approved';
  const words = isApproved ? m.subscriptionApproved : m.subscriptionRefused;
  const values = [isApproved ? 'info' : 'warning', words(inPersian(days)), reason];
  await tx.query(tellClinic, [...values, subjectOf(request), status, clinic_id, user_id]);
  await announce(tx, clinic_id, { type: 'notification.created', data });
  await tellOfEnd(tx, request);
}

const announceRequest = (tx: Tx, clinicId: number | null, state: { id: number; status: string }) =>
  announce(tx, clinicId, {
    type: 'subscription_request.changed',
    data: state,
    sections: clinicId === null ? ['accounting', 'clinics'] : ['settings'],
  });
