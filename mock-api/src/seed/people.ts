import type { Random } from './random';

const women =
  'زهرا فاطمه مریم نرگس سارا الهام نازنین مهسا پریسا شیرین لیلا سمیرا آزاده نیلوفر هانیه ملیکا ژاله گلناز چکامه پگاه سیده‌زهرا ام‌البنین';
const men =
  'علی محمد رضا حسین مهدی امیر سعید بهرام کاوه پویا آرش فرهاد کیان یاسین ژوبین گودرز علی‌رضا امیرحسین محمدرضا غلام‌علی';
const surnames =
  'محمدی احمدی رضایی حسینی کریمی موسوی جعفری صادقی هاشمی قاسمی یزدانی پورمحمدی شاه‌حسینی نیک‌نژاد رضایی‌فر ژیان‌پناه چاوشی گلستانی پاکدل کاظمی تهرانی شیرازی دهقان‌پور زارع عباسی فرهمند';

const streets = 'زند ملاصدرا عفیف‌آباد معالی‌آباد ارم قصردشت ستارخان چمران';

const list = (words: string) => words.split(' ');

export const gender = { man: 'آقا', woman: 'خانم' } as const;
type Gender = (typeof gender)[keyof typeof gender];

/** A name that fits the gender. */
export function fullName(random: Random, of: Gender): string {
  return `${random.pick(list(of === gender.woman ? women : men))} ${random.pick(list(surnames))}`;
}

export const fatherName = (random: Random) => random.pick(list(men));

// Text is stored as staff type it; only numbers have Latin digits.
const persian = new Intl.NumberFormat('fa-IR', { useGrouping: false });

/** A street address in Shiraz. */
export function address(random: Random): string {
  const [lane, house] = [random.int(1, 60), random.int(1, 240)].map(persian.format);
  return `شیراز، خیابان ${random.pick(list(streets))}، کوچه ${lane}، پلاک ${house}`;
}

export const mobileNumber = (random: Random) =>
  `09${random.pick(['12', '13', '17', '35', '36', '39'])}${random.int(1_000_000, 9_999_999)}`;

/** Ten digits with a valid check digit. */
export function nationalCode(random: Random): string {
  const digits = `${random.pick(['228', '229', '230', '248', '001'])}${random.digits(6)}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const rest = sum % 11;
  return `${digits}${rest < 2 ? rest : 11 - rest}`;
}
