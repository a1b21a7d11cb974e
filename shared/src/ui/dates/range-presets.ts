import { todayIso } from '../../format/date';
import { addDays } from '../../format/day';
import { weekdayOf } from '../../format/weekday';
import { addJalaliMonths, firstJalaliYear, jalaliMonthEnds, toJalali } from '../../format/jalali';
import { within, type DayRules } from './day-rules';
import { m } from './messages';
import type { DayRange } from './month-grid';

interface Preset {
  label: string;
  range: DayRange;
}

/** The ranges that are asked for every day, cut to what may be picked; those wholly outside are left out. */
export function rangePresets(rules: DayRules, today = todayIso()): Preset[] {
  const month = toJalali(today) ?? { year: firstJalaliYear, month: 1 };
  const saturday = addDays(today, -weekdayOf(today));
  const all: Preset[] = [
    { label: m.presetToday, range: { from: today, to: today } },
    { label: m.presetWeek, range: { from: saturday, to: addDays(saturday, 6) } },
    { label: m.presetMonth, range: jalaliMonthEnds(month) },
    { label: m.presetLastMonth, range: jalaliMonthEnds(addJalaliMonths(month, -1)) },
  ];
  const { earliest = '', latest = '9999' } = rules;
  return all
    .filter(({ range }) => range.to >= earliest && range.from <= latest)
    .map(({ label, range }) => ({
      label,
      range: { from: within(range.from, rules), to: within(range.to, rules) },
    }));
}
