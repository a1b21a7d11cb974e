import { genders, insuranceTypes } from '@ziba/shared/contracts/patients';
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { calendarDay, oneOf, searchable } from './columns';
import { tenantRow } from './tenant-row';

export const patients = pgTable(
  'patients',
  {
    ...tenantRow(),
    full_name: text().notNull(),
    /** A clinic may allow that fields without `notNull` are filled in after the registration; null until then. */
    national_code: text(),
    /** The number of a passport or a residence card, in capital Latin letters and digits. */
    foreign_id: text(),
    birth_date: calendarDay(),
    father_name: text(),
    contact_number: text().notNull(),
    relative_contact_number: text(),
    gender: text(),
    address: text(),
    /** Kilograms. */
    weight: numeric({ precision: 6, scale: 3, mode: 'number' }),
    /** Centimetres. */
    height: numeric({ precision: 6, scale: 3, mode: 'number' }),
    insurance_type: text(),
    special_disease: text(),
    notes: text(),
    avatar_image: text(),
    /** Whether the patient does not want advertising by SMS. */
    sms_opt_out: boolean().notNull().default(false),
    search_norm: text().generatedAlwaysAs((): SQL =>
      searchable(
        sql`${patients.full_name}`,
        sql`coalesce(${patients.national_code}, '')`,
        sql`coalesce(${patients.foreign_id}, '')`,
        sql`${patients.contact_number}`,
        sql`coalesce(${patients.father_name}, '')`,
      ),
    ),
  },
  (t) => [
    primaryKey({ name: 'patients_key', columns: [t.clinic_id, t.id] }),
    index('patients_contact_number').on(t.clinic_id, t.contact_number),
    unique('patients_national_code').on(t.clinic_id, t.national_code),
    uniqueIndex('patients_foreign_id')
      .on(t.clinic_id, t.foreign_id)
      .where(sql`${t.archived_at} is null`),
    check('patients_foreign_id_form', sql`${t.foreign_id} ~ '^[A-Z0-9]{5,20}$'`),
    check('patients_national_code_digits', sql`${t.national_code} ~ '^[0-9]{10}$'`),
    check(
      'patients_measures',
      sql`${t.weight} > 0 and ${t.weight} <= 400 and ${t.height} > 0 and ${t.height} <= 250`,
    ),
    oneOf('patients_gender', t.gender, genders),
    oneOf('patients_insurance_type', t.insurance_type, insuranceTypes),
  ],
);
