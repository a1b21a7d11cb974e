import { genders, insuranceTypes } from '@ziba/shared/contracts/patients';
import { sql, type SQL } from 'drizzle-orm';
import { boolean, check, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { calendarDay, oneOf, searchable } from './columns';
import { tenantRow } from './tenant-row';

export const patients = pgTable(
  'patients',
  {
    ...tenantRow(),
    full_name: text().notNull(),
    national_code: text().notNull(),
    birth_date: calendarDay().notNull(),
    father_name: text().notNull(),
    contact_number: text().notNull(),
    relative_contact_number: text(),
    gender: text().notNull(),
    address: text().notNull(),
    /** Kilograms. */
    weight: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull(),
    /** Centimetres. */
    height: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull(),
    insurance_type: text().notNull(),
    special_disease: text().notNull(),
    notes: text(),
    avatar_image: text(),
    /** Wants no advertising by SMS. */
    sms_opt_out: boolean().notNull().default(false),
    search_norm: text().generatedAlwaysAs((): SQL =>
      searchable(
        sql`${patients.full_name}`,
        sql`${patients.national_code}`,
        sql`${patients.contact_number}`,
        sql`${patients.father_name}`,
      ),
    ),
  },
  (t) => [
    primaryKey({ name: 'patients_key', columns: [t.clinic_id, t.id] }),
    unique('patients_national_code').on(t.clinic_id, t.national_code),
    check('patients_national_code_digits', sql`${t.national_code} ~ '^[0-9]{10}$'`),
    check(
      'patients_measures',
      sql`${t.weight} > 0 and ${t.weight} <= 400 and ${t.height} > 0 and ${t.height} <= 250`,
    ),
    oneOf('patients_gender', t.gender, genders),
    oneOf('patients_insurance_type', t.insurance_type, insuranceTypes),
  ],
);
