import * as addresses from '@ziba/shared/contracts/addresses';
import { platformType } from '@ziba/shared/contracts/permissions';
import type { ChangeRequest } from '@ziba/shared/contracts/change-requests';
import type { Tx } from '../../db/connect';
import { announce } from '../../data/events';
import { asSystem } from '../../data/scope';
import { m } from '../notifications/messages';

const tellOperator = {
  name: 'change_requests.tell_operator',
  text: `insert into notifications (clinic_id, user_id, type, severity, title, link, subject, state)
    select null, id, 'change_request', 'info', $1, $2, $3, 'waiting' from users
    where clinic_id is null and type = '${platformType}' and sections && '{all,clinics}'
      and account_status = 'active' and archived_at is null
    order by id on conflict (user_id, subject) do nothing`,
};
const forget = {
  name: 'change_requests.forget',
  text: 'delete from notifications where subject = $1 and clinic_id is null',
};
/** The managers of the clinic, and the user who made the request. */
const tellClinic = {
  name: 'change_requests.tell_clinic',
  text: `insert into notifications (clinic_id, user_id, type, severity, title, content, link, subject, state)
    select clinic_id, id, 'change_request', $1, $2, $3, '/clinic/settings/clinic/general', $4, $5
    from users
    where clinic_id = $6 and (type = 'clinic_admin' or id = $7)
      and account_status = 'active' and archived_at is null
    order by id on conflict (user_id, subject) do nothing`,
};

const subjectOf = ({ id }: ChangeRequest) => `change_request:${id}`;
const created = { type: 'notification.created', data: { type: 'change_request' } };

const announceChange = (tx: Tx, clinicId: number | null, { id, status }: ChangeRequest) =>
  announce(tx, clinicId, {
    type: 'change_request.changed',
    data: { id, status },
    sections: clinicId === null ? ['clinics'] : ['settings'],
  });

/** Notifies the operator that a clinic asks for a change. */
export function tellOfChangeRequest(tx: Tx, request: ChangeRequest): Promise<void> {
  const { clinic, clinic_id: clinicId } = request;
  const title = m.changeAsked(clinic.name.replaceAll("'", '’'));
  return asSystem(tx, async () => {
    await tx.query(tellOperator, [title, addresses.clinic(clinicId), subjectOf(request)]);
    await announce(tx, null, created);
    await announceChange(tx, null, request);
    await announceChange(tx, clinicId, request);
  });
}

/** Removes the operator's notification: the request was decided on or withdrawn. */
export function tellOfChangeEnd(tx: Tx, request: ChangeRequest): Promise<void> {
  return asSystem(tx, async () => {
    await tx.query(forget, [subjectOf(request)]);
    await announceChange(tx, null, request);
    await announceChange(tx, request.clinic_id, request);
  });
}

/** Notifies the clinic of the decision on its request. In a transaction of the platform. */
export async function tellOfChangeDecision(tx: Tx, request: ChangeRequest): Promise<void> {
  const { status, reason, clinic_id: clinicId, user_id } = request;
  const isApproved = status === 'approved';
  const title = isApproved ? m.changeApproved : m.changeRefused;
  const values = [isApproved ? 'info' : 'warning', title, reason];
  await tx.query(tellClinic, [...values, subjectOf(request), status, clinicId, user_id]);
  await announce(tx, clinicId, created);
  await tellOfChangeEnd(tx, request);
}
