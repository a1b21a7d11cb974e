import { emptyAsNull, words } from './common';
import { day } from './days';
import { tehranDayOf } from './tehran';

export const birthTexts = {
  future: 'تاریخ تولد نمی‌تواند در آینده باشد',
  longAgo: 'سال تولد باید ۱۲۸۰ یا پس از آن باشد',
} as const;

/** The first day of 1280: nobody alive was born before it. */
const earliest = '1901-03-21';

/** A date of birth, YYYY-MM-DD: from the year 1280 on, and not after today in Tehran. */
export const birthDay = (required: string) =>
  day(required)
    .refine((value) => value >= earliest, birthTexts.longAgo)
    .refine((value) => value <= tehranDayOf(), birthTexts.future);

export const optionalBirthDay = () => emptyAsNull(birthDay(words.wrongDate)).optional();
