import type { Page } from '@ziba/shared/contracts/lists';
import {
  auditedFor,
  auditedValuesFor,
  type AuditedEntity,
} from '@ziba/shared/contracts/audit-readers';
import type { AuditEntry, auditQuery } from '@ziba/shared/contracts/search';
import type { z } from 'zod';
import type { Database } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { orderBy, persian, placed, searchIn, where } from '../../data/conditions';
import { doctorReading } from '../../data/own-patients';
import { pageOfRows } from '../../data/pages';
import { addDays, tehranInstant } from '../../lib/tehran';

type Query = z.output<typeof auditQuery>;

/** SQL: whether the row of the log is about one of these. */
const isOneOf = (entities: readonly AuditedEntity[]) =>
  `t.entity in (${['', ...entities].map((entity) => `'${entity}'`).join(', ')})`;

const selectFor = (values: string) => `t.id, t.at, t.action, t.entity, t.entity_id, t.user_id,
  case when ${values} then t.before end as before, case when ${values} then t.after end as after,
  t.reason, case when u.id is not null then jsonb_build_object('id', u.id, 'fullName', u."fullName",
    'username', u.username) end as user`;
const from = `from audit_log t left join users u on u.clinic_id = t.clinic_id and u.id = t.user_id`;

const listed = {
  searched: ['entity', 'action', 'u."fullName"', 'u.username', 'reason'],
  sorted: {
    at: 'at',
    created_at: 'at',
    action: 'action',
    entity: 'entity',
    name: persian('u."fullName"'),
    user: persian('u."fullName"'),
  },
};

const startOf = (day: string | undefined) => day && tehranInstant(day, '00:00');

/**
 * Reads the changes in a clinic, with author and kind, the newest first: those of rows whose section the
 * caller may read, and for a doctor only the doctor's own.
 */
export function auditOf(db: Database, member: Member, query: Query) {
  const { clinicId } = member;
  const select = selectFor(isOneOf(auditedValuesFor(member)));
  const last = query.to ?? query.date;
  const { text, values } = placed(
    [
      where('t.clinic_id = $1'),
      where(isOneOf(auditedFor(member))),
      where('t.user_id = ?', doctorReading(member) ?? undefined),
      where('t.entity = ?', query.entity || undefined),
      where('t.entity_id = ?', query.entity_id),
      where('t.user_id = ?', query.user_id ?? query.user),
      where('t.action = ?', query.action || undefined),
      where('t.at >= ?', startOf(query.from ?? query.date)),
      where('t.at < ?', startOf(last && addDays(last, 1))),
      searchIn(listed, query.search),
    ],
    [clinicId],
  );
  const { page, limit } = query;
  return db.tenant(clinicId, async (tx): Promise<Page<AuditEntry>> => {
    const [count] = await tx.query<{ total: number }>(
      `select count(*)::int as total ${from} where ${text}`,
      values,
    );
    const rows = await tx.query<AuditEntry>(
      `select ${select} ${from} where ${text} ${orderBy(listed, query.sort)}
       limit ${limit} offset ${(page - 1) * limit}`,
      values,
    );
    return pageOfRows(rows, query, count?.total ?? 0);
  });
}
