import {
  defaultServiceImage,
  serviceCodePrefix,
  serviceTexts,
  type serviceInput,
  type serviceUpdate,
} from '@ziba/shared/contracts/services';
import type { z } from 'zod';
import type { Database } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { freeCode, retryWhenTaken } from '../../lib/free-code';
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

/** A service without a picture of its own has the default one. */
const withImage = <Values extends Update>(input: Values): Values =>
  input.image === null ? { ...input, image: defaultServiceImage } : input;

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
          return services.within(tx).insert(member, { ...withImage(input), system_code });
        }),
      ),

    edit: (member: Member, id: number, input: Update) =>
      services.update(member, id, withImage(input)),

    /** In place of deletion (api.md): it can be chosen no more, and what was booked keeps it. */
    retire: async (member: Member, id: number) => {
      if (!(await services.archive(member, id))) throw notFound(serviceTexts.notFound);
      return { id, archived: true as const };
    },
  };
}
