import { insuranceTypes } from '@ziba/shared/contracts/patients';
import { addDays } from './calendar';
import type { NextId } from './insert-rows';
import { address, fatherName, fullName, gender, mobileNumber, nationalCode } from './people';
import { distinct, randomOf } from './random';

const diseases = [
  'ندارد',
  'ندارد',
  'ندارد',
  'ندارد',
  'دیابت نوع ۲',
  'فشار خون بالا',
  'آسم',
  'کم‌کاری تیروئید',
];
const remarks = [
  'به لیدوکائین حساسیت دارد.',
  'پوست حساس؛ پیش از لیزر تست شود.',
  'ترجیح می‌دهد نوبت‌ها بعد از ظهر باشد.',
  'سابقه تزریق بوتاکس در سال گذشته.',
];

const counts: Record<number, number> = { 1: 132, 2: 124 };

/** The patients of a clinic. */
export function demoPatients(clinicId: number, today: string, nextId: NextId) {
  const random = randomOf(`patients of ${clinicId}`);
  const nextCode = distinct(() => nationalCode(random));
  const nextMobile = distinct(() => mobileNumber(random));

  return Array.from({ length: counts[clinicId] ?? 120 }, (_, index) => {
    const sex = random.chance(72) ? gender.woman : gender.man;
    const isMan = sex === gender.man;
    return {
      clinic_id: clinicId,
      id: nextId('patients'),
      full_name: fullName(random, sex),
      national_code: nextCode(),
      birth_date: addDays(today, -random.int(18 * 365, 67 * 365)),
      father_name: fatherName(random),
      contact_number: nextMobile(),
      relative_contact_number: random.chance(40) ? mobileNumber(random) : null,
      gender: sex,
      address: address(random),
      weight: random.int(isMan ? 62 : 48, isMan ? 104 : 86),
      height: random.int(isMan ? 165 : 152, isMan ? 192 : 178),
      insurance_type: random.chance(45) ? insuranceTypes[0] : random.pick(insuranceTypes),
      special_disease: random.pick(diseases),
      notes: random.chance(25) ? random.pick(remarks) : null,
      created_at: `${addDays(today, 2 * index - 300)}T10:00:00Z`,
    };
  });
}
