import { requestStatuses } from '@ziba/shared/contracts/asked-requests';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns';
import { tenantKey, tenantRow } from './tenant-row';

/** What clinics ask the platform to change about them: who is responsible, and the identity document. */
export const change_requests = pgTable(
  'change_requests',
  {
    ...tenantRow(),
    status: text().notNull().default('waiting'),
    responsible_name: text().notNull(),
    /** Null: the person stays the same. */
    responsible_national_id: text(),
    /** Names of the files of the document. */
    identity_file: text().notNull(),
    note: text(),
    user_id: integer(),
    /** The reason of a refusal. */
    reason: text(),
    decided_by: integer(),
    decided_at: instant(),
  },
  (t) => [
    tenantKey('change_requests', t),
    oneOf('change_requests_status', t.status, requestStatuses),
    uniqueIndex('change_requests_open')
      .on(t.clinic_id)
      .where(sql`${t.status} = 'waiting'`),
    check('change_requests_decided', sql`(${t.status} = 'waiting') = (${t.decided_at} is null)`),
  ],
);
