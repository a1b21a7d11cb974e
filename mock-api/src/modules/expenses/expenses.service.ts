import {
  expenseTexts as texts,
  type Expense,
  type expenseInput,
} from '@ziba/shared/contracts/expenses';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { persian, where } from '../../data/conditions';
import { tenantTable } from '../../data/tenant-table';
import { found, invalid, Refusal } from '../../lib/refusal';
import { todayInTehran } from '../../lib/tehran';
import { useCashDay, useOwnCashDay, type Till } from '../cash/open-day';

type Input = z.output<typeof expenseInput>;

const columns = [
  'title',
  'category',
  'amount',
  'method',
  'spent_on',
  'note',
  'attachment',
  'is_monthly',
  'repeats_id',
] as const;

export const expensesTable = (db: Database) =>
  tenantTable<Expense>(db, 'expenses', {
    readers: ['accounting'],
    columns: [...columns, 'created_by', 'cash_point_id'],
    select: `t.id, t.version, ${columns.map((column) => `t.${column}`).join(', ')},
      case when t.voided_at is null then 'posted' else 'void' end as status, t.void_reason,
      jsonb_build_object('id', u.id, 'fullName', u."fullName") as created_by, t.created_at`,
    joins: 'join users u on u.clinic_id = t.clinic_id and u.id = t.created_by',
    searched: ['title', 'note', 'u."fullName"'],
    sorted: {
      name: persian('title'),
      title: persian('title'),
      category: 'category',
      amount: 'amount',
      method: 'method',
      spent_on: 'spent_on',
      created_at: 'created_at',
    },
    defaultSort: '-spent_on',
  });

/** Posts an expense. Errors: 400 a day in the future, an unknown monthly expense; 409 a day whose cash is closed. */
export const createExpense = (db: Database, member: Member, input: Input): Promise<Expense> =>
  db.tenant(member.clinicId, async (tx) => {
    if (input.spent_on > todayInTehran()) throw invalid('spent_on', texts.future);
    const cash_point_id = await explained(useOwnCashDay(tx, member, input.spent_on));
    const table = expensesTable(db).within(tx);
    const repeated = input.repeats_id ? await table.find(member, input.repeats_id) : undefined;
    if (input.repeats_id && !repeated?.is_monthly) throw invalid('repeats_id', texts.series);
    return table.insert(member, {
      ...input,
      is_monthly: input.is_monthly ?? Boolean(repeated),
      repeats_id: repeated ? (repeated.repeats_id ?? repeated.id) : null,
      created_by: member.userId,
      cash_point_id,
    });
  });

const voidOne = {
  name: 'expenses.void',
  text: `update expenses set voided_at = app_now(), void_reason = $3, updated_at = app_now(),
      version = version + 1
    where clinic_id = $1 and id = $2`,
};

/** Voids an expense; it counts nowhere any more. Errors: 404; 409 void already, or a day whose cash is closed. */
export const voidExpense = (
  db: Database,
  member: Member,
  id: number,
  reason: string,
): Promise<Expense> =>
  db.tenant(member.clinicId, async (tx) => {
    const table = expensesTable(db).within(tx);
    const before = found(await table.findLocked(member, id));
    if (before.status === 'void') throw new Refusal(409, 'voided', texts.voided);
    const taken = await tillOf(tx, member, id);
    await explained(useCashDay(tx, member, before.spent_on, taken));
    await tx.query(voidOne, [member.clinicId, id, reason]);
    const after = { status: 'void', reason };
    await audit(tx, member, { action: 'void', entity: 'expenses', entityId: id, after });
    return found(await table.find(member, id));
  });

/** Reads the monthly expenses whose last payment is a month old or older, each with its last row. */
export const dueExpenses = (db: Database, member: Member) =>
  expensesTable(db).all(
    member,
    where(`t.is_monthly and t.voided_at is null
      and t.spent_on + interval '1 month' <= app_today() and not exists (
        select from expenses later
        where later.clinic_id = t.clinic_id and later.voided_at is null and later.id <> t.id
          and coalesce(later.repeats_id, later.id) = coalesce(t.repeats_id, t.id)
          and (later.spent_on, later.id) > (t.spent_on, t.id))`),
  );

const till = {
  name: 'expenses.till',
  text: 'select cash_point_id from expenses where clinic_id = $1 and id = $2',
};

/** The till that the money was taken from. */
async function tillOf(tx: Tx, { clinicId }: Member, id: number): Promise<Till> {
  const [row] = await tx.query<{ cash_point_id: Till }>(till, [clinicId, id]);
  return found(row).cash_point_id;
}

/** Says at the day of the expense that its cash is closed. */
async function explained<Result>(use: Promise<Result>): Promise<Result> {
  try {
    return await use;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'day_closed') {
      throw new Refusal(409, 'day_closed', texts.dayClosed, { spent_on: texts.dayClosed });
    }
    throw error;
  }
}
