import { todayIso } from '../../format/date';
import { addDays } from '../../format/day';
import { weekdayOf } from '../../format/weekday';
import {
  addJalaliMonths,
  firstJalaliYear,
  jalaliMonthEnds,
  toJalali,
  type JalaliMonth,
} from '../../format/jalali';
import { clampDay, type DayRules } from './day-rules';
import { m } from './messages';
import type { DayRange } from './month-grid';

interface Preset {
  label: string;
  range: DayRange;
}

/** The days of some months in a row. */
const monthsFrom = (first: JalaliMonth, count: number): DayRange => ({
  from: jalaliMonthEnds(first).from,
  to: jalaliMonthEnds(addJalaliMonths(first, count - 1)).to,
});

/** The most used ranges, cut to the days that may be picked; ranges without such a day are left out. */
export function rangePresets(rules: DayRules, today = todayIso()): Preset[] {
  const month = toJalali(today) ?? { year: firstJalaliYear, month: 1 };
  const saturday = addDays(today, -weekdayOf(today));
  const all: Preset[] = [
    { label: m.presetToday, range: { from: today, to: today } },
    { label: m.presetWeek, range: { from: saturday, to: addDays(saturday, 6) } },
    { label: m.presetMonth, range: jalaliMonthEnds(month) },
    { label: m.presetLastMonth, range: jalaliMonthEnds(addJalaliMonths(month, -1)) },
    {
      label: m.presetSeason,
      range: monthsFrom(addJalaliMonths(month, -((month.month - 1) % 3)), 3),
    },
    { label: m.presetYear, range: monthsFrom({ ...month, month: 1 }, 12) },
  ];
  const { earliest = '', latest = '9999' } = rules;
  return all
    .filter(({ range }) => range.to >= earliest && range.from <= latest)
    .map(({ label, range }) => ({
      label,
      range: { from: clampDay(range.from, rules), to: clampDay(range.to, rules) },
    }));
}
