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
import { tableFor, tableIn } from '../../data/tenant-table';
import { tenantRows } from '../../data/tenant-rows';
import { zeroForNull } from '../../lib/zero-for-null';
import { correction, entriesOf } from '../staff-ledger/ledger-entries';
import { post, reverse } from '../staff-ledger/staff-ledger';
import { releaseMonth } from './release-month';
import { moveTill, nothingPaid } from '../cash/till';

type Input = z.output<typeof financialDocumentInput>;
type Update = z.output<typeof financialDocumentUpdate>;

const amounts = [
  'carried_forward',
  'calculated_salary_this_month',
  'previous_credit',
  'paid_amount',
] as const;

const rows = tenantRows('financial_documents', {
  readers: ['accounting'],
  columns: [
    'user_id',
    'title',
    'document_type',
    ...amounts,
    'payment_method',
    'attachment_file',
    'description',
  ],
  select: `t.id, t.version, t.user_id, t.title, t.document_type, t.carried_forward,
      t.calculated_salary_this_month, t.previous_credit, t.total_payable,
      t.total_payable as total_calculated, t.paid_amount, t.payment_method, t.attachment_file, t.description,
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

/** Staff financial documents; each one changes the account of its person. */
export const documentsTable = (db: Database) => tableFor<FinancialDocument>(db, rows);
const documentsIn = (tx: Tx) => tableIn<FinancialDocument>(tx, rows);

export async function createDocument(
  tx: Tx,
  member: Member,
  input: Input,
): Promise<FinancialDocument> {
  const row = await documentsIn(tx).insert(member, zeroForNull(input, ...amounts));
  await post(tx, member, { staffId: row.user_id, documentId: row.id }, entriesOf(row));
  await moveTill(tx, member, tillOf(row), nothingPaid, paidOf(row));
  return row;
}

/** Changes a document and adds the difference to the account. Errors: 404; 409 `stale`, or a document that is void. */
export async function editDocument(tx: Tx, member: Member, id: number, input: Update) {
  const before = await lockedDocument(tx, member, id);
  const after = found(await documentsIn(tx).update(member, id, zeroForNull(input, ...amounts)));
  const isSamePerson = after.user_id === before.user_id;
  if (!isSamePerson) {
    await reverse(tx, member, id, after.title);
    await releaseMonth(tx, member.clinicId, id);
  }
  const entries = correction(isSamePerson ? entriesOf(before) : [], entriesOf(after));
  await post(tx, member, { staffId: after.user_id, documentId: id }, entries);
  await moveTill(tx, member, tillOf(after), paidOf(before), paidOf(after));
  return after;
}

const markVoid = `update financial_documents
  set voided_at = app_now(), void_reason = $3, updated_at = app_now(), version = version + 1
  where clinic_id = $1 and id = $2`;

/**
 * Voids a document: it can still be read, and its entries in the account are reversed. Errors: 404; 409 a
 * document that is void already.
 */
export async function voidDocument(tx: Tx, member: Member, id: number, reason: string) {
  const before = await lockedDocument(tx, member, id);
  await tx.query(markVoid, [member.clinicId, id, reason]);
  await reverse(tx, member, id, reason);
  await moveTill(tx, member, tillOf(before), paidOf(before), nothingPaid);
  await releaseMonth(tx, member.clinicId, id);
  await audit(tx, member, {
    action: 'void',
    entity: 'financial_documents',
    entityId: id,
    before: { status: before.status },
    after: { status: 'void', reason },
  });
  return found(await documentsIn(tx).find(member, id));
}

const tillOf = ({ id }: FinancialDocument) => ({ column: 'financial_document_id', id }) as const;
const paidOf = ({ paid_amount: amount, payment_method: method }: FinancialDocument) => ({
  amount,
  method,
});

/** Reads the document and locks it until the transaction ends. */
async function lockedDocument(tx: Tx, member: Member, id: number): Promise<FinancialDocument> {
  const row = await documentsIn(tx).findLocked(member, id);
  const document = found(row, financialDocumentTexts.notFound);
  if (document.status === 'void') throw new Refusal(409, 'voided', financialDocumentTexts.voided);
  return document;
}
