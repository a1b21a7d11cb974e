import { usualRoles } from '@ziba/shared/contracts/usual-roles';
import type { Tx } from '../../db/connect';
import type { templateKinds } from '../../db/schema/support';

interface Target {
  table: string;
  columns: string;
}

const named = 'name, name_en';
const targets: Record<Exclude<(typeof templateKinds)[number], 'platform_role'>, Target> = {
  meta_role: { table: 'meta_roles', columns: `${named}, type, description, role_kind, access` },
  doctor_type: { table: 'doctor_types', columns: named },
  service_category: { table: 'service_categories', columns: named },
  product_type: { table: 'product_types', columns: named },
  product_category: { table: 'product_categories', columns: named },
};

const hasRole = 'select from meta_roles where clinic_id = $1 limit 1';
const addRole = `insert into meta_roles (clinic_id, name, name_en, role_kind, access)
  values ($1, $2, $3, $4, $5::jsonb)`;

/**
 * Copies the platform's roles, doctor types and categories for a new clinic, which may change them. If the platform has
 * no roles the clinic gets the usual ones: without a role it could not get its first user.
 */
export async function copyTemplates(tx: Tx, clinicId: number): Promise<void> {
  for (const [kind, { table, columns }] of Object.entries(targets)) {
    await tx.query(
      `insert into ${table} (clinic_id, ${columns})
       select $1, ${columns} from metadata_templates
       where kind = $2 and archived_at is null order by id
       on conflict do nothing`,
      [clinicId, kind],
    );
  }
  if ((await tx.query(hasRole, [clinicId])).length > 0) return;
  for (const { name, name_en, kind, access } of usualRoles) {
    await tx.query(addRole, [clinicId, name, name_en, kind, JSON.stringify(access)]);
  }
}
