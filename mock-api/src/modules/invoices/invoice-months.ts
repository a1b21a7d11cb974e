import type { InvoiceMonth } from '@ziba/shared/contracts/invoices';
import type { Tx } from '../../db/connect';
import { allRows } from '../../data/pages';
import { jalaliMonth, jalaliMonthOf } from '../../lib/jalali-months';
import { addDays, todayInTehran } from '../../lib/tehran';

/** How many months are added up. */
const shownMonths = 12;

interface Issued {
  day: string;
  invoices: number;
  total: number;
  tax: number;
}

const since = `$1::date::timestamp at time zone 'Asia/Tehran'`;
const issuedByDay = {
  name: 'invoices.issued_by_day',
  text: `select (issued_at at time zone 'Asia/Tehran')::date as day, count(*)::int as invoices,
      sum(total)::float8 as total, sum(tax)::float8 as tax
    from invoices where status not in ('draft', 'void') and archived_at is null
      and issued_at >= ${since} group by 1`,
};
const receivedByDay = {
  name: 'invoices.received_by_day',
  text: `select (paid_at at time zone 'Asia/Tehran')::date as day, sum(amount)::float8 as received
    from platform_payments where paid_at >= ${since} group by 1`,
};

/** The latest Jalali months, YYYY-MM, the current one first. */
function latestMonths(today: string): string[] {
  const months = [jalaliMonthOf(today)];
  while (months.length < shownMonths) {
    const { from } = jalaliMonth(months.at(-1) ?? '');
    months.push(jalaliMonthOf(addDays(from, -1)));
  }
  return months;
}

/** Adds up what was invoiced and received in each of the latest Jalali months, the current one first. */
export async function invoiceMonths(tx: Tx) {
  const months = latestMonths(todayInTehran()).map(jalaliMonth);
  const values = [months.at(-1)?.from];
  const issued = await tx.query<Issued>(issuedByDay, values);
  const received = await tx.query<{ day: string; received: number }>(receivedByDay, values);
  const rows = months.map(({ month, title, from, end }): InvoiceMonth => {
    const isWithin = ({ day }: { day: string }) => day >= from && day < end;
    const ofMonth = issued.filter(isWithin);
    return {
      ...{ id: month, title },
      invoices: sum(ofMonth.map(({ invoices }) => invoices)),
      total: sum(ofMonth.map(({ total }) => total)),
      tax: sum(ofMonth.map(({ tax }) => tax)),
      received: sum(received.filter(isWithin).map((day) => day.received)),
    };
  });
  return allRows(rows);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
