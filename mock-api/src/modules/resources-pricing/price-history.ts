import type { PageQuery } from '@ziba/shared/contracts/lists';
import type { PriceChange } from '@ziba/shared/contracts/resources-pricing';
import type { Tx } from '../../db/connect';
import { where } from '../../data/conditions';
import { listedPage } from '../../data/listed-page';

/** What the log knows of the prices; an archived price has none afterwards. */
const history = {
  select: `t.id, t.at, p.type, p.title, u."fullName" as user_name,
    case t.action when 'archive' then p.price else (t.before ->> 'price')::float8 end as before,
    (t.after ->> 'price')::float8 as after`,
  from: `from audit_log t
    join resource_prices p on p.id = t.entity_id
    left join users u on u.id = t.user_id`,
};

/** Reads one page of the changes of the prices, the latest first. */
export const priceHistoryOf = (tx: Tx, query: PageQuery) =>
  listedPage<PriceChange>(tx, history, query, [
    where(`t.clinic_id is null and t.entity = 'resource_prices'`),
    where(`t.action = 'archive' or t.after ->> 'price' is not null`),
  ]);
