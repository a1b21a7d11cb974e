import type { ChangeRequest } from '@ziba/shared/contracts/change-requests';
import type { PageQuery } from '@ziba/shared/contracts/lists';
import type { Tx } from '../../db/connect';
import { where } from '../../data/conditions';
import { listedPage } from '../../data/listed-page';
import { askedRequests } from '../asked-requests/asked-requests';
import { m } from '../notifications/messages';

const requests = {
  select: `t.id, t.clinic_id, jsonb_build_object('id', c.id, 'name', c.name) as clinic, t.status,
    t.responsible_name, t.responsible_national_id, t.identity_file, t.note, t.user_id,
    u."fullName" as user_name, t.reason, d."fullName" as decided_by_name, t.decided_at, t.created_at`,
  from: `from change_requests t
    join clinics c on c.id = t.clinic_id
    left join users u on u.id = t.user_id
    left join users d on d.id = t.decided_by`,
  searched: ['responsible_name', 'note'],
  sorted: { status: 'status', created_at: 'created_at', decided_at: 'decided_at' },
};

/** Reads one page of the requests of a clinic, the latest first. */
export const changeRequestsOf = (tx: Tx, clinicId: number, query: PageQuery) =>
  listedPage<ChangeRequest>(tx, requests, query, [
    where('t.archived_at is null'),
    where('t.clinic_id = ?', clinicId),
  ]);

/** The requests of clinics to change who is responsible for them. */
export const changes = askedRequests<ChangeRequest>({
  table: 'change_requests',
  ...requests,
  notices: {
    type: 'change_request',
    sections: ['clinics'],
    link: '/clinic/settings/clinic/general',
    titles: {
      asked: ({ clinic }) => m.changeAsked(clinic.name.replaceAll("'", '’')),
      approved: () => m.changeApproved,
      refused: () => m.changeRefused,
    },
  },
});
