import type { Call } from './call';

let last = 0;

/** A patient's national code that no other test has; the number at its end is different each time. */
export const aNationalCode = () => String(1_000_000_000 + (last += 1)).padStart(10, '0');

export const aPatientInput = (overrides: Record<string, unknown> = {}) => ({
  full_name: 'سارا رضایی',
  national_code: aNationalCode(),
  birth_date: '1990-04-21',
  father_name: 'کاوه',
  contact_number: '09171234567',
  relative_contact_number: null,
  gender: 'خانم',
  address: 'شیراز، خیابان زند، پلاک ۱۲',
  weight: 64.5,
  height: 168,
  insurance_type: 'آزاد',
  special_disease: 'ندارد',
  notes: null,
  avatar_image: null,
  ...overrides,
});

/** An alert of a patient: an allergy. */
export const anAlertInput = (overrides: Record<string, unknown> = {}) => ({
  kind: 'allergy',
  text: 'پنی‌سیلین',
  severity: 'severe',
  reaction: 'کهیر و تنگی نفس',
  note: 'در سال ۱۳۹۸ بستری شد.',
  ...overrides,
});

/** A new member of the staff with two sections, as an administrator sends it. */
export const aStaffInput = (overrides: Record<string, unknown> = {}) => ({
  username: `new_staff_${(last += 1)}`,
  password: 'a good password',
  email: `new_staff_${last}@example.com`,
  phoneNumber: '09121112233',
  fullName: 'نسترن شکوهی',
  nationalCode: aNationalCode(),
  roles: ['patients', 'appointments'],
  permissions: [2, 3],
  ...overrides,
});

/** The id of the row that a POST added; fails the test when the status is not 201. */
export async function created(call: Call, path: string, body: unknown): Promise<number> {
  const answer = await call('POST', path, body);
  if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

/** The input of a service in a new category of the clinic. */
export async function aServiceInput(call: Call, overrides: Record<string, unknown> = {}) {
  const name = `لیزر ${(last += 1)}`;
  const category_id = await created(call, '/presentableServiceCategories', { name });
  return { title: 'لیزر صورت', category_id, fee: 890_000, ...overrides };
}

/** The input of a product of a new type and a new category of the clinic. */
export async function aProductInput(call: Call, overrides: Record<string, unknown> = {}) {
  const name = `مصرفی ${(last += 1)}`;
  const type_id = await created(call, '/productTypes', { name });
  const category_id = await created(call, '/productCategories', { name });
  return { name: 'سرنگ', type_id, category_id, stock: 20, unit: 'عدد', ...overrides };
}
