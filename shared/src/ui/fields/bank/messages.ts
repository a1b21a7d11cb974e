import { toPersianDigits } from '../../../format/digits';

/** The words of the card and Sheba fields. */
export const m = {
  cardWarning: 'رقم کنترلی این شماره کارت درست نیست؛ لطفا دوباره بررسی کنید.',
  shebaWarning: 'ارقام کنترلی این شماره شبا درست نیست؛ لطفا دوباره بررسی کنید.',
  tooShort: (typed: number, whole: number) =>
    toPersianDigits(`از ${whole} رقم، ${typed} رقم وارد شده است؛ لطفا دوباره بررسی کنید.`),
  tooLong: (typed: number, whole: number) =>
    toPersianDigits(`${typed} رقم وارد شده است؛ این شماره ${whole} رقم دارد.`),
  typed: (typed: number, whole: number) => toPersianDigits(`${typed} از ${whole} رقم`),
} as const;

/** The names of banks by the three digits that stand for them in a Sheba number. */
export const bankNames: Readonly<Record<string, string>> = {
  '010': 'بانک مرکزی',
  '011': 'صنعت و معدن',
  '012': 'ملت',
  '013': 'رفاه کارگران',
  '014': 'مسکن',
  '015': 'سپه',
  '016': 'کشاورزی',
  '017': 'ملی ایران',
  '018': 'تجارت',
  '019': 'صادرات ایران',
  '020': 'توسعه صادرات',
  '021': 'پست بانک',
  '022': 'توسعه تعاون',
  '053': 'کارآفرین',
  '054': 'پارسیان',
  '055': 'اقتصاد نوین',
  '056': 'سامان',
  '057': 'پاسارگاد',
  '058': 'سرمایه',
  '059': 'سینا',
  '060': 'مهر ایران',
  '061': 'شهر',
  '062': 'آینده',
  '064': 'گردشگری',
  '066': 'دی',
  '069': 'ایران زمین',
  '070': 'رسالت',
  '075': 'ملل',
  '078': 'خاورمیانه',
};
