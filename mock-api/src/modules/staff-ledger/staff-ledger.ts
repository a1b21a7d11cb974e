import type { PageQuery } from '@ziba/shared/contracts/lists';
import type { LedgerEntry, StaffLedger } from '@ziba/shared/contracts/staff-ledger';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { pageOfRows } from '../../data/pages';
import { patternsOf } from '../../data/conditions';
import { found } from '../../lib/refusal';
import type { Entry } from './ledger-entries';

const insertEntry = {
  name: 'staff_ledger.insert',
  text: `insert into staff_ledger (clinic_id, staff_id, kind, amount, financial_document_id, note, user_id)
    values ($1, $2, $3, $4, $5, $6, $7)`,
};

/** The person of the account, and the document that causes the lines. */
export interface Posting {
  staffId: number;
  documentId: number;
  note?: string | null;
}

/** Adds lines to the account of a member of staff; lines are never changed. */
export async function post(tx: Tx, member: Member, to: Posting, entries: readonly Entry[]) {
  for (const { kind, amount } of entries) {
    const { staffId, documentId, note = null } = to;
    const values = [member.clinicId, staffId, kind, amount, documentId, note, member.userId];
    await tx.query(insertEntry, values);
  }
}

const standing = {
  name: 'staff_ledger.of_document',
  text: `select staff_id, sum(amount) as amount from staff_ledger
    where clinic_id = $1 and financial_document_id = $2
    group by staff_id having sum(amount) <> 0 order by staff_id`,
};

/** Reverses all lines that a document has added to accounts. */
export async function reverse(tx: Tx, member: Member, documentId: number, note: string) {
  const sums = await tx.query<{ staff_id: number; amount: number }>(standing, [
    member.clinicId,
    documentId,
  ]);
  for (const { staff_id: staffId, amount } of sums) {
    await post(tx, member, { staffId, documentId, note }, [{ kind: 'reversal', amount: -amount }]);
  }
}

const staff = {
  name: 'staff_ledger.staff',
  text: `select id, "fullName" from users where clinic_id = $1 and id = $2 and archived_at is null`,
};
const lines = {
  name: 'staff_ledger.lines',
  text: `select l.*, d.title from (
      select id, kind, amount, sum(amount) over (order by id) as balance, financial_document_id,
        note, created_at
      from staff_ledger where clinic_id = $1 and staff_id = $2
    ) l
    left join financial_documents d on d.clinic_id = $1 and d.id = l.financial_document_id
    where search_text(concat_ws(' ', d.title, l.note, l.kind)) like all ($3::text[])
    order by case when $6 = 'amount' then l.amount when $6 = 'id' then l.id end,
      case when $6 = '-amount' then l.amount end desc, l.id desc
    limit $4 offset $5`,
};
const count = {
  name: 'staff_ledger.count',
  text: `select count(*)::int as total from staff_ledger l
    left join financial_documents d on d.clinic_id = $1 and d.id = l.financial_document_id
    where l.clinic_id = $1 and l.staff_id = $2
      and search_text(concat_ws(' ', d.title, l.note, l.kind)) like all ($3::text[])`,
};
const balanceOf = {
  name: 'staff_ledger.balance',
  text: `select coalesce(sum(amount), 0) as balance from staff_ledger
    where clinic_id = $1 and staff_id = $2`,
};

/** Reads what the clinic owes a member of staff from before, and what they have received already. */
export async function standingOf(tx: Tx, { clinicId }: Member, staffId: number) {
  const [sum] = await tx.query<{ balance: number }>(balanceOf, [clinicId, staffId]);
  const balance = sum?.balance ?? 0;
  return {
    balance,
    carried_forward: Math.max(balance, 0),
    previous_credit: Math.max(-balance, 0),
  };
}

/** Reads the account of a member of staff, the newest line first; 404 when the clinic has no such person. */
export function ledgerOf(
  db: Database,
  member: Member,
  staffId: number,
  query: PageQuery,
): Promise<StaffLedger> {
  return db.tenant(member.clinicId, async (tx) => {
    const of = [member.clinicId, staffId];
    const [user] = await tx.query<StaffLedger['user']>(staff, of);
    const { page, limit, search = '', sort = '' } = query;
    const data = await tx.query<LedgerEntry>(lines, [
      ...of,
      patternsOf(search),
      limit,
      (page - 1) * limit,
      sort === 'created_at' ? 'id' : sort,
    ]);
    const [counted] = await tx.query<{ total: number }>(count, [...of, patternsOf(search)]);
    return {
      ...pageOfRows(data, query, counted?.total ?? 0),
      ...(await standingOf(tx, member, staffId)),
      user: found(user),
    };
  });
}
