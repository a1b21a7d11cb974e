import { cashMethods } from '@ziba/shared/contracts/cash';
import { documentTypes } from '@ziba/shared/contracts/financial-documents';
import { sql, type SQL } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amounts, instant, oneOf, tomans } from './columns';
import { tenantRow } from './tenant-row';
import { users } from './users';

/** Staff financial documents. Only the database computes the total. */
export const financial_documents = pgTable(
  'financial_documents',
  {
    ...tenantRow(),
    user_id: integer().notNull(),
    title: text().notNull(),
    document_type: text().notNull(),
    carried_forward: tomans().notNull().default(0),
    calculated_salary_this_month: tomans().notNull().default(0),
    previous_credit: tomans().notNull().default(0),
    total_payable: bigint({ mode: 'number' }).generatedAlwaysAs(
      (): SQL =>
        sql`${financial_documents.calculated_salary_this_month} + ${financial_documents.carried_forward} - ${financial_documents.previous_credit}`,
    ),
    paid_amount: tomans().notNull().default(0),
    /** How the paid amount was paid; null when it did not go through the till. */
    payment_method: text(),
    attachment_file: text(),
    description: text(),
    /** Set when the document is voided; its entries in the ledger are reversed then. */
    voided_at: instant(),
    void_reason: text(),
  },
  (t) => [
    primaryKey({ name: 'financial_documents_key', columns: [t.clinic_id, t.id] }),
    foreignKey({
      name: 'financial_documents_user_fk',
      columns: [t.clinic_id, t.user_id],
      foreignColumns: [users.clinic_id, users.id],
    }),
    oneOf('financial_documents_type', t.document_type, documentTypes),
    oneOf('financial_documents_payment_method', t.payment_method, cashMethods),
    amounts(
      'financial_documents_amounts',
      t.carried_forward,
      t.calculated_salary_this_month,
      t.previous_credit,
      t.paid_amount,
    ),
    index('financial_documents_user').on(t.clinic_id, t.user_id),
  ],
);
