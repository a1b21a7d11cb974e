import { identityLabels } from '../../contracts/identity-label';

/** Texts of the fields of a patient. */
export const m = {
  groups: {
    identity: 'مشخصات فردی',
    contact: 'راه‌های تماس',
    health: 'سلامت و بیمه',
    first: 'مشخصات اصلی',
    rest: 'سایر مشخصات پرونده',
    later: 'سایر مشخصات پرونده (اختیاری، بعدا هم می‌شود)',
  },
  fields: {
    full_name: 'نام و نام خانوادگی',
    ...identityLabels,
    birth_date: 'تاریخ تولد',
    father_name: 'نام پدر',
    contact_number: 'شماره تماس',
    relative_contact_number: 'شماره تماس همراه',
    gender: 'جنسیت',
    address: 'نشانی',
    weight: 'وزن',
    height: 'قد',
    insurance_type: 'نوع بیمه',
    special_disease: 'بیماری خاص',
    notes: 'یادداشت',
    avatar_image: 'تصویر',
  },
  hints: {
    foreign_id: 'به‌جای کد ملی، برای زیباجوی خارجی',
    special_disease: 'اگر بیماری خاصی ندارد بنویسید: ندارد',
  },
  units: { weight: 'کیلوگرم', height: 'سانتی‌متر' },
} as const;
