import {
  internalServiceCodePrefix,
  internalServiceTexts,
  type InternalService,
  type internalServiceInput,
  type internalServiceUpdate,
} from '@ziba/shared/contracts/internal-services';
import type { z } from 'zod';
import type { Database } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { askedCode } from '../../data/asked-code';
import { persian } from '../../data/conditions';
import { retryWhenTaken } from '../../data/free-code';
import { found, notFound, Refusal } from '../../lib/refusal';
import { tenantTable } from '../../data/tenant-table';
import { zeroForNull } from '../../lib/zero-for-null';

type Input = z.output<typeof internalServiceInput>;
type Update = z.output<typeof internalServiceUpdate>;

const code = {
  table: 'internal_services',
  column: 'system_code',
  prefix: internalServiceCodePrefix,
  digits: 5,
};

const owing = {
  name: 'internal_services.owing',
  text: `select 1 from internal_service_documents
    where clinic_id = $1 and internal_service_id = $2 and remaining_cost > 0 and archived_at is null
      and voided_at is null
    limit 1`,
};

const servicesTable = (db: Database) =>
  tenantTable<InternalService>(db, 'internal_services', {
    readers: ['accounting'],
    columns: ['system_code', 'subject', 'prepayment_cost', 'duration_months', 'description'],
    select: `t.id, t.version, t.system_code, t.subject, t.prepayment_cost, t.duration_months, t.description,
      t.created_at`,
    searched: ['system_code', 'subject', 'description'],
    sorted: {
      system_code: 'system_code',
      subject: persian('subject'),
      prepayment_cost: 'prepayment_cost',
      duration_months: 'duration_months',
      description: persian('description'),
      created_at: 'created_at',
    },
  });

/** Services that the clinic buys, such as rent and cleaning. */
export function internalServicesOf(db: Database) {
  const services = servicesTable(db);

  return {
    ...services,

    /** Adds a service. The code comes from the browser; if it is missing or taken, a new one is made. */
    create: (member: Member, input: Input) =>
      retryWhenTaken(['internal_services_system_code'], () =>
        db.tenant(member.clinicId, async (tx) => {
          const system_code = await askedCode(tx, member.clinicId, code, input.system_code);
          const row = { ...zeroForNull(input, 'prepayment_cost'), system_code };
          return services.within(tx).insert(member, row);
        }),
      ),

    edit: async (member: Member, id: number, input: Update) => {
      const row = { ...zeroForNull(input, 'prepayment_cost'), system_code: undefined };
      return found(await services.update(member, id, row));
    },

    /** Archives a service, so that its documents keep it. Errors: 409 while something is owed for it. */
    retire: (member: Member, id: number) =>
      db.tenant(member.clinicId, async (tx) => {
        // Locked, so that no document is added between the check and the archiving.
        found(await services.within(tx).findLocked(member, id));
        if ((await tx.query(owing, [member.clinicId, id])).length > 0) {
          throw new Refusal(409, 'owing', internalServiceTexts.owing);
        }
        if (!(await services.within(tx).archive(member, id))) throw notFound();
        return { id, archived: true as const };
      }),
  };
}
