import { usualHours, weekdayOf } from '../modules/schedule/working-day';
import { addDays } from './calendar';

/** When the demo clinics open and close on a working day, in minutes after midnight in Tehran. */
export const opens = Math.min(...usualHours.map(({ from }) => from));
export const closes = Math.max(...usualHours.map(({ to }) => to));
/** How long an appointment of the demo data takes, in minutes. */
export const slotMinutes = 30;

const two = (value: number) => String(value).padStart(2, '0');

/** A time of day, HH:MM, from minutes after midnight. */
export const timeOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** The times of a working day at which an appointment can begin, HH:MM. */
export const slotTimes = Array.from({ length: (closes - opens) / slotMinutes }, (_, index) =>
  timeOf(opens + index * slotMinutes),
);

const nowruzDays = 4;
const monthAndDay = new Intl.DateTimeFormat('en-u-ca-persian', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});

const isNowruz = (day: string) => {
  const [month, date] = monthAndDay
    .format(new Date(`${day}T12:00:00Z`))
    .split('/')
    .map(Number);
  return month === 1 && date !== undefined && date <= nowruzDays;
};

/** The new year's holidays of the coming year, today included, YYYY-MM-DD. */
export function nowruzFrom(today: string): string[] {
  return Array.from({ length: 365 }, (_, ahead) => addDays(today, ahead)).filter(isNowruz);
}

const isWorkday = (day: string) => usualHours.some(({ weekday }) => weekday === weekdayOf(day));

/** Whether the week or the new year closes a day, YYYY-MM-DD. */
export const isUsuallyClosed = (day: string) => !isWorkday(day) || isNowruz(day);

/** Whether the demo clinics are open on a day. Today they always are, with extra hours if the day is usually closed. */
export const isOpenOn = (day: string, today: string) => day === today || !isUsuallyClosed(day);
