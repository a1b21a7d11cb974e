import { appointmentStatuses, packageTypes } from '@ziba/shared/contracts/appointments';
import { sql, type SQL } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { amounts, instant, oneOf, tomans } from './columns';
import { patients } from './patients';
import { services } from './services';
import { tenantRow } from './tenant-row';
import { slotQuantum } from '../../lib/slot-quantum';
import { users } from './users';

const onGrid = (column: AnyPgColumn): SQL =>
  sql`extract(epoch from ${column})::bigint % ${sql.raw(String(slotQuantum))} = 0`;

/** Title and fee as they were when the appointment was booked. */
export const appointments = pgTable(
  'appointments',
  {
    ...tenantRow(),
    appointment_code: text().notNull(),
    patient_id: integer().notNull(),
    doctor_id: integer().notNull(),
    assistant_id: integer(),
    service_id: integer(),
    package_type: text().notNull(),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    status: text().notNull().default('waiting'),
    /** The action status as text 2 writes it; saving a prescription sets one. */
    action_status: text(),
    fee_title: text().notNull().default(''),
    fee_amount: tomans().notNull().default(0),
    discount_code: text(),
    insurance_type: text(),
    attachment: text(),
    description: text(),
    arrived_at: instant(),
    started_at: instant(),
    ended_at: instant(),
    canceled_at: instant(),
    canceled_reason: text(),
    canceled_by: integer(),
    cancel_fee: tomans().notNull().default(0),
    discount_amount: tomans().notNull().default(0),
    /** The part of the fee that the insurance pays. */
    insurance_share: tomans().notNull().default(0),
    /** The sum of its posted payments minus refunds. */
    paid_amount: tomans().notNull().default(0),
    created_by: integer(),
  },
  (t) => [
    primaryKey({ name: 'appointments_key', columns: [t.clinic_id, t.id] }),
    unique('appointments_code').on(t.clinic_id, t.appointment_code),
    foreignKey({
      name: 'appointments_patient_fk',
      columns: [t.clinic_id, t.patient_id],
      foreignColumns: [patients.clinic_id, patients.id],
    }),
    foreignKey({
      name: 'appointments_doctor_fk',
      columns: [t.clinic_id, t.doctor_id],
      foreignColumns: [users.clinic_id, users.id],
    }),
    foreignKey({
      name: 'appointments_assistant_fk',
      columns: [t.clinic_id, t.assistant_id],
      foreignColumns: [users.clinic_id, users.id],
    }),
    foreignKey({
      name: 'appointments_service_fk',
      columns: [t.clinic_id, t.service_id],
      foreignColumns: [services.clinic_id, services.id],
    }),
    oneOf('appointments_status', t.status, appointmentStatuses),
    oneOf('appointments_package_type', t.package_type, packageTypes),
    amounts(
      'appointments_fee',
      t.fee_amount,
      t.cancel_fee,
      t.discount_amount,
      t.insurance_share,
      t.paid_amount,
    ),
    check(
      'appointments_not_overpaid',
      sql`${t.paid_amount} + ${t.discount_amount} + ${t.insurance_share} <= ${t.fee_amount}`,
    ),
    check(
      'appointments_grid',
      sql`${t.ends_at} > ${t.starts_at} and ${onGrid(t.starts_at)} and ${onGrid(t.ends_at)}`,
    ),
    index('appointments_start').on(t.clinic_id, t.starts_at),
    index('appointments_doctor').on(t.clinic_id, t.doctor_id, t.starts_at),
    index('appointments_patient').on(t.clinic_id, t.patient_id, t.starts_at, t.id),
    index('appointments_service').on(t.clinic_id, t.service_id, t.starts_at),
    index('appointments_expected')
      .on(t.clinic_id, t.patient_id)
      .where(sql`${t.status} in ('waiting', 'visiting') and ${t.archived_at} is null`),
    // What patients owe: few rows of a long table.
    index('appointments_owed')
      .on(t.clinic_id, t.patient_id)
      .where(
        sql`${t.status} = 'done' and ${t.archived_at} is null and ${t.paid_amount} < ${t.fee_amount} - ${t.discount_amount} - ${t.insurance_share}`,
      ),
  ],
);
