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

/** As it is stored: the default picture for none, the usual duration for an emptied one. */
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

/** A clinic has one default visit: who becomes it takes it from the one before. */
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

/** What the services of clinics may become. */
export function servicesOf(db: Database) {
  const services = servicesTable(db);

  return {
    ...services,

    /** The code comes from the browser; a missing one, or one that is taken, gets a fresh one. */
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
     * Archives the service in place of deletion: nobody can book it any more. Its bookings, also those to
     * come, stay as they are; `readServiceBookings` lists them. Errors: 404.
     */
    retire: async (member: Member, id: number) => {
      if (!(await services.archive(member, id))) throw notFound(serviceTexts.notFound);
      return { id, archived: true as const };
    },
  };
}
