import type { Tx } from '../../db/connect';
import type { templateKinds } from '../../db/schema/support';

interface Target {
  table: string;
  columns: string;
}

const named = 'name, name_en';
const targets: Record<(typeof templateKinds)[number], Target> = {
  meta_role: { table: 'meta_roles', columns: `${named}, type, description, role_kind, access` },
  doctor_type: { table: 'doctor_types', columns: named },
  service_category: { table: 'service_categories', columns: named },
  product_type: { table: 'product_types', columns: named },
  product_category: { table: 'product_categories', columns: named },
};

/** Copies the platform's roles, doctor types and categories for a new clinic, which may change them. */
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
}
