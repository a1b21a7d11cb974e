import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { clinics } from './clinics';
import { appNow, instant, oneOf } from './columns';
import { users } from './users';

export const severities = ['info', 'warning', 'danger'] as const;

/**
 * Notifications of one user. One about the state of something has a `subject` and that `state`: it is kept, dismissed
 * or not, until the state changes, so that it neither appears twice nor comes back after it was dismissed.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clinic_id: integer().references(() => clinics.id),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    type: text().notNull(),
    severity: text().notNull().default('info'),
    title: text().notNull(),
    /** The message of the platform to clinics, shown below the title. */
    content: text(),
    link: text(),
    subject: text(),
    state: text(),
    read_at: instant(),
    dismissed_at: instant(),
    created_at: instant().notNull().default(appNow),
  },
  (t) => [
    unique('notifications_subject').on(t.user_id, t.subject),
    oneOf('notifications_severity', t.severity, severities),
    index('notifications_user').on(t.clinic_id, t.user_id, t.id),
  ],
);
