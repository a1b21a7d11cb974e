import { toPersianDigits } from '@ziba/shared/format/digits';

/** Texts of the palette and the help. They are loaded with them, when they are first opened. */
export const m = {
  palette: {
    title: 'جستجو',
    label: 'جستجوی صفحه، زیباجو، نوبت، طرح درمان، همکار، کالا و تیکت',
    adminLabel: 'جستجوی صفحه',
    placeholder: 'نام صفحه، زیباجو، کالا یا شناسه نوبت را بنویسید',
    adminPlaceholder: 'نام صفحه یا بخش را بنویسید',
    none: 'چیزی با این نوشته پیدا نشد.',
    loading: 'در حال جستجو در اطلاعات کلینیک…',
    failed: (reason: string) => `جستجو در اطلاعات کلینیک انجام نشد. ${reason}`,
    back: 'بازگشت به نتیجه‌ها',
    hints: [
      { keys: ['↑', '↓'], does: 'انتخاب' },
      { keys: ['Enter'], does: 'رفتن' },
    ],
    count: (found: number) => `${toPersianDigits(String(found))} مورد پیدا شد`,
    actionsOf: (title: string) => `چه کاری برای ${title}؟`,
  },
  groups: {
    page: 'صفحه‌ها',
    patient: 'زیباجویان',
    appointment: 'نوبت‌ها',
    plan: 'طرح‌های درمان',
    staff: 'همکاران',
    product: 'کالاها',
    ticket: 'تیکت‌ها',
  },
  actions: {
    card: 'کارت زیباجو',
    file: 'پرونده زیباجو',
    book: 'ثبت نوبت',
    editPatient: 'ویرایش پرونده',
    receipt: 'رسید نوبت',
    prescription: 'مشاهده نسخه',
    plan: 'نمایش طرح درمان',
    staff: 'مشخصات همکار',
    access: 'دسترسی‌های همکار',
    ticket: 'گفتگوی تیکت',
    product: 'ویرایش کالا',
  },
  help: {
    title: 'راهنما',
    /** Above the text of the section about its screen. */
    screen: 'این صفحه برای چیست؟',
    failed: 'متن راهنما بارگذاری نشد. اتصال اینترنت را بررسی کنید و راهنما را دوباره باز کنید.',
    here: 'کلیدهای این صفحه',
    everywhere: 'کلیدهای همه صفحه‌ها',
    /** Shown only when the page contains an element that matches `where`. */
    ofPage: [
      { where: 'form[novalidate]', keys: ['Ctrl + Enter'], does: 'ثبت فرم' },
      { where: '[role=table]', keys: ['↑', '↓'], does: 'رفتن از یک ردیف به ردیف دیگر' },
      { where: '[role=tablist]', keys: ['→', '←'], does: 'رفتن از یک زبانه به زبانه دیگر' },
    ],
    keys: [
      { keys: ['Ctrl + K', '/'], does: 'جستجو و رفتن به هر صفحه' },
      { keys: ['?'], does: 'همین راهنما' },
      { keys: ['Tab', 'Shift + Tab'], does: 'رفتن به مورد بعدی یا قبلی' },
      { keys: ['Esc'], does: 'بستن پنجره' },
    ],
    singleKeys: 'کلیدهای تکی «/» و «?» کار کنند',
    support: 'اگر پاسخ پرسش خود را پیدا نکردید، آن را با پشتیبانی سامانه در میان بگذارید.',
  },
} as const;
