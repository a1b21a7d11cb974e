import { sessionTexts } from '@ziba/shared/contracts/treatment-sessions';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { invalid } from '../../lib/refusal';

interface Asked {
  service_id?: number | null;
  service_type_id?: number | null;
  service_type?: string | null;
}

interface ServiceRow {
  id: number;
  title: string;
  fee: number;
}

const byId = {
  name: 'treatment_sessions.service_by_id',
  text: `select id, title, fee from services
    where clinic_id = $1 and id = $2 and archived_at is null`,
};
const byTitle = {
  name: 'treatment_sessions.service_by_title',
  text: `select id, title, fee from services
    where clinic_id = $1 and title = $2 and archived_at is null order by id limit 1`,
};

/**
 * What a session stores of its service: the reference, the title as it was, and the fee if no price is given. A
 * title that is not one of the clinic's services is stored as it is. Undefined: no service was sent.
 */
export async function namedService(tx: Tx, { clinicId }: Member, asked: Asked) {
  const { service_type: label } = asked;
  const id = asked.service_id ?? asked.service_type_id;
  if (id != null) {
    const [service] = await tx.query<ServiceRow>(byId, [clinicId, id]);
    if (!service) throw invalid('service_type', sessionTexts.service);
    return { service_id: service.id, service_type: label ?? service.title, fee: service.fee };
  }
  if (!label) return undefined;
  const [service] = await tx.query<ServiceRow>(byTitle, [clinicId, label]);
  return { service_id: service?.id ?? null, service_type: label, fee: service?.fee };
}
