import { roleKinds } from '@ziba/shared/contracts/meta-roles';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { clinics } from './clinics';
import { appNow, instant, nameKey, oneOf, trail } from './columns';
import { roleTemplate } from './role-template';
import { tenantFact, tenantFk, tenantKey, tenantRow } from './tenant-row';
import { users } from './users';

export const ticketStatuses = ['user-replied', 'system-replied', 'closed'] as const;

/** Questions of a clinic to the platform. */
export const tickets = pgTable(
  'tickets',
  {
    ...tenantRow(),
    code: text().notNull(),
    subject: text().notNull(),
    department: text().notNull(),
    priority: text().notNull(),
    userId: integer().notNull(),
    status: text().notNull().default('user-replied'),
    closed_at: instant(),
    /** The newest message that each side has seen; null for none. */
    user_seen_id: integer(),
    system_seen_id: integer(),
  },
  (t) => [
    tenantKey('tickets', t),
    unique('tickets_code').on(t.clinic_id, t.code),
    tenantFk('tickets_user_fk', t, t.userId, users),
    oneOf('tickets_status', t.status, ticketStatuses),
    index('tickets_user').on(t.clinic_id, t.userId),
    index('tickets_newest').on(t.id),
    index('tickets_status_newest').on(t.status, t.id),
  ],
);

/** The messages of a ticket; append-only. */
export const ticket_messages = pgTable(
  'ticket_messages',
  {
    ...tenantFact(),
    ticket_id: integer().notNull(),
    message: text().notNull(),
    attachment: text(),
    sender_type: text().notNull(),
  },
  (t) => [
    tenantKey('ticket_messages', t),
    tenantFk('ticket_messages_ticket_fk', t, t.ticket_id, tickets),
    oneOf('ticket_messages_sender', t.sender_type, ['user', 'system']),
    index('ticket_messages_ticket').on(t.clinic_id, t.ticket_id, t.id),
  ],
);

/** Settings of a clinic by area, such as `appointments`; the contracts describe the content of each. */
export const clinic_settings = pgTable(
  'clinic_settings',
  {
    ...tenantRow(),
    area: text().notNull(),
    value: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [tenantKey('clinic_settings', t), unique('clinic_settings_area').on(t.clinic_id, t.area)],
);

export const templateKinds = [
  'meta_role',
  'platform_role',
  'doctor_type',
  'service_category',
  'product_type',
  'product_category',
] as const;

/** Roles and categories of the platform; a new clinic gets a copy of them. */
export const metadata_templates = pgTable(
  'metadata_templates',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    name: text().notNull(),
    name_en: text(),
    type: text().notNull().default('general'),
    description: text(),
    ...roleTemplate(),
    ...trail(),
  },
  (t) => [
    oneOf('metadata_templates_kind', t.kind, templateKinds),
    oneOf('metadata_templates_role_kind', t.role_kind, roleKinds),
    uniqueIndex('metadata_templates_name')
      .on(t.kind, nameKey(t.name))
      .where(sql`${t.archived_at} is null`),
  ],
);

/** The history of a clinic's standing; append-only. */
export const clinic_status_events = pgTable(
  'clinic_status_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clinic_id: integer()
      .notNull()
      .references(() => clinics.id),
    from_status: text().notNull(),
    to_status: text().notNull(),
    reason: text(),
    user_id: integer(),
    created_at: instant().notNull().default(appNow),
  },
  (t) => [index('clinic_status_events_clinic').on(t.clinic_id, t.id)],
);
