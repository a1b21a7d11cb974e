import * as addresses from '@ziba/shared/contracts/addresses';
import type { Database, Tx } from '../../db/connect';
import { expiryNoticeSql, stockNoticeSql } from './product-status';
import { m } from '../notifications/messages';

/** $1 the clinic, $2 one product or null for all, $3 the titles by state, $4 the list, $5 the record. */
const wanted = `with recipients as (
    select u.id, u.muted_notices,
      case
        when not u.sections && '{all,inventory}' then null
        when levels_in('inventory', u.levels, u.section_levels) && '{1,3}' then 'record'
        else 'list'
      end as opens
    from users u
    where u.clinic_id = $1 and u.account_status = 'active' and u.archived_at is null
      and u.sections && '{all,dashboard,inventory}'
  ), wanted as (
    select r.id as user_id, notice.type, notice.state,
      'product:' || t.id || ':' || notice.type as subject,
      replace($3::jsonb ->> notice.state, '{name}', replace(t.name, '''', '’')) as title,
      case when notice.state in ('out', 'expired') then 'danger' else 'warning' end as severity,
      case r.opens when 'record' then $5 || t.id when 'list' then $4 end as link
    from products t
    cross join lateral (values
      ('low_stock', ${stockNoticeSql}), ('near_expiry', ${expiryNoticeSql})
    ) as notice (type, state)
    cross join recipients r
    where t.clinic_id = $1 and t.archived_at is null and notice.state is not null
      and not (notice.type = any(r.muted_notices))
      and ($2::int is null or t.id = $2)
  )`;

const removeOutdated = {
  name: 'notices.remove',
  text: `${wanted}
    delete from notifications n
    where n.clinic_id = $1 and n.subject like 'product:' || coalesce($2::text, '%') || ':%'
      and not exists (
        select from wanted w
        where w.user_id = n.user_id and w.subject = n.subject and w.state = n.state
      )`,
};

const addMissing = {
  name: 'notices.add',
  text: `${wanted}
    insert into notifications (clinic_id, user_id, type, severity, title, link, subject, state)
    select $1, user_id, type, severity, title, link, subject, state from wanted
    order by user_id, subject
    on conflict (user_id, subject) do update set title = excluded.title, link = excluded.link
    where (notifications.title, notifications.link)
      is distinct from (excluded.title, excluded.link)`,
};

/**
 * Writes and removes notifications about low stock and near expiry of the products of a clinic (or of one product): one
 * for each state and user, none for a state that has ended; a dismissed one stays hidden until the state changes.
 * Call it in the transaction that changes a product.
 */
export async function refreshStockNotices(
  tx: Tx,
  clinicId: number,
  productId: number | null = null,
): Promise<void> {
  const record = addresses.product(0).replace(/0$/, '');
  const values = [clinicId, productId, JSON.stringify(m), addresses.inventory, record];
  await tx.query(removeOutdated, values);
  await tx.query(addMissing, values);
}

/** Does the same for all clinics: the date alone may change the state of a product. */
export async function refreshAllStockNotices(db: Database): Promise<void> {
  const clinics = await db.platform((tx) =>
    tx.query<{ id: number }>("select id from clinics where account_status = 'active' order by id"),
  );
  for (const { id } of clinics) await db.tenant(id, (tx) => refreshStockNotices(tx, id));
}
