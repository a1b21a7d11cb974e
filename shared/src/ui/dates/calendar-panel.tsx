import { useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { toPersianDigits } from '../../format/digits';
import { firstJalaliYear, moveByJalaliMonths, toJalali } from '../../format/jalali';
import { monthNames } from '../../format/messages';
import { Icon } from '../controls/icon';
import { IconButton } from '../controls/icon-button';
import { withLimits, yearsOf } from './calendar-limits';
import { ChoiceGrid } from './choice-grid';
import { ClosedDays } from './closed-days';
import { within } from './day-rules';
import { calendarWords, m } from './messages';
import { MonthGrid } from './month-grid';

interface Props extends ComponentProps<typeof MonthGrid> {
  /** What is asked first: a year where it lies far away, as that of a birth. */
  startWith?: 'days' | 'years';
}

/** A month with what turns it: month before and after, the choice of a month, the choice of a year. */
export function CalendarPanel({ startWith = 'days', ...grid }: Props) {
  const { focused, onFocused, takesFocus } = grid;
  const rules = withLimits(grid.rules);
  const [view, setView] = useState<'days' | 'months' | 'years'>(startWith);
  // A choice was made, so the focus goes back among the days.
  const [returns, setReturns] = useState(false);
  const { year, month } = toJalali(focused) ?? { year: firstJalaliYear, month: 1 };

  const years = yearsOf(rules);
  const target = (months: number) => within(moveByJalaliMonths(focused, months), rules);
  const turn = (months: number) => onFocused(target(months));
  const leadsOn = (months: number) => {
    const { year: to = 0, month: at } = toJalali(target(months)) ?? {};
    return years.includes(to) && (to !== year || at !== month);
  };
  const show = (next: typeof view) => {
    setReturns(next === 'days');
    setView(next);
  };

  return (
    <>
      <Head>
        <IconButton
          icon="previous-step"
          label={calendarWords.previousMonth}
          disabled={!leadsOn(-1)}
          onClick={() => turn(-1)}
        />
        <div aria-live="polite">
          <button
            type="button"
            aria-expanded={view === 'months'}
            aria-label={m.chooseMonth(monthNames[month - 1] ?? '')}
            onClick={() => show(view === 'months' ? 'days' : 'months')}
          >
            {monthNames[month - 1]}
            <Icon name="expand" size={14} />
          </button>
          <button
            type="button"
            aria-expanded={view === 'years'}
            aria-label={m.chooseYear(toPersianDigits(year))}
            onClick={() => show(view === 'years' ? 'days' : 'years')}
          >
            {toPersianDigits(year)}
            <Icon name="expand" size={14} />
          </button>
        </div>
        <IconButton
          icon="next-step"
          label={calendarWords.nextMonth}
          disabled={!leadsOn(1)}
          onClick={() => turn(1)}
        />
      </Head>
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
          <MonthGrid {...grid} rules={rules} takesFocus={takesFocus || returns} />
          {rules.holidays && <ClosedDays iso={focused} holidays={rules.holidays} />}
        </>
      )}
    </>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1);

  > div {
    display: flex;
  }
  > div button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: var(--control-s);
    padding-block: 0;
    padding-inline: var(--space-2);
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    font-weight: 650;
  }
  > div button:hover {
    background: var(--hover);
  }
  > div svg {
    color: var(--text-soft);
    transition: rotate var(--quick) var(--ease);
  }
  [aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;
