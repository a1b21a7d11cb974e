import { accountStatuses } from '@ziba/shared/contracts/clinics';
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  appNow,
  amounts,
  calendarDay,
  instant,
  nameKey,
  oneOf,
  searchable,
  tomans,
  trail,
} from './columns';

/** Kinds of clinics; the platform operator maintains them. */
export const clinic_categories = pgTable(
  'clinic_categories',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    name_en: text(),
    ...trail(),
  },
  (t) => [
    uniqueIndex('clinic_categories_name')
      .on(nameKey(t.name))
      .where(sql`${t.archived_at} is null`),
  ],
);

/** The clinics. `clinic_id` is the display code of the texts, not a key. */
export const clinics = pgTable(
  'clinics',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clinic_id: text().notNull(),
    name: text().notNull(),
    name_en: text().notNull(),
    city: text().notNull(),
    address: text().notNull(),
    clinic_category_id: integer().references(() => clinic_categories.id),
    responsible_name: text().notNull(),
    responsible_national_id: text().notNull(),
    identity_file: text(),
    phone1: text().notNull(),
    phone2: text(),
    avatar_image: text(),
    /** The accent colour on the screens of its members: #rrggbb in lower case. */
    accent_color: text(),
    /** The line below the name on printed documents, and their last line. */
    print_header: text(),
    print_footer: text(),
    /** Before the numbers of treatment plans; null: the product's prefix. It ends in no digit. */
    plan_code_prefix: text(),
    /** After how many months the texts of sent messages are removed; null: never. */
    sms_keep_months: smallint(),
    /** Whether patients may have a foreign number instead of a national code. */
    foreign_patients: boolean().notNull().default(false),
    storage_limit: text().notNull().default('2GB'),
    upload_traffic_limit: text().notNull().default('Unlimited'),
    sms_limit: text().notNull().default('1000'),
    subscription_type: text().notNull(),
    subscription_days: integer().notNull().default(30),
    subscription_start_date: calendarDay().notNull(),
    features: text().notNull().default(''),
    payment_title: text(),
    payment_description: text(),
    amount_to_pay: tomans(),
    paid_amount: tomans(),
    invoice_file: text(),
    contract_file: text(),
    notes: text(),
    is_active: boolean().notNull().default(false),
    account_status: text().notNull().default('pending'),
    suspention_reason: text(),
    search_norm: text().generatedAlwaysAs((): SQL =>
      searchable(
        sql`${clinics.name}`,
        sql`${clinics.name_en}`,
        sql`${clinics.clinic_id}`,
        sql`${clinics.responsible_name}`,
        sql`${clinics.phone1}`,
        sql`coalesce(${clinics.phone2}, '')`,
      ),
    ),
    ...trail(),
  },
  (t) => [
    unique('clinics_display_code').on(t.clinic_id),
    uniqueIndex('clinics_identity')
      .on(nameKey(t.name), t.responsible_national_id)
      .where(sql`${t.archived_at} is null`),
    // When the subscription ends.
    index('clinics_end').on(sql`(${t.subscription_start_date} + ${t.subscription_days})`),
    oneOf('clinics_account_status', t.account_status, accountStatuses),
    check('clinics_accent_color', sql`${t.accent_color} ~ '^#[0-9a-f]{6}$'`),
    check('clinics_plan_code_prefix', sql`${t.plan_code_prefix} ~ '^[A-Za-z0-9-]*[A-Za-z-]$'`),
    check('clinics_sms_keep_months', sql`${t.sms_keep_months} between 3 and 120`),
    check('clinics_subscription_days', sql`${t.subscription_days} between 0 and 36500`),
    amounts('clinics_amounts', t.amount_to_pay, t.paid_amount),
  ],
);

/** One row: the name of the product and the texts of the login page, set by the operator. */
export const general_settings = pgTable(
  'general_settings',
  {
    id: integer().primaryKey().default(1),
    logo_image: text(),
    project_name: text().notNull(),
    login_short_slogan: text().notNull(),
    login_page_title: text().notNull(),
    login_description: text().notNull(),
    project_description: text().notNull(),
    main_admin_username: text().notNull(),
    /** Days from one automatic backup to the next, and how many of the newest are kept. */
    backup_every_days: integer().notNull().default(30),
    backup_keep: integer().notNull().default(12),
    created_at: instant().notNull().default(appNow),
    updated_at: instant().notNull().default(appNow),
    version: integer().notNull().default(1),
  },
  (t) => [
    check('general_settings_single', sql`${t.id} = 1`),
    check(
      'general_settings_backup_plan',
      sql`${t.backup_every_days} between 1 and 365 and ${t.backup_keep} between 1 and 120`,
    ),
  ],
);
