import { useState, type ComponentProps } from 'react';
import { toPersianDigits } from '../../format/digits';
import { firstJalaliYear, moveByJalaliMonths, toJalali } from '../../format/jalali';
import { monthNames } from '../../format/messages';
import { CalendarHead, type CalendarView } from './calendar-head';
import { withLimits, yearsOf } from './calendar-limits';
import { ChoiceGrid } from './choice-grid';
import { ClosedDays } from './closed-days';
import { clampDay } from './day-rules';
import { m } from './messages';
import { MonthGrid } from './month-grid';

interface Props extends ComponentProps<typeof MonthGrid> {
  /** What is shown first: `years` where the wanted day lies far away, such as a date of birth. */
  startWith?: 'days' | 'years';
}

/** A month with its head: month before and after, the choice of a month, the choice of a year. */
export function CalendarPanel({ startWith = 'days', ...grid }: Props) {
  const { focused, onFocused, takesFocus } = grid;
  const rules = withLimits(grid.rules);
  const [view, setView] = useState<CalendarView>(startWith);
  // After the choice of a month or year the focus returns to the days.
  const [returnsFocus, setReturnsFocus] = useState(false);
  const { year, month } = toJalali(focused) ?? { year: firstJalaliYear, month: 1 };

  const years = yearsOf(rules);
  const dayAfterMonths = (months: number) => clampDay(moveByJalaliMonths(focused, months), rules);
  const turn = (months: number) => onFocused(dayAfterMonths(months));
  const canTurn = (months: number) => {
    const next = toJalali(dayAfterMonths(months));
    if (!next || !years.includes(next.year)) return false;
    return next.year !== year || next.month !== month;
  };
  const show = (next: CalendarView) => {
    setReturnsFocus(next === 'days');
    setView(next);
  };

  return (
    <>
      <CalendarHead {...{ year, month, view, canTurn }} onView={show} onTurn={turn} />
      {view === 'years' && (
        <ChoiceGrid
          label={m.years}
          columns={5}
          choices={years.map((one) => ({ value: one, label: toPersianDigits(one) }))}
          value={year}
          onPick={(one) => {
            turn((one - year) * 12);
            show(startWith === 'years' ? 'months' : 'days');
          }}
        />
      )}
      {view === 'months' && (
        <ChoiceGrid
          label={m.months}
          columns={3}
          choices={monthNames.map((label, index) => ({ value: index + 1, label }))}
          value={month}
          onPick={(one) => {
            turn(one - month);
            show('days');
          }}
        />
      )}
      {view === 'days' && (
        <>
          <MonthGrid {...grid} rules={rules} takesFocus={takesFocus || returnsFocus} />
          {rules.holidays && <ClosedDays iso={focused} holidays={rules.holidays} />}
        </>
      )}
    </>
  );
}
