import {
  cashMethods,
  cashTexts as texts,
  type cashClose,
  type CashAmounts,
  type CashDay,
  type CashToday,
  type cashQuery,
} from '@ziba/shared/contracts/cash';
import { cashPointTexts as pointTexts } from '@ziba/shared/contracts/cash-points';
import type { Page } from '@ziba/shared/contracts/lists';
import type { z } from 'zod';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { clock } from '../../lib/clock';
import { where } from '../../data/conditions';
import { announce } from '../../data/events';
import { found, invalid, Refusal } from '../../lib/refusal';
import { todayInTehran } from '../../lib/tehran';
import { cashDaysIn, flowsBetween, lockDay, type DayRow, type Flow } from './cash.queries';
import { findPoint } from './cash-points.queries';
import { ofTill } from './of-till';
import type { Till } from './open-day';

type Query = z.output<typeof cashQuery>;
type Close = z.output<typeof cashClose>;

/** Payments minus refunds, expenses and paid documents, by method, and what they consist of. */
interface Flows {
  expected: CashAmounts;
  payments: number;
  refunds: number;
  /** Tomans. */
  expenses: number;
  /** Tomans that documents of staff, purchases and internal services took. */
  documents: number;
}

/**
 * Reads the cash of the tills of the clinic day by day, the newest day first. The expected amount of an open day is
 * what has been paid up to now.
 */
export async function cashPageOf(tx: Tx, member: Member, query: Query): Promise<Page<CashDay>> {
  const { data, meta } = await cashDaysIn(tx).page(
    member,
    query,
    where('t.date >= ?', query.from),
    where('t.date <= ?', query.to),
    query.state && where(`t.closed_at is ${query.state === 'open' ? '' : 'not '}null`),
    ofTill(query.point),
  );
  const open = data.filter((row) => !row.expected).map((row) => row.date);
  const flows = await flowsOf(tx, member, open);
  const answers = data.map((row) =>
    answerOf(row, row.expected ?? flows(row.date, tillOf(row)).expected),
  );
  return { data: answers, meta };
}

export const cashOfToday = (tx: Tx, member: Member, till: Till) =>
  cashOf(tx, member, todayInTehran(), till);

/**
 * Closes a day of a till: stores the counted amounts beside the expected ones; it takes no payments and expenses any more.
 * Errors: 400 a day in the future, another clinic's point, a difference without a reason; 409 a day that is closed already.
 */
export async function closeCashDay(
  tx: Tx,
  member: Member,
  { counted, note = null, date = todayInTehran(), cash_point_id: till = null }: Close,
): Promise<CashToday> {
  if (date > todayInTehran()) throw invalid('date', texts.future);
  if (till !== null && !(await findPoint(tx, member.clinicId, till))) {
    throw invalid('cash_point_id', pointTexts.unknown);
  }
  const day = await lockDay(tx, member.clinicId, date, till);
  if (day.closed_at) throw new Refusal(409, 'day_closed', texts.closed);
  const { expected } = (await flowsOf(tx, member, [date]))(date, till);
  const difference = differenceOf(expected, counted);
  if (difference !== 0 && !note) throw invalid('note', texts.reason);
  await cashDaysIn(tx).update(member, day.id, {
    expected: JSON.stringify(expected),
    counted: JSON.stringify(counted),
    difference,
    note,
    closed_at: clock.iso(),
    closed_by: member.userId,
  });
  await audit(tx, member, {
    action: 'close',
    entity: 'cash_days',
    entityId: day.id,
    after: { date, cash_point_id: till, expected, counted, difference },
  });
  await announce(tx, member.clinicId, {
    type: 'cash.closed',
    data: { id: day.id, date },
    sections: ['accounting'],
  });
  return cashOf(tx, member, date, till);
}

/** The cash of a day of a till; a day without a row is open and has no movements. Errors: 404 another clinic's point. */
export async function cashOf(tx: Tx, member: Member, date: string, till: Till): Promise<CashToday> {
  const cash_point = till === null ? null : found(await findPoint(tx, member.clinicId, till));
  const { data } = await cashDaysIn(tx).page(
    member,
    { page: 1, limit: 1 },
    where('t.date = ?', date),
    ofTill(till),
  );
  const row = data[0] ?? emptyDay(date, cash_point);
  const { expected, ...sums } = (await flowsOf(tx, member, [date]))(date, till);
  return { ...answerOf(row, row.expected ?? expected), ...sums };
}

const emptyDay = (date: string, cash_point: DayRow['cash_point']): DayRow => ({
  id: null,
  date,
  cash_point,
  expected: null,
  counted: null,
  difference: null,
  note: null,
  closed_at: null,
  closed_by: null,
});

const tillOf = ({ cash_point }: DayRow): Till => cash_point?.id ?? null;

/** Reads payments, refunds, expenses and paid documents of all these days at once. */
async function flowsOf(tx: Tx, { clinicId }: Member, dates: readonly string[]) {
  const [first] = dates.toSorted();
  const last = dates.toSorted().at(-1);
  const rows = first && last ? await flowsBetween(tx, clinicId, first, last) : [];
  return (date: string, till: Till): Flows =>
    sumOf(rows.filter((row) => row.date === date && row.till === till));
}

function sumOf(rows: readonly Flow[]): Flows {
  const expected: CashAmounts = { cash: 0, card: 0, transfer: 0, other: 0 };
  const sums = { payments: 0, refunds: 0, expenses: 0, documents: 0 };
  for (const row of rows) {
    expected[row.method] += row.amount;
    sums.payments += row.payments;
    sums.refunds += row.refunds;
    sums.expenses += row.expenses;
    sums.documents += row.documents;
  }
  return { expected, ...sums };
}

const totalOf = (amounts: Partial<CashAmounts>) =>
  cashMethods.reduce((sum, method) => sum + (amounts[method] ?? 0), 0);

/** Compares only the methods that are counted by hand: the bank counts cards and transfers. */
function differenceOf(expected: CashAmounts, counted: Partial<CashAmounts>): number {
  return cashMethods
    .filter((method) => counted[method] !== undefined)
    .reduce((sum, method) => sum + (counted[method] ?? 0) - expected[method], 0);
}

function answerOf(row: DayRow, expected: CashAmounts): CashDay {
  return {
    ...row,
    state: row.closed_at ? 'closed' : 'open',
    expected,
    expected_total: totalOf(expected),
    counted_total: row.counted && totalOf(row.counted),
  };
}
