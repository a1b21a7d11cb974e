import {
  internalServiceDocumentTexts,
  type InternalServiceDocument,
  type internalServiceDocumentInput,
  type internalServiceDocumentUpdate,
} from '@ziba/shared/contracts/internal-service-documents';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { askedCode } from '../../data/asked-code';
import { persian } from '../../data/conditions';
import { retryWhenTaken } from '../../data/free-code';
import { found, Refusal } from '../../lib/refusal';
import { tenantTable } from '../../data/tenant-table';
import { zeroForNull } from '../../lib/zero-for-null';
import { moveTill, nothingPaid } from '../cash/till';

type Input = z.output<typeof internalServiceDocumentInput>;
type Update = z.output<typeof internalServiceDocumentUpdate>;

const code = { table: 'internal_service_documents', column: 'system_code', digits: 5 };

/** Locked, so that it cannot be archived while a document of it is written. */
const serviceById = {
  name: 'internal_service_documents.service',
  text: `select prepayment_cost from internal_services
    where clinic_id = $1 and id = $2 and archived_at is null for share`,
};

const documentsTable = (db: Database) =>
  tenantTable<InternalServiceDocument>(db, 'internal_service_documents', {
    readers: ['accounting'],
    columns: [
      'system_code',
      'internal_service_id',
      'document_title',
      'default_service_cost',
      'paid_amount',
      'payment_method',
      'remaining_cost',
      'description',
      'attachment',
    ],
    select: `t.id, t.version, t.system_code, t.internal_service_id, t.document_title, t.default_service_cost,
      t.paid_amount, t.payment_method, t.remaining_cost, t.description, t.attachment, t.created_at, t.void_reason,
      case when t.voided_at is null then 'posted' else 'void' end as status,
      jsonb_build_object('id', s.id, 'system_code', s.system_code, 'subject', s.subject)
        as internal_service`,
    joins: 'join internal_services s on s.clinic_id = t.clinic_id and s.id = t.internal_service_id',
    searched: ['system_code', 'document_title', 's.subject', 's.system_code', 'description'],
    sorted: {
      system_code: 'system_code',
      document_title: persian('document_title'),
      default_service_cost: 'default_service_cost',
      paid_amount: 'paid_amount',
      remaining_cost: 'remaining_cost',
      description: persian('description'),
      created_at: 'created_at',
      subject: persian('s.subject'),
      internal_service: persian('s.subject'),
    },
  });

/** Documents of internal services. The remaining amount is computed from cost and payment. */
export function internalServiceDocumentsOf(db: Database) {
  const documents = documentsTable(db);

  return {
    ...documents,

    create: (member: Member, input: Input) =>
      retryWhenTaken(['internal_service_documents_system_code'], () =>
        db.tenant(member.clinicId, async (tx) => {
          const service = await serviceOf(tx, member, input.internal_service_id);
          const system_code = await askedCode(tx, member.clinicId, code, input.system_code);
          const cost = input.default_service_cost ?? service.prepayment_cost;
          const row = await documents.within(tx).insert(member, {
            ...input,
            system_code,
            document_title: input.document_title ?? internalServiceDocumentTexts.title(system_code),
            ...amountsOf(cost, input.paid_amount ?? 0),
          });
          await moveTill(tx, member, tillOf(row.id), nothingPaid, paidOf(row));
          return row;
        }),
      ),

    /** Changes a document; the code stays as it is. */
    edit: (member: Member, id: number, input: Update) =>
      db.tenant(member.clinicId, async (tx) => {
        const table = documents.within(tx);
        const before = found(await table.findLocked(member, id));
        refuseVoid(before);
        const { internal_service_id: serviceId = before.internal_service_id } = input;
        if (serviceId !== before.internal_service_id) await serviceOf(tx, member, serviceId);
        const { document_title: title, ...rest } = input;
        const { default_service_cost: cost, paid_amount: paid } = {
          ...before,
          ...withoutAbsent(zeroForNull(rest, 'default_service_cost', 'paid_amount')),
        };
        const after = found(
          await table.update(member, id, {
            ...rest,
            system_code: undefined,
            document_title:
              title === null ? internalServiceDocumentTexts.title(before.system_code) : title,
            ...amountsOf(cost, paid),
          }),
        );
        await moveTill(tx, member, tillOf(id), paidOf(before), paidOf(after));
        return after;
      }),
  };
}

/**
 * Voids a document: it can still be read, but nothing is owed or paid by it. Errors: 404; 409 void already, or the cash
 * of today is closed.
 */
export const voidInternalServiceDocument = (
  db: Database,
  member: Member,
  id: number,
  reason: string,
): Promise<InternalServiceDocument> =>
  db.tenant(member.clinicId, async (tx) => {
    const table = documentsTable(db).within(tx);
    const before = found(await table.findLocked(member, id));
    refuseVoid(before);
    await tx.query(voidOne, [member.clinicId, id, reason]);
    await moveTill(tx, member, tillOf(id), paidOf(before), nothingPaid);
    const entity = 'internal_service_documents';
    const after = { status: 'void', reason };
    await audit(tx, member, { action: 'void', entity, entityId: id, after });
    return found(await table.find(member, id));
  });

const tillOf = (id: number) => ({ column: 'internal_service_document_id', id }) as const;
const paidOf = ({ paid_amount: amount, payment_method: method }: InternalServiceDocument) => ({
  amount,
  method,
});

function refuseVoid({ status }: Pick<InternalServiceDocument, 'status'>): void {
  if (status === 'void') throw new Refusal(409, 'voided', internalServiceDocumentTexts.voided);
}

const voidOne = {
  name: 'internal_service_documents.void',
  text: `update internal_service_documents set voided_at = app_now(), void_reason = $3,
      updated_at = app_now(), version = version + 1
    where clinic_id = $1 and id = $2`,
};

/** Errors: 404 when the clinic has no such service. */
async function serviceOf(tx: Tx, { clinicId }: Member, id: number) {
  const [service] = await tx.query<{ prepayment_cost: number }>(serviceById, [clinicId, id]);
  if (service) return service;
  const message = internalServiceDocumentTexts.unknownService;
  throw new Refusal(404, 'not_found', message, { internal_service_id: message });
}

/** The three amounts that belong together; 409 when the payment is higher than the cost. */
function amountsOf(cost: number, paid: number) {
  const message = internalServiceDocumentTexts.overpaid;
  if (paid > cost) throw new Refusal(409, 'overpaid', message, { paid_amount: message });
  return { default_service_cost: cost, paid_amount: paid, remaining_cost: cost - paid };
}

interface Amounts {
  default_service_cost?: number;
  paid_amount?: number;
}

const withoutAbsent = ({ default_service_cost, paid_amount }: Amounts): Amounts => ({
  ...(default_service_cost !== undefined && { default_service_cost }),
  ...(paid_amount !== undefined && { paid_amount }),
});
