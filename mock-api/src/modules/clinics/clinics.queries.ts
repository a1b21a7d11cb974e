import type { clinicPage, clinicQuery, clinicStatusEvent } from '@ziba/shared/contracts/clinics';
import type { z } from 'zod';
import type { Tx } from '../../db/connect';
import { orderBy, persian, placed, searchIn, where } from '../../data/conditions';
import { pageOfRows, wholeList } from '../../data/pages';
import { clinicFrom, clinicSelect, withRemainingDays } from './clinic-rows';

const listed = {
  searched: ['search_norm'],
  sorted: {
    name: persian('name'),
    name_en: 'name_en',
    clinic_id: 'clinic_id',
    city: persian('city'),
    responsible_name: persian('responsible_name'),
    phone1: 'phone1',
    account_status: 'account_status',
    subscription_start_date: 'subscription_start_date',
    // Clinics whose subscription ends soonest come first.
    remaining_days: '(t.subscription_start_date + t.subscription_days)',
    created_at: 'created_at',
  },
};

const ended = `t.subscription_start_date + t.subscription_days
  <= app_today()`;

/** The status in lists: drafts are pending; expired is an active clinic whose subscription has ended. */
function standing(status: z.output<typeof clinicQuery>['status']) {
  if (status === 'expired') return where(`t.account_status = 'active' and ${ended}`);
  return where('t.account_status = ?', status === 'draft' ? 'pending' : status);
}

const endOf = 't.subscription_start_date + t.subscription_days';

/** Active clinics whose subscription ends within some days, or on one day. */
function ending({ ends_within, ends_on }: z.output<typeof clinicQuery>) {
  const isActive = `t.account_status = 'active' and`;
  return [
    where(`${isActive} ${endOf} > app_today() and ${endOf} <= app_today() + ?::int`, ends_within),
    where(`${isActive} ${endOf} = ?::date`, ends_on),
  ];
}

const statusEvents = {
  name: 'clinics.status_events',
  text: `select t.id, t.from_status, t.to_status, t.reason, t.user_id, u."fullName" as user_name,
           t.created_at
         from clinic_status_events t left join users u on u.id = t.user_id
         where t.clinic_id = $1 order by t.id desc`,
};

/** The history of a clinic's standing, the latest entry first. */
export const statusEventsOf = (tx: Tx, clinicId: number) =>
  wholeList<z.output<typeof clinicStatusEvent>>(tx, statusEvents, [clinicId]);

/** Reads one page of all clinics. */
export async function clinicPageOf(
  tx: Tx,
  query: z.output<typeof clinicQuery>,
): Promise<z.output<typeof clinicPage>> {
  const { page, limit, account_status, sort, search } = query;
  const { text, values } = placed([
    where('t.archived_at is null'),
    standing(query.status ?? account_status),
    where('t.clinic_category_id = ?', query.clinic_category_id),
    ...ending(query),
    searchIn(listed, search),
  ]);
  const [count] = await tx.query<{ total: number }>(
    `select count(*)::int as total ${clinicFrom} where ${text}`,
    values,
  );
  const rows = await tx.query<Parameters<typeof withRemainingDays>[0]>(
    `select ${clinicSelect} ${clinicFrom} where ${text}
     ${orderBy(listed, sort)} limit ${limit} offset ${(page - 1) * limit}`,
    values,
  );
  const total = count?.total ?? 0;
  return { ...pageOfRows(rows.map(withRemainingDays), query, total), total };
}
