import * as addresses from '@ziba/shared/contracts/addresses';
import type { RequestStatus } from '@ziba/shared/contracts/asked-requests';
import { platformType, type SectionKey } from '@ziba/shared/contracts/permissions';
import type { Tx } from '../../db/connect';
import { announce } from '../../data/events';
import { asSystem } from '../../data/scope';
import { wants } from '../notifications/preferences';

/** A request of a clinic that the platform approves or refuses once; until then the clinic may withdraw it. */
export interface AskedRequest {
  id: number;
  clinic_id: number;
  status: RequestStatus;
  reason: string | null;
  user_id: number | null;
}

/** What operators and the clinic are told of requests of one kind. */
export interface NoticesOfRequests<Request> {
  /** The type of the notices; their subjects and the live event begin with it. */
  type: 'change_request' | 'subscription_request';
  /** The sections of which an operator needs one to be told. */
  sections: readonly SectionKey[];
  /** The screen on which the clinic sees its request. */
  link: string;
  titles: Record<'asked' | 'approved' | 'refused', (request: Request) => string>;
}

const tellOperator = (type: string, sections: readonly string[]) => ({
  name: `${type}s.tell_operator`,
  text: `insert into notifications (clinic_id, user_id, type, severity, title, link, subject, state)
    select null, id, '${type}', 'info', $1, $2, $3, 'waiting' from users
    where clinic_id is null and type = '${platformType}' and sections && '{all,${sections.join(',')}}'
      and account_status = 'active' and archived_at is null
      and ${wants(type, 'users')}
    order by id on conflict (user_id, subject) do nothing`,
});
const forget = {
  name: 'asked_requests.forget',
  text: 'delete from notifications where subject = $1 and clinic_id is null',
};
/** The managers of the clinic, and the user who made the request. */
const tellClinic = (type: string, link: string) => ({
  name: `${type}s.tell_clinic`,
  text: `insert into notifications (clinic_id, user_id, type, severity, title, content, link, subject, state)
    select clinic_id, id, '${type}', $1, $2, $3, '${link}', $4, $5
    from users
    where clinic_id = $6 and (type = 'clinic_admin' or id = $7)
      and account_status = 'active' and archived_at is null
      and ${wants(type, 'users')}
    order by id on conflict (user_id, subject) do nothing`,
});

/** The functions that tell operators and the clinic of requests of one kind, each in the transaction of the change. */
export function noticesOfRequests<Request extends AskedRequest>(kind: NoticesOfRequests<Request>) {
  const { type, sections, link, titles } = kind;
  const created = { type: 'notification.created', data: { type } };
  const statements = { operator: tellOperator(type, sections), clinic: tellClinic(type, link) };
  const subjectOf = ({ id }: Request) => `${type}:${id}`;
  const announceBoth = async (tx: Tx, { id, status, clinic_id }: Request) => {
    const change = { type: `${type}.changed`, data: { id, status } };
    await announce(tx, null, { ...change, sections });
    await announce(tx, clinic_id, { ...change, sections: ['settings'] });
  };

  /** Notifies the operators that a clinic asks for something. */
  const asked = (tx: Tx, request: Request): Promise<void> =>
    asSystem(tx, async () => {
      const to = addresses.clinic(request.clinic_id);
      await tx.query(statements.operator, [titles.asked(request), to, subjectOf(request)]);
      await announce(tx, null, created);
      await announceBoth(tx, request);
    });

  /** Removes the notification of the operators: the request was decided on or withdrawn. */
  const ended = (tx: Tx, request: Request): Promise<void> =>
    asSystem(tx, async () => {
      await tx.query(forget, [subjectOf(request)]);
      await announceBoth(tx, request);
    });

  /** Notifies the clinic of the decision. In a transaction of the platform. */
  const decided = async (tx: Tx, request: Request): Promise<void> => {
    const { status, reason, clinic_id, user_id } = request;
    const isApproved = status === 'approved';
    const title = (isApproved ? titles.approved : titles.refused)(request);
    const values = [isApproved ? 'info' : 'warning', title, reason];
    await tx.query(statements.clinic, [...values, subjectOf(request), status, clinic_id, user_id]);
    await announce(tx, clinic_id, created);
    await ended(tx, request);
  };
  return { asked, ended, decided };
}
