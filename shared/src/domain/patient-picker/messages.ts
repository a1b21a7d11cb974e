import { identityLabel } from '../../contracts/identity-label';
import { toPersianDigits } from '../../format/digits';

/** Texts of the field and the card of a patient. */
export const m = {
  placeholder: 'نام، شماره تماس، کد ملی یا شناسه زیباجو',
  detail: (code: string | null, mobile: string, file: number) =>
    toPersianDigits(`${code ? `${identityLabel(code)} ${code}، ` : ''}${mobile}، پرونده ${file}`),
  years: (age: string) => `${age} ساله`,
  file: 'شناسه زیباجو',
  mobile: 'شماره تماس',
  insurance: 'بیمه',
  lastVisit: 'آخرین مراجعه',
  never: 'بدون مراجعه',
  /** Shown for a value that is not loaded yet or could not be read. */
  unknown: '…',
  nobody: 'مشخصات و هشدارهای زیباجو پس از انتخاب اینجا می‌آید',
  summaryFailed: 'بدهی و مراجعه‌ها خوانده نشد',
  warnings: 'هشدارها و نوبت بعدی',
  nextAppointment: (when: string) => `نوبت بعدی: ${when}`,
  debt: (amount: string) => `بدهی: ${amount}`,
  noShows: (count: string) => `${count} بار عدم مراجعه`,
  disease: (name: string) => `بیماری خاص: ${name}`,
  toFile: 'پرونده زیباجو',
  incomplete: 'پرونده کامل نیست',
  complete: 'تکمیل پرونده',
} as const;
