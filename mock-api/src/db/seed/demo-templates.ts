import type { Tx } from '../connect';
import { doctorTypeNames, roleNames } from './demo-users';
import { advanceIds, insertRows } from './insert-rows';

interface Template {
  name: string;
  name_en: string;
}

const templates: Record<string, readonly Template[]> = {
  meta_role: Object.values(roleNames),
  doctor_type: doctorTypeNames,
  service_category: [
    { name: 'ویزیت', name_en: 'general_visit' },
    { name: 'لیزر', name_en: 'laser' },
    { name: 'تزریقات زیبایی', name_en: 'injection' },
  ],
  product_type: [
    { name: 'مصرفی', name_en: 'consumable' },
    { name: 'دارویی', name_en: 'medicine' },
    { name: 'تجهیزات', name_en: 'equipment' },
  ],
  product_category: [
    { name: 'تزریق', name_en: 'injection' },
    { name: 'پوست و مو', name_en: 'skin_and_hair' },
  ],
};

/** What the platform lets a new clinic begin with. */
export async function demoTemplates(tx: Tx): Promise<void> {
  const rows = Object.entries(templates).flatMap(([kind, names]) =>
    names.map(({ name, name_en }) => ({ kind, name, name_en })),
  );
  await insertRows(
    tx,
    'metadata_templates',
    rows.map((row, index) => ({ id: index + 1, ...row })),
  );
  await advanceIds(tx, 'metadata_templates');
}
