import type {
  AccountingFigures,
  DeviceReport,
  PayableReport,
  ProfitReport,
  StaffPayReport,
} from '@ziba/shared/contracts/money-reports';
import type { Statement } from '../../db/statement';
import { within } from './report-range';
import { flowOf, owed } from './reports.queries';

/** SQL: what the clinic bought and has not paid completely. A void document owes nothing. */
const unpaid = `(
    select 'goods' as kind, f.id, p.name as title, p.accounting_code as code, f.created_at,
      f.paid_cost as paid, f.remaining_cost as remaining
    from product_financial f join products p on p.clinic_id = $1 and p.id = f.product_id
    where f.clinic_id = $1 and f.archived_at is null and f.voided_at is null and f.remaining_cost > 0
    union all
    select 'service', id, document_title, system_code, created_at, paid_amount, remaining_cost
    from internal_service_documents
    where clinic_id = $1 and archived_at is null and voided_at is null and remaining_cost > 0
    union all
    select 'device', id, device_name, system_code, created_at,
      greatest(purchase_cost - remaining_cost, 0), remaining_cost
    from devices where clinic_id = $1 and archived_at is null and remaining_cost > 0
  ) as u`;

export const payables: Statement = {
  name: 'reports.payables',
  text: `select u.* from ${unpaid} order by u.remaining desc, u.kind, u.id`,
};
export const payablesTotal: Statement = {
  name: 'reports.payables_total',
  text: `select coalesce(sum(remaining), 0)::bigint as total from ${unpaid}`,
};
export type Payable = PayableReport['data'][number];

/** SQL: the account of each member of staff now; above zero the clinic owes them. */
const balances = `(
    select staff_id, sum(amount)::bigint as balance from staff_ledger
    where clinic_id = $1 group by staff_id having sum(amount) <> 0
  ) as b`;

/** SQL: the documents of the days $2 to $3 that count. */
const documents = `financial_documents d
  where d.clinic_id = $1 and d.archived_at is null and d.voided_at is null
    and ${within('d.created_at')}`;

export const staffPay: Statement = {
  name: 'reports.staff_pay',
  text: `select s.id as user_id, s."fullName" as full_name, coalesce(d.documents, 0) as documents,
      coalesce(d.salary, 0) as salary, coalesce(d.paid, 0) as paid, coalesce(b.balance, 0) as balance
    from users s
    left join (select d.user_id, count(*)::int as documents,
        sum(d.calculated_salary_this_month)::bigint as salary, sum(d.paid_amount)::bigint as paid
      from ${documents} group by d.user_id) as d on d.user_id = s.id
    left join ${balances} on b.staff_id = s.id
    where s.clinic_id = $1 and (d.user_id is not null or b.staff_id is not null)
    order by s."fullName" collate "fa_icu", s.id`,
};
export const staffPayTotal: Statement = {
  name: 'reports.staff_pay_total',
  text: `select coalesce(sum(d.calculated_salary_this_month), 0)::bigint as salary,
      coalesce(sum(d.paid_amount), 0)::bigint as paid from ${documents}`,
};
const owedToStaff = `(select coalesce(sum(b.balance), 0)::bigint from ${balances} where b.balance > 0)`;
export const staffOwed: Statement = {
  name: 'reports.staff_owed',
  text: `select ${owedToStaff} as owed`,
};
export type StaffPay = StaffPayReport['data'][number];

/** SQL: the devices with what they had cost from $2 to $3. */
const deviceCosts = `(
    select d.id, d.device_name, d.system_code, d.remaining_cost, d.next_service_on,
      coalesce(s.services, 0) as services, coalesce(s.cost, 0) as service_cost,
      case when ${within('d.created_at')}
        then greatest(d.purchase_cost - d.remaining_cost, 0) else 0 end as bought
    from devices d
    left join (
      select device_id, count(*)::int as services, sum(cost)::bigint as cost
      from device_services
      where clinic_id = $1 and voided_at is null and serviced_on between $2::date and $3::date
      group by device_id
    ) as s on s.device_id = d.id
    where d.clinic_id = $1 and d.archived_at is null
  ) as r`;

export const deviceLines: Statement = {
  name: 'reports.devices',
  text: `select r.id::text as key, r.device_name as label, r.system_code as code, r.services,
      r.service_cost, r.bought, r.remaining_cost as remaining, r.next_service_on
    from ${deviceCosts} order by r.service_cost + r.bought desc, r.id`,
};
export const deviceTotal: Statement = {
  name: 'reports.devices_total',
  text: `select coalesce(sum(r.services), 0)::int as services,
      coalesce(sum(r.service_cost), 0)::bigint as service_cost,
      coalesce(sum(r.bought), 0)::bigint as bought
    from ${deviceCosts}`,
};
export type DeviceLine = DeviceReport['data'][number];

/** SQL: what the rows of a table that were written in the month `m` had cost. */
const spent = (amount: string, table: string, others = '') =>
  `(select coalesce(sum(${amount}), 0)::bigint from ${table} x
    where x.clinic_id = $1 and x.archived_at is null ${others}
      and ${within('x.created_at', 'm.first', 'm.last')})`;
const notVoid = 'and x.voided_at is null';

/** One row for each month of $2 (YYYY-MM), from the days $3 to the days $4. */
export const profit: Statement = {
  name: 'reports.profit',
  text: `select p.*, p.income - p.goods - p.services - p.devices - p.staff - p.expenses as result
    from (
      select m.month as key, m.first::text as "from", m.last::text as "to",
        (select coalesce(sum(f.received) - sum(f.refunded), 0)::bigint
          from ${flowOf('m.first', 'm.last')}) as income,
        ${spent('x.paid_cost', 'product_financial', notVoid)} as goods,
        ${spent('x.paid_amount', 'internal_service_documents', notVoid)} as services,
        ${spent('greatest(x.purchase_cost - x.remaining_cost, 0)', 'devices')}
          + (select coalesce(sum(x.cost), 0)::bigint from device_services x
            where x.clinic_id = $1 and x.voided_at is null
              and x.serviced_on between m.first and m.last) as devices,
        ${spent('x.paid_amount', 'financial_documents', notVoid)} as staff,
        (select coalesce(sum(x.amount), 0)::bigint from expenses x
          where x.clinic_id = $1 and x.archived_at is null and x.voided_at is null
            and x.spent_on between m.first and m.last) as expenses
      from unnest($2::text[], $3::date[], $4::date[]) as m(month, first, last)
    ) as p
    order by p.key`,
};
export type ProfitLine = Omit<ProfitReport['data'][number], 'label'>;

/** The figures of the home; $2 and $3 are today. */
export const figures: Statement = {
  name: 'reports.accounting_figures',
  text: `select
      (select coalesce(sum(received) - sum(refunded), 0)::bigint from ${flowOf()}) as income_today,
      (select coalesce(sum(o.owed), 0)::bigint from ${owed}) as patient_debts,
      ${owedToStaff} as unpaid_staff,
      (select coalesce(sum(u.remaining), 0)::bigint from ${unpaid}) as unpaid_purchases`,
};
export type Figures = AccountingFigures;
