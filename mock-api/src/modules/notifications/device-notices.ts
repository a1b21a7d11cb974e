import * as addresses from '@ziba/shared/contracts/addresses';
import type { Database } from '../../db/connect';
import { m } from './messages';
import { wants } from './preferences';

/** How many days before a service it is announced. */
const daysBefore = 7;
/** The devices, those whose service comes first on top. */
const link = `${addresses.accounting}/technical?sort=next_service_on`;

/** $1 the titles by state, $2 the link. */
const wanted = `with wanted as (
    select d.clinic_id, u.id as user_id, 'device:' || d.id || ':service' as subject,
      d.state || ':' || d.next_service_on as state,
      replace($1::jsonb ->> d.state, '{name}', replace(d.device_name, '''', '’')) as title,
      case d.state when 'service_due' then 'danger' else 'warning' end as severity
    from (
      select *, case when next_service_on < app_today()
        then 'service_due' else 'service_near' end as state
      from devices
      where archived_at is null
        and next_service_on <= app_today() + ${daysBefore}
    ) d
    join clinics c on c.id = d.clinic_id and c.account_status = 'active'
    join users u on u.clinic_id = d.clinic_id and u.account_status = 'active'
      and u.archived_at is null and u.sections && '{all,accounting}'
      and ${wants('device_service', 'u')}
  )`;

const removeOutdated = `${wanted}
  delete from notifications n where n.subject like 'device:%:service'
    and not exists (
      select from wanted w where w.user_id = n.user_id and w.subject = n.subject and w.state = n.state)`;

const addMissing = `${wanted}
  insert into notifications (clinic_id, user_id, type, severity, title, link, subject, state)
  select clinic_id, user_id, 'device_service', severity, title, $2, subject, state from wanted
  order by user_id, subject
  on conflict (user_id, subject) do nothing`;

/**
 * Writes notifications about devices whose service is near or overdue: one for each state and user, removed when the
 * service is done.
 */
export async function refreshDeviceNotices(db: Database): Promise<void> {
  await db.platform(async (tx) => {
    const titles = JSON.stringify(m);
    await tx.query(removeOutdated, [titles]);
    await tx.query(addMissing, [titles, link]);
  });
}
