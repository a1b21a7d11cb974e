import { todayIso } from '../../format/date';
import { firstJalaliYear, jalaliMonthEnds, toJalali } from '../../format/jalali';
import type { DayRules } from './day-rules';

type Limited = DayRules & Required<Pick<DayRules, 'earliest' | 'latest'>>;

/** Adds the first and the last day that every calendar has: years 1300 to next year. */
export function withLimits(rules: DayRules): Limited {
  const thisYear = toJalali(todayIso())?.year ?? firstJalaliYear;
  const first = jalaliMonthEnds({ year: firstJalaliYear, month: 1 }).from;
  const last = jalaliMonthEnds({ year: thisYear + 1, month: 12 }).to;
  return { ...rules, earliest: rules.earliest ?? first, latest: rules.latest ?? last };
}

/** The years that can be chosen, the earliest first. */
export function yearsOf({ earliest, latest }: Limited): number[] {
  const from = toJalali(earliest)?.year ?? firstJalaliYear;
  const to = toJalali(latest)?.year ?? from;
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from + index);
}
