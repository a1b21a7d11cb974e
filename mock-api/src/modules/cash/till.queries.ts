import type { Page } from '@ziba/shared/contracts/lists';
import type { TillEntry } from '@ziba/shared/contracts/till';
import { wholeList } from '../../data/pages';
import type { Tx } from '../../db/connect';
import type { Till } from './open-day';

const ofDay = {
  name: 'till.of_day',
  text: `select e.id, e.method, e.amount, e.created_at,
      case when f.id is not null then 'staff' when g.id is not null then 'goods'
        when b.id is not null then 'service' else 'device' end as kind,
      coalesce(f.id, g.id, b.id, d.id) as document_id,
      coalesce(f.title, p.name, b.document_title, d.device_name) as title,
      coalesce(p.accounting_code, b.system_code, d.system_code) as code,
      case when u.id is not null
        then jsonb_build_object('id', u.id, 'fullName', u."fullName") end as user
    from till_entries e
    left join financial_documents f
      on f.clinic_id = e.clinic_id and f.id = e.financial_document_id
    left join product_financial g on g.clinic_id = e.clinic_id and g.id = e.product_financial_id
    left join products p on p.clinic_id = g.clinic_id and p.id = g.product_id
    left join internal_service_documents b
      on b.clinic_id = e.clinic_id and b.id = e.internal_service_document_id
    left join device_services s on s.clinic_id = e.clinic_id and s.id = e.device_service_id
    left join devices d on d.clinic_id = s.clinic_id and d.id = s.device_id
    left join users u on u.clinic_id = e.clinic_id and u.id = e.user_id
    where e.clinic_id = $1 and e.date = $2 and e.cash_point_id is not distinct from $3::int
    order by e.id`,
};

/** Reads what documents took out of a till on a day (YYYY-MM-DD), in the order in which it was written. */
export const tillEntriesOf = (
  tx: Tx,
  clinicId: number,
  date: string,
  till: Till,
): Promise<Page<TillEntry>> => wholeList<TillEntry>(tx, ofDay, [clinicId, date, till]);
