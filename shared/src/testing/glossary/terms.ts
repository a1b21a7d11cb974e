/** A sentence that may contain a word that is wrong in others, and the reason. */
export interface Exception {
  sentence: string;
  why: string;
}

/** One row of the glossary. */
export interface Term {
  /** The word to use. */
  word: string;
  /** What it means, in one line. */
  meaning: string;
  /** Wrong words for the same thing. Letters after them count as an ending of the word. */
  not: readonly string[];
  /** Sentences in which the words of `not` are right, because they mean something else. */
  unless?: RegExp;
  exceptions?: readonly Exception[];
}

const quoted = 'the product texts quote this sentence';
const stored = 'the value is stored and sent with this spelling';

/** The words of the product. `shared/docs/glossary.md` shows this table, and all catalogues must follow it. */
export const terms: readonly Term[] = [
  {
    word: 'زیباجو',
    meaning: 'A patient of a clinic.',
    not: ['بیمار', 'مشتری', 'مراجعه‌کننده'],
    unless: /بیماری/,
  },
  {
    word: 'شناسه زیباجو',
    meaning: 'The number of a patient and of their file.',
    not: ['شماره پرونده', 'شناسه پرونده', 'کد زیباجو'],
  },
  {
    word: 'شناسه نوبت',
    meaning: 'The code of an appointment, such as A1B2C.',
    not: ['کد نوبت', 'کد رهگیری'],
    // The code that the insurer's system gives a prescription.
    unless: /کد رهگیری ملی/,
  },
  {
    word: 'شماره تماس',
    meaning: "A person's phone number.",
    not: ['تلفن همراه', 'شماره تلفن', 'موبایل'],
    exceptions: [{ sentence: 'شماره تلفن باید 11 رقم باشد و با 09 شروع شود', why: quoted }],
  },
  {
    word: 'کنسل',
    meaning: 'An appointment or a treatment session does not take place.',
    not: ['لغو'],
    // In these sentences neither an appointment nor a session is ended.
    unless: /طرح|زمان‌بندی|درخواست لغو|نسخه|پیامک تبلیغاتی/,
    exceptions: [
      { sentence: 'لغو شده', why: 'the state of a plan or a prescription' },
      { sentence: 'لغو', why: 'the button of a scheduled switch' },
      { sentence: 'لغو انتخاب', why: 'clears the selection of table rows' },
      { sentence: 'دلیل لغو', why: 'the reason why a plan was ended' },
    ],
  },
  {
    word: 'لغو',
    meaning: 'Anything else is ended or withdrawn: a plan, a prescription, a schedule, a request.',
    not: ['کنسل کردن طرح', 'کنسل کردن نسخه', 'کنسل کردن زمان‌بندی', 'کنسل کردن درخواست'],
  },
  {
    word: 'انصراف',
    meaning: 'To leave a dialog or a form without saving.',
    not: ['صرف‌نظر', 'بی‌خیال', 'منصرف'],
  },
  {
    word: 'جدید',
    meaning: 'New: an appointment, a password, a release.',
    not: ['تازه'],
    // Names of cities.
    unless: /تازه‌(شهر|کند|آباد)/,
  },
  {
    word: 'به‌روزرسانی',
    meaning: 'To update what is shown or installed.',
    not: ['تازه‌سازی', 'بروزرسانی', 'بروز رسانی', 'به روز رسانی'],
  },
  {
    word: 'پنج‌شنبه',
    meaning: 'Thursday.',
    not: ['پنجشنبه', 'پنج شنبه'],
  },
  {
    word: 'تأمین',
    meaning: 'A part of the name of the social security insurance.',
    not: ['تامین'],
    exceptions: [{ sentence: 'تامین اجتماعی', why: stored }],
  },
  {
    word: 'تأیید',
    meaning: 'Confirmation or approval.',
    not: ['تایید'],
    exceptions: [
      { sentence: 'کد تایید صحیح نیست', why: quoted },
      { sentence: 'خطا در ارسال کد تایید', why: quoted },
      { sentence: 'کد تایید پیامک شده الزامی است', why: quoted },
    ],
  },
  {
    word: 'لطفا',
    meaning: 'Please. The product texts use this spelling most often.',
    not: ['لطفاً'],
    exceptions: [
      { sentence: 'لطفاً تمامی فیلدها را پر کنید', why: quoted },
      { sentence: 'لطفاً نام کاربری را وارد کنید', why: quoted },
    ],
  },
  {
    word: 'قبلا',
    meaning: 'Already. Written without the mark of tanwin, like لطفا, مثلا and بعدا.',
    not: ['قبلاً', 'مثلاً', 'بعداً', 'مجدداً'],
    exceptions: [{ sentence: 'این نام کاربری قبلاً استفاده شده است', why: quoted }],
  },
];
