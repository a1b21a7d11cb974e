import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { appointments } from './appointments';
import { clinics } from './clinics';
import { calendarDay, instant, oneOf } from './columns';
import { patients } from './patients';
import { tenantFact, tenantFk, tenantKey, tenantRow } from './tenant-row';
import { users } from './users';

/**
 * The hours that can be booked. Rows without a doctor are the hours of the clinic; a doctor with rows of their own has
 * those instead. A break is the gap between two rows of a day.
 */
export const working_hours = pgTable(
  'working_hours',
  {
    ...tenantRow(),
    doctor_id: integer(),
    /** 0 is Saturday, 6 is Friday. */
    weekday: smallint().notNull(),
    /** Minutes after midnight, Tehran time. */
    from_minute: smallint().notNull(),
    to_minute: smallint().notNull(),
  },
  (t) => [
    tenantKey('working_hours', t),
    tenantFk('working_hours_doctor_fk', t, t.doctor_id, users),
    check('working_hours_weekday', sql`${t.weekday} between 0 and 6`),
    check(
      'working_hours_order',
      sql`${t.from_minute} >= 0 and ${t.to_minute} <= 1440 and ${t.to_minute} > ${t.from_minute}`,
    ),
    index('working_hours_doctor').on(t.clinic_id, t.doctor_id, t.weekday),
  ],
);

export const exceptionKinds = ['leave', 'closed', 'extra'] as const;

/** Leave of a doctor, closures of the clinic (no doctor), and extra hours. */
export const schedule_exceptions = pgTable(
  'schedule_exceptions',
  {
    ...tenantRow(),
    doctor_id: integer(),
    kind: text().notNull(),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    reason: text(),
  },
  (t) => [
    tenantKey('schedule_exceptions', t),
    tenantFk('schedule_exceptions_doctor_fk', t, t.doctor_id, users),
    oneOf('schedule_exceptions_kind', t.kind, exceptionKinds),
    check('schedule_exceptions_order', sql`${t.ends_at} > ${t.starts_at}`),
    index('schedule_exceptions_start').on(t.clinic_id, t.starts_at),
  ],
);

/** Days on which a clinic is closed, or open although its week says otherwise. */
export const holidays = pgTable(
  'holidays',
  {
    ...tenantRow(),
    date: calendarDay().notNull(),
    title: text().notNull(),
    is_open: boolean().notNull().default(false),
  },
  (t) => [tenantKey('holidays', t), unique('holidays_date').on(t.clinic_id, t.date)],
);

/** A time that is reserved for one user while they fill in the form. It expires by itself. */
export const appointment_holds = pgTable(
  'appointment_holds',
  {
    ...tenantRow(),
    doctor_id: integer().notNull(),
    patient_id: integer(),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    user_id: integer().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [
    tenantKey('appointment_holds', t),
    tenantFk('appointment_holds_doctor_fk', t, t.doctor_id, users),
    tenantFk('appointment_holds_user_fk', t, t.user_id, users),
    tenantFk('appointment_holds_patient_fk', t, t.patient_id, patients),
    check('appointment_holds_order', sql`${t.ends_at} > ${t.starts_at}`),
    index('appointment_holds_expiry').on(t.expires_at),
    index('appointment_holds_start').on(t.clinic_id, t.starts_at),
  ],
);

/** The kinds of rows that reserve a person's time. */
export const slotOwners = ['appointment', 'session', 'operation', 'hold'] as const;

const slotOwner = () => ({
  /** The start of one quantum of time (`slotQuantum`). */
  slot: instant().notNull(),
  owner_kind: text().notNull(),
  owner_id: integer().notNull(),
  /** Only for holds: after this time the slot is free. */
  expires_at: instant(),
  /** The appointment that a session or an operation belongs to: it may happen during that appointment. */
  appointment_id: integer(),
  /** Whether it happens during that appointment, which has reserved the slot, too. Triggers of the table decide it. */
  inside: boolean().notNull().default(false),
});

/**
 * The reserved time of doctors, quantum by quantum: its key makes double booking impossible. Everything reserves its own
 * rows. What happens during its appointment has them beside those of the appointment, and keeps them when that goes.
 */
export const doctor_slots = pgTable(
  'doctor_slots',
  {
    clinic_id: integer()
      .notNull()
      .references(() => clinics.id),
    doctor_id: integer().notNull(),
    ...slotOwner(),
  },
  (t) => [
    primaryKey({
      name: 'doctor_slots_key',
      columns: [t.clinic_id, t.doctor_id, t.slot, t.inside],
    }),
    oneOf('doctor_slots_owner_kind', t.owner_kind, slotOwners),
    index('doctor_slots_owner').on(t.clinic_id, t.owner_kind, t.owner_id),
  ],
);

/** The reserved time of patients, like `doctor_slots`. */
export const patient_slots = pgTable(
  'patient_slots',
  {
    clinic_id: integer()
      .notNull()
      .references(() => clinics.id),
    patient_id: integer().notNull(),
    ...slotOwner(),
  },
  (t) => [
    primaryKey({
      name: 'patient_slots_key',
      columns: [t.clinic_id, t.patient_id, t.slot, t.inside],
    }),
    oneOf('patient_slots_owner_kind', t.owner_kind, slotOwners),
    index('patient_slots_owner').on(t.clinic_id, t.owner_kind, t.owner_id),
  ],
);

export const appointmentEvents = [
  'created',
  'rescheduled',
  'status',
  'undone',
  'canceled',
  'arrived',
] as const;

/** The history of appointments; append-only. Undo reads it. */
export const appointment_events = pgTable(
  'appointment_events',
  {
    ...tenantFact(),
    appointment_id: integer().notNull(),
    type: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text(),
  },
  (t) => [
    tenantKey('appointment_events', t),
    tenantFk('appointment_events_appointment_fk', t, t.appointment_id, appointments),
    oneOf('appointment_events_type', t.type, appointmentEvents),
    index('appointment_events_appointment').on(t.clinic_id, t.appointment_id, t.id),
  ],
);
