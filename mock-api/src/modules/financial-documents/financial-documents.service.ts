import {
  financialDocumentTexts,
  type FinancialDocument,
  type financialDocumentInput,
  type financialDocumentUpdate,
} from '@ziba/shared/contracts/financial-documents';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { persian } from '../../data/conditions';
import { found, Refusal } from '../../lib/refusal';
import { tenantTable } from '../../data/tenant-table';
import { zeroForNull } from '../../lib/zero-for-null';
import { correction, entriesOf } from '../staff-ledger/ledger-entries';
import { post, reverse } from '../staff-ledger/staff-ledger';
import { releaseMonth } from './release-month';

type Input = z.output<typeof financialDocumentInput>;
type Update = z.output<typeof financialDocumentUpdate>;

const amounts = [
  'carried_forward',
  'calculated_salary_this_month',
  'previous_credit',
  'paid_amount',
] as const;

const documentsTable = (db: Database) =>
  tenantTable<FinancialDocument>(db, 'financial_documents', {
    readers: ['accounting'],
    columns: ['user_id', 'title', 'document_type', ...amounts, 'attachment_file', 'description'],
    select: `t.id, t.version, t.user_id, t.title, t.document_type, t.carried_forward,
      t.calculated_salary_this_month, t.previous_credit, t.total_payable,
      t.total_payable as total_calculated, t.paid_amount, t.attachment_file, t.description,
      case when t.voided_at is null then 'posted' else 'void' end as status, t.void_reason,
      t.created_at, jsonb_build_object('id', u.id, 'username', u.username, 'type', u.type,
        'profile', jsonb_build_object('fullName', u."fullName", 'nationalCode', u."nationalCode",
          'avatar', u.avatar)) as user`,
    joins: 'join users u on u.clinic_id = t.clinic_id and u.id = t.user_id',
    searched: [
      'u."systemCode"',
      'u."nationalCode"',
      'u."fullName"',
      't.user_id::text',
      't.id::text',
      'title',
      'document_type',
    ],
    sorted: {
      title: persian('title'),
      document_type: persian('document_type'),
      ...Object.fromEntries(amounts.map((amount) => [amount, amount])),
      total_payable: 'total_payable',
      total_calculated: 'total_payable',
      user_id: 'user_id',
      created_at: 'created_at',
      fullName: persian('u."fullName"'),
    },
  });

/** Staff financial documents; each stands in the account of its person (L5, L6). */
export function financialDocumentsOf(db: Database) {
  const documents = documentsTable(db);

  const createIn = async (tx: Tx, member: Member, input: Input) => {
    const row = await documents.within(tx).insert(member, zeroForNull(input, ...amounts));
    await post(tx, member, { staffId: row.user_id, documentId: row.id }, entriesOf(row));
    return row;
  };

  const voidIn = async (tx: Tx, member: Member, id: number, reason: string) => {
    const table = documents.within(tx);
    const before = found(await table.findLocked(member, id), financialDocumentTexts.notFound);
    refuseVoided(before);
    await tx.query(
      `update financial_documents set voided_at = app_now(), void_reason = $3, updated_at = app_now(),
         version = version + 1
       where clinic_id = $1 and id = $2`,
      [member.clinicId, id, reason],
    );
    await reverse(tx, member, id, reason);
    await releaseMonth(tx, member.clinicId, id);
    await audit(tx, member, {
      action: 'void',
      entity: 'financial_documents',
      entityId: id,
      before: { status: before.status },
      after: { status: 'void', reason },
    });
    return found(await table.find(member, id));
  };

  return {
    ...documents,

    /** As `create` and `void`, in a transaction that runs already. */
    createIn,
    voidIn,

    create: (member: Member, input: Input) =>
      db.tenant(member.clinicId, (tx) => createIn(tx, member, input)),

    /** An edit adds to the account what it changes. 409 for a document that was voided. */
    edit: (member: Member, id: number, input: Update) =>
      db.tenant(member.clinicId, async (tx) => {
        const table = documents.within(tx);
        const before = found(await table.findLocked(member, id), financialDocumentTexts.notFound);
        refuseVoided(before);
        const after = found(await table.update(member, id, zeroForNull(input, ...amounts)));
        const isSamePerson = after.user_id === before.user_id;
        if (!isSamePerson) {
          await reverse(tx, member, id, after.title);
          await releaseMonth(tx, member.clinicId, id);
        }
        const entries = correction(isSamePerson ? entriesOf(before) : [], entriesOf(after));
        await post(tx, member, { staffId: after.user_id, documentId: id }, entries);
        return after;
      }),

    /** The document stays to be read, and counts no more: its account is reversed (L15). */
    void: (member: Member, id: number, reason: string) =>
      db.tenant(member.clinicId, (tx) => voidIn(tx, member, id, reason)),
  };
}

function refuseVoided({ status }: FinancialDocument): void {
  if (status === 'void') throw new Refusal(409, 'voided', financialDocumentTexts.voided);
}
