import { accountStatuses } from '@ziba/shared/contracts/clinics';
import { roleKinds } from '@ziba/shared/contracts/meta-roles';
import { levels, platformType } from '@ziba/shared/contracts/permissions';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { cash_points } from './cash-points';
import { clinics } from './clinics';
import { calendarDay, instant, nameKey, oneOf, trail } from './columns';
import { roleTemplate } from './role-template';
import { tenantRow } from './tenant-row';

/** Roles that a clinic defines. Access rights never depend on the name of a role. */
export const meta_roles = pgTable(
  'meta_roles',
  {
    ...tenantRow(),
    name: text().notNull(),
    name_en: text(),
    type: text().notNull().default('general'),
    description: text(),
    ...roleTemplate(),
  },
  (t) => [
    primaryKey({ name: 'meta_roles_key', columns: [t.clinic_id, t.id] }),
    // The name of an archived role, which users may still have, is free for a new one.
    uniqueIndex('meta_roles_name')
      .on(t.clinic_id, nameKey(t.name))
      .where(sql`${t.archived_at} is null`),
    oneOf('meta_roles_kind', t.role_kind, roleKinds),
  ],
);

/** Categories of doctors. */
export const doctor_types = pgTable(
  'doctor_types',
  { ...tenantRow(), name: text().notNull(), name_en: text() },
  (t) => [
    primaryKey({ name: 'doctor_types_key', columns: [t.clinic_id, t.id] }),
    uniqueIndex('doctor_types_name')
      .on(t.clinic_id, nameKey(t.name))
      .where(sql`${t.archived_at} is null`),
  ],
);

const standing = ({ archived_at }: { archived_at: AnyPgColumn }) => sql`${archived_at} is null`;

const profile = () => ({
  fullName: text().notNull().default(''),
  nationalCode: text(),
  fatherName: text(),
  birthDate: calendarDay(),
  address: text(),
  landlinePhone: text(),
  relativePhone: text(),
  fieldOfStudy: text(),
  educationDegree: text(),
  specialization: text(),
  /** The number under which the medical council knows a doctor. */
  medicalCouncilNumber: text(),
  educationFile: text(),
  militaryServiceStatus: text(),
  gender: text(),
  description: text(),
  systemCode: text(),
  avatar: text(),
});

/**
 * Accounts: staff of a clinic, the platform's own staff and requests for access (both without a clinic). The API also
 * answers `meta_rolesId` as `roleId`, and the profile fields as `profile`.
 */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clinic_id: integer().references(() => clinics.id),
    type: text().notNull(),
    username: text().notNull(),
    password_hash: text().notNull(),
    must_change_password: boolean().notNull().default(false),
    email: text(),
    phoneNumber: text(),
    account_status: text().notNull().default('pending'),
    meta_rolesId: integer(),
    doctor_type: text(),
    doctor_typesId: integer(),
    main_service: text(),
    /** Section keys, or {all}. */
    sections: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    levels: smallint()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Empty while all sections have `levels`; otherwise the levels by section key. See contracts/section-levels. */
    section_levels: jsonb()
      .$type<Record<string, number[]>>()
      .notNull()
      .default(sql`'{}'`),
    /** The access that a public registration requested; it is given only when the request is approved. */
    requested_access: jsonb().$type<{
      sections: string[];
      levels: number[];
      clinic_name?: string;
    }>(),
    /** Kinds of notification that the user does not want. */
    muted_notices: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Whether a doctor can be booked; a new one usually not until hours and services are set. */
    takes_bookings: boolean().notNull().default(true),
    last_login_at: instant(),
    /** Where the user takes money; null for the main till of the clinic. */
    cash_point_id: integer(),
    ...profile(),
    ...trail(),
  },
  (t) => [
    unique('users_clinic_key').on(t.clinic_id, t.id),
    // What belonged to an account that was archived is free: the person may be employed again.
    uniqueIndex('users_username')
      .on(sql`lower(${t.username})`)
      .where(standing(t)),
    uniqueIndex('users_email')
      .on(sql`lower(${t.email})`)
      .where(standing(t)),
    uniqueIndex('users_national_code').on(t.clinic_id, t.nationalCode).where(standing(t)),
    uniqueIndex('users_system_code').on(t.clinic_id, t.systemCode).where(standing(t)),
    foreignKey({
      name: 'users_role_fk',
      columns: [t.clinic_id, t.meta_rolesId],
      foreignColumns: [meta_roles.clinic_id, meta_roles.id],
    }),
    foreignKey({
      name: 'users_doctor_type_fk',
      columns: [t.clinic_id, t.doctor_typesId],
      foreignColumns: [doctor_types.clinic_id, doctor_types.id],
    }),
    foreignKey({
      name: 'users_cash_point_fk',
      columns: [t.clinic_id, t.cash_point_id],
      foreignColumns: [cash_points.clinic_id, cash_points.id],
    }),
    oneOf('users_account_status', t.account_status, accountStatuses),
    check(
      'users_levels',
      sql`${t.levels} <@ ${sql.raw(`'{${Object.values(levels).join(',')}}'::smallint[]`)}`,
    ),
    check(
      'users_platform',
      sql`${t.type} <> ${sql.raw(`'${platformType}'`)} or ${t.clinic_id} is null`,
    ),
    index('users_type').on(t.clinic_id, t.type),
  ],
);
