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
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { clock } from '../../lib/clock';
import { where } from '../../data/conditions';
import { announce } from '../../data/events';
import { invalid, Refusal } from '../../lib/refusal';
import { todayInTehran } from '../../lib/tehran';
import { cashDaysTable, flowsBetween, lockDay, type DayRow, type Flow } from './cash.queries';

type Close = z.output<typeof cashClose>;

/** What came in by method less what went out, and how many stood behind it. */
interface Flows {
  expected: CashAmounts;
  payments: number;
  refunds: number;
}

/** The cash of a clinic, day by day (beyond L16). */
export function cashOf(db: Database) {
  const days = cashDaysTable(db);

  return {
    /** The days, newest first. What is expected of an open one is what has come in up to now. */
    page: (member: Member, query: z.output<typeof cashQuery>): Promise<Page<CashDay>> =>
      db.tenant(member.clinicId, async (tx) => {
        const { data, meta } = await days
          .within(tx)
          .page(
            member,
            query,
            where('t.date >= ?', query.from),
            where('t.date <= ?', query.to),
            query.state && where(`t.closed_at is ${query.state === 'open' ? '' : 'not '}null`),
          );
        const open = data.filter((row) => !row.expected).map((row) => row.date);
        const moved = await flowsOf(tx, member, open);
        const answers = data.map((row) => answerOf(row, row.expected ?? moved(row.date).expected));
        return { data: answers, meta };
      }),

    today: (member: Member): Promise<CashToday> =>
      db.tenant(member.clinicId, (tx) => dayOf(tx, member, todayInTehran())),

    /**
     * Closes a day: what was counted stands beside what was expected, and the day takes no payment any
     * more. Errors: 400 a day to come; 409 closed already.
     */
    close: (member: Member, { counted, note = null, date = todayInTehran() }: Close) =>
      db.tenant(member.clinicId, async (tx): Promise<CashToday> => {
        if (date > todayInTehran()) throw invalid('date', texts.future);
        const day = await lockDay(tx, member.clinicId, date);
        if (day.closed_at) throw new Refusal(409, 'day_closed', texts.closed);
        const { expected } = (await flowsOf(tx, member, [date]))(date);
        const difference = differenceOf(expected, counted);
        await days.within(tx).update(member, day.id, {
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
        return dayOf(tx, member, date);
      }),
  };

  async function dayOf(tx: Tx, member: Member, date: string): Promise<CashToday> {
    const day = { page: 1, limit: 1 };
    const { data } = await days.within(tx).page(member, day, where('t.date = ?', date));
    const row = data[0] ?? emptyDay(date);
    const now = (await flowsOf(tx, member, [date]))(date);
    const { payments, refunds } = now;
    return { ...answerOf(row, row.expected ?? now.expected), payments, refunds };
  }
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

/** What moved on each of the days, read at once. A closed day keeps what was expected then. */
async function flowsOf(tx: Tx, { clinicId }: Member, dates: readonly string[]) {
  const [first] = dates.toSorted();
  const last = dates.toSorted().at(-1);
  const rows = first && last ? await flowsBetween(tx, clinicId, first, last) : [];
  return (date: string): Flows => sumOf(rows.filter((row) => row.date === date));
}

function sumOf(rows: readonly Flow[]): Flows {
  const expected: CashAmounts = { cash: 0, card: 0, transfer: 0, other: 0 };
  const sums = { payments: 0, refunds: 0 };
  for (const row of rows) {
    expected[row.method] += row.amount;
    sums.payments += row.payments;
    sums.refunds += row.refunds;
  }
  return { expected, ...sums };
}

const totalOf = (amounts: Partial<CashAmounts>) =>
  cashMethods.reduce((sum, method) => sum + (amounts[method] ?? 0), 0);

/** Only the methods that were counted are compared: cards and transfers are the bank's to count. */
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
