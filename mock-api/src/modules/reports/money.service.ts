import type {
  DeviceReport,
  PayableReport,
  ProfitReport,
  StaffPayReport,
} from '@ziba/shared/contracts/money-reports';
import type { Database, Tx } from '../../db/connect';
import { firstOf } from '../../data/pages';
import type { Member } from '../../lib/actor';
import { jalaliMonth, jalaliMonthOf, jalaliMonthTitle } from '../../lib/jalali-months';
import { found } from '../../lib/refusal';
import { todayInTehran } from '../../lib/tehran';
import * as queries from './money.queries';
import { rangeBefore, rangeOf, type Range } from './report-range';

/** Reads the figures on the home of accounting. */
export const accountingFigures = (db: Database, { clinicId }: Member) =>
  db.tenant(clinicId, async (tx) => {
    const today = todayInTehran();
    return first(await tx.query<queries.Figures>(queries.figures, [clinicId, today, today]));
  });

/** Reads what the clinic still has to pay for goods, internal services and devices. */
export const reportPayables = (db: Database, { clinicId }: Member) =>
  db.tenant(clinicId, async (tx): Promise<PayableReport> => {
    const rows = await tx.query<queries.Payable>(queries.payables, [clinicId]);
    const sum = first(await tx.query<{ total: number }>(queries.payablesTotal, [clinicId]));
    return { ...firstOf(rows), ...sum };
  });

/** Reads the pay of the staff by the documents of the days, and what is owed to them now. */
export const reportStaffPay = (db: Database, { clinicId }: Member, query: Partial<Range>) =>
  db.tenant(clinicId, async (tx): Promise<StaffPayReport> => {
    const range = rangeOf(query);
    const of = ({ from, to }: Range) => [clinicId, from, to];
    const rows = await tx.query<queries.StaffPay>(queries.staffPay, of(range));
    const total = async (asked: Range) =>
      first(await tx.query<{ salary: number; paid: number }>(queries.staffPayTotal, of(asked)));
    const { owed } = first(await tx.query<{ owed: number }>(queries.staffOwed, [clinicId]));
    const { paid: previous_paid } = await total(rangeBefore(range));
    return { ...firstOf(rows), ...range, ...(await total(range)), owed, previous_paid };
  });

/** Reads what each device had cost in the days: its services, and what was paid for it. */
export const reportDevices = (db: Database, { clinicId }: Member, query: Partial<Range>) =>
  db.tenant(clinicId, async (tx): Promise<DeviceReport> => {
    const range = rangeOf(query);
    const of = ({ from, to }: Range) => [clinicId, from, to];
    const lines = await tx.query<queries.DeviceLine>(queries.deviceLines, of(range));
    const total = async (asked: Range) =>
      first(await tx.query<DeviceReport['total']>(queries.deviceTotal, of(asked)));
    const previous = await total(rangeBefore(range));
    return { ...firstOf(lines), ...range, total: await total(range), previous };
  });

/** Reads what was received and paid in each Jalali month of the days. */
export const reportProfit = (db: Database, { clinicId }: Member, query: Partial<Range>) =>
  db.tenant(clinicId, async (tx): Promise<ProfitReport> => {
    const range = rangeOf(query);
    const lines = await monthsOf(tx, clinicId, range);
    const before = await monthsOf(tx, clinicId, rangeBefore(range));
    const data = lines.map((line) => ({ ...line, label: jalaliMonthTitle(line.key) }));
    return { ...firstOf(data), ...range, total: sumOf(lines), previous: sumOf(before) };
  });

/** A line of a month; the key is never null. */
interface MonthLine extends queries.ProfitLine {
  key: string;
}

function monthsOf(tx: Tx, clinicId: number, range: Range): Promise<MonthLine[]> {
  const months = monthsBetween(range);
  return tx.query<MonthLine>(queries.profit, [
    clinicId,
    months.map(({ month }) => month),
    months.map(({ from }) => (from < range.from ? range.from : from)),
    months.map(({ to }) => (to > range.to ? range.to : to)),
  ]);
}

/** The Jalali months that some of the days belong to. */
function monthsBetween({ from, to }: Range) {
  const months = [jalaliMonth(jalaliMonthOf(from))];
  for (let last = months[0]; last && last.to < to; last = months.at(-1)) {
    months.push(jalaliMonth(jalaliMonthOf(last.end)));
  }
  return months;
}

function sumOf(lines: readonly MonthLine[]): ProfitReport['total'] {
  const sum = (name: keyof ProfitReport['total']) =>
    lines.reduce((total, line) => total + line[name], 0);
  return {
    income: sum('income'),
    goods: sum('goods'),
    services: sum('services'),
    devices: sum('devices'),
    staff: sum('staff'),
    expenses: sum('expenses'),
    result: sum('result'),
  };
}

const first = <Row>(rows: readonly Row[]): Row => found(rows[0]);
