import { clock } from './clock';
import { addDays, todayInTehran } from './tehran';

const date = new Intl.DateTimeFormat('fa-IR-u-ca-persian', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const time = new Intl.DateTimeFormat('fa-IR', {
  timeZone: 'Asia/Tehran',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const dayOfMonth = new Intl.DateTimeFormat('en-u-ca-persian', {
  timeZone: 'Asia/Tehran',
  day: 'numeric',
});
const hourOfDay = new Intl.DateTimeFormat('en', {
  timeZone: 'Asia/Tehran',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** ۱۴۰۵/۰۸/۳۰, in Tehran. */
export const jalaliDate = (instant: string): string => date.format(new Date(instant));

/** ۱۴:۳۰, in Tehran. */
export const tehranTime = (instant: string): string => time.format(new Date(instant));

/** The hour of the day in Tehran, 0 to 23. */
export const tehranHour = (now: Date = clock.date()): number => Number(hourOfDay.format(now));

/** The first day of the current Jalali month, YYYY-MM-DD. */
export function jalaliMonthStart(now: Date = clock.date()): string {
  return addDays(todayInTehran(now), 1 - Number.parseInt(dayOfMonth.format(now), 10));
}
