import * as addresses from '@ziba/shared/contracts/addresses';
import { noticeDays } from '@ziba/shared/contracts/ending-subscription';
import { platformType } from '@ziba/shared/contracts/permissions';
import type { Database } from '../../db/connect';
import { m } from './messages';
import { wants } from './preferences';

/** $1 the titles, $2 the link to a clinic for the operator; managers are led to the renewal. The state is the last of these days that has come. */
const wanted = `with ending as (
    select c.id, c.name, c.subscription_start_date + c.subscription_days
      - app_today() as days_left
    from clinics c where c.account_status = 'active' and c.archived_at is null
  ), wanted as (
    select u.clinic_id, u.id as user_id, 'subscription:' || e.id as subject,
      case when e.days_left <= 0 then 'ended' else 'days:' || (
        select min(day) from unnest('{${noticeDays.join(',')}}'::int[]) as day
        where e.days_left <= day) end as state,
      replace(replace(
        $1::jsonb ->> case when e.days_left <= 0 then 'subscription_ended' else 'subscription_ending' end,
        '{name}', replace(e.name, '''', '’')), '{days}', e.days_left::text) as title,
      case when e.days_left <= 3 then 'danger' else 'warning' end as severity,
      case when u.clinic_id is null then $2 || e.id else '${addresses.ownSubscription}' end as link
    from ending e
    join users u on (u.clinic_id = e.id and u.type = 'clinic_admin')
      or (u.clinic_id is null and u.type = '${platformType}' and u.sections && '{all,clinics}')
    where e.days_left <= ${noticeDays[0]}
      and u.account_status = 'active' and u.archived_at is null
      and ${wants('subscription', 'u')}
  )`;

const removeOutdated = `${wanted}
  delete from notifications n where n.subject like 'subscription:%'
    and not exists (
      select from wanted w where w.user_id = n.user_id and w.subject = n.subject and w.state = n.state)`;

const addMissing = `${wanted}
  insert into notifications (clinic_id, user_id, type, severity, title, link, subject, state)
  select clinic_id, user_id, 'subscription', severity, title, link, subject, state from wanted
  order by user_id, subject
  on conflict (user_id, subject) do nothing`;

/** Notifies the operator and the managers of clinics whose subscription ends soon or has ended. */
export async function refreshSubscriptionNotices(db: Database): Promise<void> {
  const record = addresses.clinic(0).replace(/0$/, '');
  await db.platform(async (tx) => {
    const values = [JSON.stringify(m), record];
    await tx.query(removeOutdated, values);
    await tx.query(addMissing, values);
  });
}
