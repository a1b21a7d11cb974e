import {
  cashMethods,
  cashTexts as texts,
  type cashClose,
  type CashAmounts,
  type CashDay,
  type CashToday,
  type cashQuery,
} from '@ziba/shared/contracts/cash';
import type { Page } from '@ziba/shared/contracts/lists';
import type { z } from 'zod';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { clock } from '../../lib/clock';
import { where } from '../../data/conditions';
import { announce } from '../../data/events';
import { invalid, Refusal } from '../../lib/refusal';
import { todayInTehran } from '../../lib/tehran';
import { cashDaysIn, flowsBetween, lockDay, type DayRow, type Flow } from './cash.queries';

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
 * Reads the cash of the clinic day by day, the newest day first. The expected amount of an open day is
 * what has been paid up to now.
 */
export async function cashPageOf(tx: Tx, member: Member, query: Query): Promise<Page<CashDay>> {
  const { data, meta } = await cashDaysIn(tx).page(
    member,
    query,
    where('t.date >= ?', query.from),
    where('t.date <= ?', query.to),
    query.state && where(`t.closed_at is ${query.state === 'open' ? '' : 'not '}null`),
  );
  const open = data.filter((row) => !row.expected).map((row) => row.date);
  const flows = await flowsOf(tx, member, open);
  const answers = data.map((row) => answerOf(row, row.expected ?? flows(row.date).expected));
  return { data: answers, meta };
}

export const cashOfToday = (tx: Tx, member: Member) => cashOf(tx, member, todayInTehran());

/**
 * Closes a day: stores the counted amounts beside the expected ones; the day takes no payments and expenses any more.
 * Errors: 400 a day in the future, a difference without a reason; 409 a day that is closed already.
 */
export async function closeCashDay(
  tx: Tx,
  member: Member,
  { counted, note = null, date = todayInTehran() }: Close,
): Promise<CashToday> {
  if (date > todayInTehran()) throw invalid('date', texts.future);
  const day = await lockDay(tx, member.clinicId, date);
  if (day.closed_at) throw new Refusal(409, 'day_closed', texts.closed);
  const { expected } = (await flowsOf(tx, member, [date]))(date);
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
    after: { date, expected, counted, difference },
  });
  await announce(tx, member.clinicId, {
    type: 'cash.closed',
    data: { id: day.id, date },
    sections: ['accounting'],
  });
  return cashOf(tx, member, date);
}

/** The cash of a day; a day without a row is open and has no movements. */
export async function cashOf(tx: Tx, member: Member, date: string): Promise<CashToday> {
  const day = { page: 1, limit: 1 };
  const { data } = await cashDaysIn(tx).page(member, day, where('t.date = ?', date));
  const row = data[0] ?? emptyDay(date);
  const { expected, ...sums } = (await flowsOf(tx, member, [date]))(date);
  return { ...answerOf(row, row.expected ?? expected), ...sums };
}

const emptyDay = (date: string): DayRow => ({
  id: null,
  date,
  expected: null,
  counted: null,
  difference: null,
  note: null,
  closed_at: null,
  closed_by: null,
});

/** Reads payments, refunds, expenses and paid documents of all these days at once. */
async function flowsOf(tx: Tx, { clinicId }: Member, dates: readonly string[]) {
  const [first] = dates.toSorted();
  const last = dates.toSorted().at(-1);
  const rows = first && last ? await flowsBetween(tx, clinicId, first, last) : [];
  return (date: string): Flows => sumOf(rows.filter((row) => row.date === date));
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
