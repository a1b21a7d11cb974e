import { documentType, documentTypes } from '@ziba/shared/contracts/financial-documents';
import { addDays } from './calendar';
import { clinicUserIds } from './demo-users';
import type { NextId } from './insert-rows';
import { randomOf } from './random';

const titles: Record<(typeof documentTypes)[number], readonly string[]> = {
  [documentType.payment]: ['پرداخت حقوق ماهانه', 'پرداخت کارانه', 'تسویه‌حساب پایان ماه'],
  [documentType.debt]: ['مساعده', 'اصلاح بدهی ماه گذشته'],
  [documentType.credit]: ['اضافه‌کاری', 'پاداش خدمات انجام‌شده'],
};

/** Staff financial documents of every type, for every member of staff. */
export function demoDocuments(clinicId: number, today: string, nextId: NextId) {
  const random = randomOf(`documents of ${clinicId}`);
  const staff = clinicUserIds(clinicId);
  const rounds = clinicId === 1 ? 3 : 5;

  const count = rounds * staff.length;

  return Array.from({ length: count }, (_, index) => {
    const document_type = documentTypes[index % documentTypes.length] ?? documentType.payment;
    const salary = random.int(90, 380) * 100_000;
    const carried = random.chance(40) ? random.int(5, 60) * 100_000 : 0;
    const credit = random.chance(30) ? random.int(5, 40) * 100_000 : 0;
    const total = salary + carried - credit;
    return {
      clinic_id: clinicId,
      id: nextId('financial_documents'),
      user_id: staff[index % staff.length],
      title: random.pick(titles[document_type]),
      document_type,
      carried_forward: carried,
      calculated_salary_this_month: salary,
      previous_credit: credit,
      paid_amount: random.chance(60) ? total : Math.floor(total / 200_000) * 100_000,
      description: random.chance(40) ? 'بر اساس کارکرد ثبت‌شده در سامانه' : null,
      created_at: `${addDays(today, 5 * (index - count))}T11:15:00Z`,
    };
  });
}
