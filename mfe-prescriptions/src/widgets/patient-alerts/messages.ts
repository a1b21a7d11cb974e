import type { AlertKind } from '@ziba/shared/contracts/patient-alerts';

/** Words of the alerts of a patient and of their form. */
export const m = {
  card: 'هشدارها و بیماری خاص',
  disease: 'بیماری خاص',
  noDisease: 'بدون بیماری خاص',
  add: 'افزودن هشدار',
  edit: 'ویرایش هشدار',
  fields: {
    kind: 'نوع هشدار',
    text: 'متن هشدار',
    severity: 'شدت',
    reaction: 'واکنش',
    note: 'یادداشت',
  },
  textHints: {
    allergy: 'دارو یا ماده‌ای که زیباجو به آن حساسیت دارد؛ در فرم نسخه با نام داروها مقایسه می‌شود.',
    pregnancy: 'هفته یا ماه بارداری',
    condition: 'نام بیماری',
    medicine: 'دارویی که زیباجو اکنون مصرف می‌کند؛ در فرم نسخه با نام داروها مقایسه می‌شود.',
  } satisfies Record<AlertKind, string>,
  noSeverity: 'نامشخص',
  saved: 'هشدار ثبت شد.',
  failed: 'هشدار ثبت نشد',
} as const;
