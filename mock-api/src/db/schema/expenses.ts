import { largestAmount } from '@ziba/shared/contracts/common';
import { cashMethods } from '@ziba/shared/contracts/cash';
import { expenseCategories } from '@ziba/shared/contracts/expenses';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cash_points } from './cash-points';
import { calendarDay, instant, oneOf, tomans } from './columns';
import { tenantFk, tenantKey, tenantRow } from './tenant-row';
import { users } from './users';

/** What the clinic paid for besides goods, services, devices and staff. Rows never change; they are voided. */
export const expenses = pgTable(
  'expenses',
  {
    ...tenantRow(),
    title: text().notNull(),
    category: text().notNull(),
    amount: tomans().notNull(),
    method: text().notNull(),
    /** The day on which the money was paid, in Tehran. */
    spent_on: calendarDay().notNull(),
    note: text(),
    attachment: text(),
    is_monthly: boolean().notNull().default(false),
    /** The first row of a monthly expense that this one repeats. */
    repeats_id: integer(),
    created_by: integer().notNull(),
    /** Where the money was taken from; null for the main till. */
    cash_point_id: integer(),
    voided_at: instant(),
    void_reason: text(),
  },
  (t) => [
    tenantKey('expenses', t),
    tenantFk('expenses_created_by_fk', t, t.created_by, users),
    tenantFk('expenses_cash_point_fk', t, t.cash_point_id, cash_points),
    foreignKey({
      name: 'expenses_repeats_fk',
      columns: [t.clinic_id, t.repeats_id],
      foreignColumns: [t.clinic_id, t.id],
    }),
    oneOf('expenses_category', t.category, expenseCategories),
    oneOf('expenses_method', t.method, cashMethods),
    check('expenses_amount', sql`${t.amount} between 1 and ${sql.raw(String(largestAmount))}`),
    check('expenses_void_reason', sql`(${t.voided_at} is null) = (${t.void_reason} is null)`),
    index('expenses_day').on(t.clinic_id, t.spent_on),
    index('expenses_repeats').on(t.clinic_id, t.repeats_id),
  ],
);
