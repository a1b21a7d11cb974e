import {
  defaultServiceImage,
  serviceCodePrefix,
  serviceTexts,
  type serviceInput,
  type serviceUpdate,
} from '@ziba/shared/contracts/services';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { freeCode, retryWhenTaken } from '../../data/free-code';
import { notFound } from '../../lib/refusal';
import { servicesTable } from './services.queries';

type Input = z.output<typeof serviceInput>;
type Update = z.output<typeof serviceUpdate>;

const code = { table: 'services', column: 'system_code', prefix: serviceCodePrefix, digits: 4 };
const codeConstraint = 'services_system_code';

const owner = {
  name: 'services.owner_of_code',
  text: 'select id from services where clinic_id = $1 and system_code = $2',
};

const usualMinutes = 30;

/** The stored form: a missing picture is the default one, an emptied duration the usual one. */
const columnsOf = ({ duration, image, ...rest }: Update) => ({
  ...rest,
  ...(image !== undefined && { image: image ?? defaultServiceImage }),
  ...(duration !== undefined && { duration_min: duration ?? usualMinutes }),
});

const noOtherDefault = {
  name: 'services.no_other_default',
  text: `update services set is_default_visit = false, updated_at = app_now(), version = version + 1
    where clinic_id = $1 and is_default_visit and id is distinct from $2 returning id`,
};

/** A clinic has one default visit: removes that mark from the former one. */
async function takeDefault(tx: Tx, member: Member, input: Update, id: number | null) {
  if (!input.is_default_visit) return;
  const others = await tx.query<{ id: number }>(noOtherDefault, [member.clinicId, id]);
  for (const other of others) {
    await audit(tx, member, {
      action: 'update',
      entity: 'services',
      entityId: other.id,
      before: { is_default_visit: true },
      after: { is_default_visit: false },
    });
  }
}

/** Adds, changes and archives the services of clinics. */
export function servicesOf(db: Database) {
  const services = servicesTable(db);

  return {
    ...services,

    /** Adds a service. The code comes from the browser; if it is missing or taken, a new one is made. */
    create: (member: Member, input: Input) =>
      retryWhenTaken([codeConstraint], () =>
        db.tenant(member.clinicId, async (tx) => {
          const { clinicId } = member;
          const asked = input.system_code;
          const isFree =
            asked !== undefined && (await tx.query(owner, [clinicId, asked])).length === 0;
          const system_code = isFree ? asked : await freeCode(tx, clinicId, code);
          await takeDefault(tx, member, input, null);
          return services.within(tx).insert(member, { ...columnsOf(input), system_code });
        }),
      ),

    edit: (member: Member, id: number, input: Update) =>
      db.tenant(member.clinicId, async (tx) => {
        await takeDefault(tx, member, input, id);
        return services.within(tx).update(member, id, columnsOf(input));
      }),

    /**
     * Archives the service: nobody can book it any more. Its bookings, also the coming ones, stay as they are;
     * `readServiceBookings` lists them. Errors: 404.
     */
    retire: async (member: Member, id: number) => {
      if (!(await services.archive(member, id))) throw notFound(serviceTexts.notFound);
      return { id, archived: true as const };
    },
  };
}
