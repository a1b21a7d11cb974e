import type { PageQuery } from '@ziba/shared/contracts/lists';
import type { LedgerEntry, LedgerPage } from '@ziba/shared/contracts/payments';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { orderBy, placed, searchIn } from '../../data/conditions';
import { pageOfRows } from '../../data/pages';
import { accountOf } from './ledger';

/** What a payment was for, or what the entry itself refers to. */
const about = (entry: string, column: string) =>
  `case when p.id is not null then p.${column} else ${entry}.ref_id end`;

/** SQL: the payment that an entry of the ledger is about; for `entryTitleSql`. */
export const entryPaymentJoin = (entry: string) =>
  `left join payments p on p.clinic_id = ${entry}.clinic_id and ${entry}.ref_kind = 'payment'
    and p.id = ${entry}.ref_id`;

/**
 * SQL: the text of an entry of the ledger; for payments that of their target. With row-level security the planner can
 * use an index with `case`, but with `coalesce` it reads the whole table, because it considers that unsafe.
 */
export const entryTitleSql = (entry: string) => `case coalesce(p.target, ${entry}.ref_kind)
    when 'appointment' then (select nullif(a.fee_title, '') from appointments a
      where a.clinic_id = ${entry}.clinic_id and a.id = ${about(entry, 'appointment_id')})
    when 'session' then (select s.session_title from treatment_sessions s
      where s.clinic_id = ${entry}.clinic_id and s.id = ${about(entry, 'session_id')})
    when 'transcription' then (select coalesce(r.operation_topic, r.title) from transcriptions r
      where r.clinic_id = ${entry}.clinic_id and r.id = ${about(entry, 'transcription_id')})
  end`;

/** All entries of a patient, each with the balance after it: $1 clinic, $2 patient. */
const entries = `(
    select l.id, l.kind, l.amount, l.ref_kind, l.ref_id, l.note, l.created_at,
      sum(l.amount) over (order by l.id)::bigint as balance, u."fullName" as user, ${entryTitleSql('l')} as title
    from patient_ledger l
    ${entryPaymentJoin('l')}
    left join users u on u.clinic_id = l.clinic_id and u.id = l.user_id
    where l.clinic_id = $1 and l.patient_id = $2
  ) as t`;

const listed = {
  searched: ['note', 'title', 'user'],
  sorted: { created_at: 'id', date: 'id', amount: 'amount', kind: 'kind', balance: 'balance' },
};

/** Reads a page of a patient's account, the newest entry first, with the current balance. */
export async function ledgerOf(
  tx: Tx,
  { clinicId }: Member,
  patientId: number,
  query: PageQuery,
): Promise<LedgerPage> {
  const { page, limit } = query;
  const { text, values } = placed([searchIn(listed, query.search)], [clinicId, patientId]);
  const rest = `from ${entries} ${text && `where ${text}`}`;
  const [count] = await tx.query<{ total: number }>(
    `select count(*)::int as total ${rest}`,
    values,
  );
  const rows = await tx.query<LedgerEntry>(
    `select t.* ${rest} ${orderBy(listed, query.sort)} limit ${limit} offset ${(page - 1) * limit}`,
    values,
  );
  const account = await accountOf(tx, clinicId, patientId);
  return { ...pageOfRows(rows, query, count?.total ?? 0), ...account };
}
