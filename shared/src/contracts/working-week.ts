import { z } from 'zod';
import { scheduleTexts as texts, type WorkingHours } from './schedule';

/** The days of the form for working hours; the index of each is the server's `weekday` (0 is Saturday). */
export const weekDays = ['day0', 'day1', 'day2', 'day3', 'day4', 'day5', 'day6'] as const;

const range = z.strictObject({ from: z.string(), to: z.string() });
type Range = z.output<typeof range>;

const isTime = (time: string) => /^([01]\d|2[0-3]):(00|15|30|45)$/.test(time) || time === '24:00';

const ofDay = z.array(range).superRefine((ranges, context) => {
  const wrong = (at: number, part: keyof Range, message: string) =>
    context.addIssue({ code: 'custom', path: [at, part], message });
  ranges.forEach(({ from, to }, at) => {
    if (!isTime(from)) return wrong(at, 'from', texts.quarter);
    if (!isTime(to)) return wrong(at, 'to', texts.quarter);
    if (to <= from) return wrong(at, 'to', texts.order);
    const meets = ranges.slice(0, at).some((other) => from < other.to && other.from < to);
    if (meets) wrong(at, 'from', texts.overlap);
  });
});

/** The hours of a week in the form: ranges (HH:MM) by day; a day without any is closed. */
export const weekForm = z
  .object({
    day0: ofDay,
    day1: ofDay,
    day2: ofDay,
    day3: ofDay,
    day4: ofDay,
    day5: ofDay,
    day6: ofDay,
  })
  .refine((week) => Object.values(week).some(({ length }) => length > 0), texts.noHours);
export type Week = z.output<typeof weekForm>;

/** Converts the server's list to the days of the form. */
export function weekOf(hours: readonly WorkingHours[]): Week {
  const ofWeekday = (day: number) =>
    hours.filter(({ weekday }) => weekday === day).map(({ from, to }) => ({ from, to }));
  return Object.fromEntries(weekDays.map((name, day) => [name, ofWeekday(day)])) as Week;
}

/** Converts the days of the form to the server's list. */
export const hoursOf = (week: Week) =>
  weekDays.flatMap((name, weekday) => week[name].map((stretch) => ({ weekday, ...stretch })));
