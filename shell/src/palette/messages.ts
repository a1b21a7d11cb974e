import { toPersianDigits } from '@ziba/shared/format/digits';

/** What palette and help say; it comes with them, when they are first opened. */
export const m = {
  palette: {
    title: 'رفتن به صفحه',
    label: 'صفحه‌ها',
    placeholder: 'نام صفحه یا بخش را بنویسید',
    none: 'صفحه‌ای با این نام پیدا نشد.',
    hints: [
      { keys: ['↑', '↓'], does: 'انتخاب' },
      { keys: ['Enter'], does: 'رفتن' },
    ],
    count: (found: number) => `${toPersianDigits(String(found))} صفحه پیدا شد`,
  },
  help: {
    title: 'راهنمای کلیدها',
    here: 'در این صفحه',
    everywhere: 'در همه صفحه‌ها',
    /** Shown where the page has what is meant. */
    ofPage: [
      { where: 'form[novalidate]', keys: ['Ctrl + Enter'], does: 'ثبت فرم' },
      { where: '[role=table]', keys: ['↑', '↓'], does: 'رفتن از یک ردیف به ردیف دیگر' },
      { where: '[role=tablist]', keys: ['→', '←'], does: 'رفتن از یک زبانه به زبانه دیگر' },
    ],
    keys: [
      { keys: ['Ctrl + K', '/'], does: 'رفتن به هر صفحه' },
      { keys: ['?'], does: 'همین راهنما' },
      { keys: ['Tab', 'Shift + Tab'], does: 'رفتن به مورد بعدی یا قبلی' },
      { keys: ['Esc'], does: 'بستن پنجره' },
    ],
    singleKeys: 'کلیدهای تکی «/» و «?» کار کنند',
    support: 'اگر پاسخ پرسش خود را پیدا نکردید، آن را با پشتیبانی سامانه در میان بگذارید.',
  },
} as const;
