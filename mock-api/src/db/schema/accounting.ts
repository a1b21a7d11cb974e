import { cashMethods } from '@ziba/shared/contracts/cash';
import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { amounts, calendarDay, instant, oneOf, tomans } from './columns';
import { tenantFact, tenantFk, tenantKey, tenantRow } from './tenant-row';
import { users } from './users';

const percent = () => numeric({ precision: 5, scale: 2, mode: 'number' });

export const incomeTypes = ['fixed', 'percent', 'mixed'] as const;

/** The income, insurance and bank account of a member of staff. */
export const financial_info = pgTable(
  'financial_info',
  {
    ...tenantRow(),
    user_id: integer().notNull(),
    income_type: text(),
    /** Hours. */
    daily_work_hours: numeric({ precision: 4, scale: 2, mode: 'number' }),
    fixed_amount: tomans(),
    percentage_value: percent(),
    percentage_source: text(),
    insurance_name: text(),
    insurance_type_name: text(),
    insurance_total_cost: tomans(),
    clinic_share: percent(),
    employee_share: percent(),
    bank_name: text(),
    account_holder_name: text(),
    /** Digits only. */
    card_number: text(),
    /** IR and 24 digits. */
    sheba_number: text(),
    /** Days; half days are possible. */
    monthly_leave: numeric({ precision: 5, scale: 2, mode: 'number' }),
    yearly_leave: numeric({ precision: 5, scale: 2, mode: 'number' }),
    final_notes: text(),
  },
  (t) => [
    tenantKey('financial_info', t),
    tenantFk('financial_info_user_fk', t, t.user_id, users),
    uniqueIndex('financial_info_user')
      .on(t.clinic_id, t.user_id)
      .where(sql`${t.archived_at} is null`),
    oneOf('financial_info_income_type', t.income_type, incomeTypes),
    amounts('financial_info_amounts', t.fixed_amount, t.insurance_total_cost),
    check(
      'financial_info_percents',
      sql`${t.percentage_value} between 0 and 100 and ${t.clinic_share} between 0 and 100
        and ${t.employee_share} between 0 and 100`,
    ),
  ],
);

/** Entries of the account of a member of staff; append-only. Above zero: the clinic owes them. */
export const staff_ledger = pgTable(
  'staff_ledger',
  {
    ...tenantFact(),
    staff_id: integer().notNull(),
    kind: text().notNull(),
    /** Tomans; may be negative. */
    amount: bigint({ mode: 'number' }).notNull(),
    financial_document_id: integer(),
    note: text(),
  },
  (t) => [
    tenantKey('staff_ledger', t),
    tenantFk('staff_ledger_staff_fk', t, t.staff_id, users),
    oneOf('staff_ledger_kind', t.kind, ['salary', 'payment', 'debt', 'credit', 'reversal']),
    index('staff_ledger_staff').on(t.clinic_id, t.staff_id, t.id),
  ],
);

/** Services that the clinic buys, such as rent and cleaning. */
export const internal_services = pgTable(
  'internal_services',
  {
    ...tenantRow(),
    system_code: text().notNull(),
    subject: text().notNull(),
    prepayment_cost: tomans().notNull().default(0),
    duration_months: smallint(),
    description: text(),
  },
  (t) => [
    tenantKey('internal_services', t),
    unique('internal_services_system_code').on(t.clinic_id, t.system_code),
    amounts('internal_services_amounts', t.prepayment_cost),
    check('internal_services_duration', sql`${t.duration_months} between 0 and 1200`),
  ],
);

export const internal_service_documents = pgTable(
  'internal_service_documents',
  {
    ...tenantRow(),
    system_code: text().notNull(),
    internal_service_id: integer().notNull(),
    document_title: text().notNull(),
    default_service_cost: tomans().notNull().default(0),
    paid_amount: tomans().notNull().default(0),
    /** How the paid amount was paid; null when it did not go through the till. */
    payment_method: text(),
    remaining_cost: tomans().notNull().default(0),
    description: text(),
    attachment: text(),
    voided_at: instant(),
    void_reason: text(),
  },
  (t) => [
    tenantKey('internal_service_documents', t),
    oneOf('internal_service_documents_payment_method', t.payment_method, cashMethods),
    check(
      'internal_service_documents_void',
      sql`(${t.voided_at} is null) = (${t.void_reason} is null)`,
    ),
    unique('internal_service_documents_system_code').on(t.clinic_id, t.system_code),
    tenantFk('internal_service_documents_service_fk', t, t.internal_service_id, internal_services),
    amounts(
      'internal_service_documents_amounts',
      t.default_service_cost,
      t.paid_amount,
      t.remaining_cost,
    ),
    index('internal_service_documents_service').on(t.clinic_id, t.internal_service_id),
  ],
);

/** Devices and when they must be serviced. */
export const devices = pgTable(
  'devices',
  {
    ...tenantRow(),
    system_code: text().notNull(),
    device_name: text().notNull(),
    purchase_cost: tomans().notNull().default(0),
    remaining_cost: tomans().notNull().default(0),
    service_cost_per_period: tomans(),
    service_interval_months: smallint(),
    last_service_on: calendarDay(),
    next_service_on: calendarDay(),
    receipt_attachment: text(),
    description: text(),
    search_norm: text().generatedAlwaysAs(
      (): SQL => sql`search_text(${devices.device_name} || ' ' || ${devices.system_code})`,
    ),
  },
  (t) => [
    tenantKey('devices', t),
    unique('devices_system_code').on(t.clinic_id, t.system_code),
    amounts('devices_amounts', t.purchase_cost, t.remaining_cost, t.service_cost_per_period),
    check('devices_interval', sql`${t.service_interval_months} between 0 and 1200`),
  ],
);

/** Insurances whose share of a fee is known to the clinic. */
export const insurances = pgTable(
  'insurances',
  {
    ...tenantRow(),
    name: text().notNull(),
    type: text(),
    mainCost: tomans(),
    clinicPercentage: percent(),
    insuredPercentage: percent(),
  },
  (t) => [
    tenantKey('insurances', t),
    amounts('insurances_amounts', t.mainCost),
    check(
      'insurances_percents',
      sql`${t.clinicPercentage} between 0 and 100 and ${t.insuredPercentage} between 0 and 100`,
    ),
  ],
);
