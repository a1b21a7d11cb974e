import { service, serviceInput, type Service } from '@ziba/shared/contracts/services';
import type { Database } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { columnsOf, selectOf } from '../../data/columns-of';
import { persian } from '../../data/conditions';
import { tenantTable } from '../../data/tenant-table';
import { serviceReaders } from './service-readers';

const stored = selectOf(service, 'category', 'duration', 'is_active');
const select = `${stored}, t.duration_min as duration, t.archived_at is null as is_active,
  jsonb_build_object('id', c.id, 'name', c.name, 'name_en', c.name_en) as category`;
const joins = 'join service_categories c on c.clinic_id = t.clinic_id and c.id = t.category_id';

/** The services that a clinic offers; archived ones are in no list. */
export const servicesTable = (db: Database) =>
  tenantTable<Service>(db, 'services', {
    readers: serviceReaders,
    columns: [...columnsOf(serviceInput, 'duration'), 'duration_min'],
    select,
    joins,
    searched: ['search_norm', 'c.name'],
    sorted: {
      title: persian('title'),
      name: persian('title'),
      category_id: 'category_id',
      system_code: 'system_code',
      fee: 'fee',
      category: persian('c.name'),
    },
  });

const withArchived = {
  name: 'services.find_any',
  text: `select ${select} from services t ${joins} where t.clinic_id = $1 and t.id = $2`,
};

/** Reads a service by its id, archived or not: appointments of the past refer to it. */
export async function findService(db: Database, member: Member, id: number) {
  const [row] = await db.tenant(member.clinicId, (tx) =>
    tx.query<Service>(withArchived, [member.clinicId, id]),
  );
  return row;
}
