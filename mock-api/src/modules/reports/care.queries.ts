import type {
  ConsumptionReport,
  PlanReport,
  SmsReport,
  StockReport,
} from '@ziba/shared/contracts/care-reports';
import type { Statement } from '../../db/statement';
import { statusSql } from '../products/product-status';
import { planStatusSql } from '../treatment-plans/treatment-plans.queries';
import { within } from './report-range';

const inState = (...states: string[]) =>
  `(count(*) filter (where r.status in (${states.map((state) => `'${state}'`).join(', ')})))::int`;

const planCounts = `count(*)::int as plans, ${inState('waiting')} as waiting,
  ${inState('in_progress')} as in_progress, ${inState('completed')} as completed,
  ${inState('canceled')} as canceled, coalesce(sum(r.sessions), 0)::int as sessions,
  coalesce(sum(r.done_sessions), 0)::int as done_sessions,
  coalesce(sum(r.cost), 0)::bigint as cost, coalesce(sum(r.paid), 0)::bigint as paid`;

/** SQL: the plans that were written from $2 to $3, for $4 if it is a doctor, with sums of their sessions. */
const plans = `(
    select t.doctor_id, ${planStatusSql} as status, s.sessions, s.done_sessions, s.cost, s.paid
    from treatment_plans t
    left join lateral (
      select count(*) as sessions, count(*) filter (where s.status = 'done') as done_sessions,
        sum(s.service_cost) as cost, sum(s.paid_amount) as paid
      from treatment_sessions s
      where s.clinic_id = t.clinic_id and s.treatment_plan_id = t.id and s.archived_at is null
        and s.status <> 'canceled'
    ) as s on true
    where t.clinic_id = $1 and t.archived_at is null and ${within('t.created_at')}
      and ($4::int is null or t.doctor_id = $4)
  ) as r`;

export const planLines: Statement = {
  name: 'reports.plans',
  text: `select d.id::text as key, d."fullName" as label, ${planCounts} from ${plans}
    left join users d on d.clinic_id = $1 and d.id = r.doctor_id
    group by 1, 2 order by d."fullName" collate "fa_icu" nulls last, 1`,
};
export const planTotal: Statement = {
  name: 'reports.plans_total',
  text: `select ${planCounts} from ${plans}`,
};
export type PlanLine = PlanReport['data'][number];

const stockCounts = `count(*)::int as products, ${inState('expired')} as expired,
  ${inState('near_expiry')} as near_expiry, ${inState('low')} as low, ${inState('out')} as out,
  coalesce(sum(round(r.stock * r.price)), 0)::bigint as value,
  (count(*) filter (where r.stock > 0 and r.price is null))::int as unpriced`;

/** SQL: the average price of what was bought of each product. */
const prices = `(
      select product_id, sum(paid_cost + remaining_cost) / nullif(sum(purchased_quantity), 0) as price
      from product_financial
      where clinic_id = $1 and archived_at is null and voided_at is null and purchased_quantity > 0
      group by product_id
    ) as f`;

/** SQL: the products with their status, and the average price of what was bought. */
const stock = `(
    select t.category_id, t.stock, ${statusSql} as status, f.price
    from products t
    left join ${prices} on f.product_id = t.id
    where t.clinic_id = $1 and t.archived_at is null
  ) as r`;

export const stockLines: Statement = {
  name: 'reports.stock',
  text: `select c.id::text as key, c.name as label, ${stockCounts} from ${stock}
    join product_categories c on c.clinic_id = $1 and c.id = r.category_id
    group by 1, 2 order by c.name collate "fa_icu", 1`,
};
export const stockTotal: Statement = {
  name: 'reports.stock_total',
  text: `select ${stockCounts} from ${stock}`,
};
export type StockLine = StockReport['data'][number];

const takenAs = (kind: string) => `coalesce(-sum(m.quantity) filter (where m.kind = '${kind}'), 0)`;

/** SQL: what was used and disposed of from $2 to $3, by product, at the average price of its purchases. */
const consumption = `(
    select p.id, p.name, p.product_code, t.movements, t.used, t.disposed,
      round((t.used + t.disposed) * f.price) as value
    from (
      select m.product_id, count(*)::int as movements, ${takenAs('consume')} as used,
        ${takenAs('dispose')} as disposed
      from stock_movements m
      where m.clinic_id = $1 and m.kind in ('consume', 'dispose') and ${within('m.created_at')}
      group by m.product_id
    ) as t
    join products p on p.clinic_id = $1 and p.id = t.product_id
    left join ${prices} on f.product_id = t.product_id
  ) as r`;

export const consumptionLines: Statement = {
  name: 'reports.consumption',
  text: `select r.id::text as key, r.name as label, r.product_code as code, r.movements,
      r.used::float8 as used, r.disposed::float8 as disposed, coalesce(r.value, 0)::bigint as value
    from ${consumption} order by r.name collate "fa_icu", r.id`,
};
export const consumptionTotal: Statement = {
  name: 'reports.consumption_total',
  text: `select count(*)::int as products, coalesce(sum(r.movements), 0)::int as movements,
      coalesce(sum(r.value), 0)::bigint as value,
      (count(*) filter (where r.value is null))::int as unpriced
    from ${consumption}`,
};
export type ConsumptionLine = ConsumptionReport['data'][number];

const smsCounts = `count(*)::int as messages, coalesce(sum(r.parts), 0)::int as parts,
  ${inState('sent', 'delivered')} as sent, ${inState('queued')} as queued,
  ${inState('failed', 'blacklisted')} as failed`;
/** SQL: the messages of the clinic; codes to sign in are none of its messages. */
const sms = `sms_messages r
    where r.clinic_id = $1 and r.kind <> 'secret' and ${within('r.created_at')}`;

export const smsLines: Statement = {
  name: 'reports.sms',
  text: `select r.event as key, null as label, ${smsCounts} from ${sms} group by 1 order by 1 nulls last`,
};
export const smsTotal: Statement = {
  name: 'reports.sms_total',
  text: `select ${smsCounts} from ${sms}`,
};
export type SmsLine = SmsReport['data'][number];
