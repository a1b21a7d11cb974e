import type { readyAccents } from '@ziba/shared/contracts/accent-colour';

/** Texts of the choice of the clinic's colour. */
export const m = {
  label: 'رنگ کلینیک',
  hint: 'رنگ دکمه‌ها، پیوندها و منو برای همه کاربران کلینیک؛ پس از ذخیره همان لحظه دیده می‌شود.',
  ready: 'رنگ‌های آماده',
  other: 'رنگ دلخواه',
  own: 'رنگ زیبا',
  none: 'رنگ زیبا',
  names: {
    teal: 'سبزآبی',
    blue: 'آبی',
    purple: 'بنفش',
    rose: 'سرخابی',
    terracotta: 'سفالی',
    green: 'سبز',
    graphite: 'زغالی',
  } satisfies Record<keyof typeof readyAccents, string>,
  darkened: 'این رنگ برای خوانا بودن نوشته‌ها کمی تیره‌تر شد.',
  contrast: (ratio: string) => `خوانایی نوشته با این رنگ: ${ratio} به ۱ (دست‌کم ۴٫۵)`,
  preview: 'پیش‌نمایش رنگ',
  sample: { button: 'ثبت نوبت', link: 'پرونده زیباجو', chosen: 'امروز' },
} as const;
