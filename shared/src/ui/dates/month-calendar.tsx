import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { todayIso } from '../../format/date';
import { jalaliMonthEnds, toJalali } from '../../format/jalali';
import { common } from '../../messages';
import { Button } from '../controls/button';
import { CalendarPanel } from './calendar-panel';
import { withLimits } from './calendar-limits';
import type { DayMark } from './day-cell';
import { clampDay, type DayRules } from './day-rules';
import type { DayRange } from './month-grid';

interface Props extends DayRules {
  label: string;
  /** The chosen day, YYYY-MM-DD. */
  value: string | null;
  onPick: (iso: string) => void;
  /** Days with a dot and a number, and the words of both for screen readers. */
  marks?: Readonly<Record<string, DayMark>>;
  /** Called with the first and last day of the shown month, at first and after each change, to load marks for it. */
  onMonth?: (range: DayRange) => void;
}

/** A month on the page, whose days can be marked, with a number of appointments for example. */
export function MonthCalendar({ label, value, onPick, marks, onMonth, ...rules }: Props) {
  const today = todayIso();
  const [focused, setFocused] = useState(() => clampDay(value ?? today, withLimits(rules)));
  // When a day is chosen elsewhere, its month is shown.
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    if (value !== null) setFocused(clampDay(value, withLimits(rules)));
  }
  const month = toJalali(focused);
  const { from, to } = month ? jalaliMonthEnds(month) : { from: focused, to: focused };
  const report = useEffectEvent((range: DayRange) => onMonth?.(range));
  useEffect(() => {
    report({ from, to });
  }, [from, to]);
  const pick = (iso: string) => {
    setFocused(iso);
    onPick(iso);
  };

  return (
    <Frame role="group" aria-label={label}>
      <CalendarPanel
        focused={focused}
        onFocused={setFocused}
        picked={value === null ? null : { from: value, to: value }}
        onPick={pick}
        rules={rules}
        marks={marks}
        roomy
      />
      {(value !== today || today < from || today > to) && clampDay(today, rules) === today && (
        <Button tone="quiet" size="small" onClick={() => pick(today)}>
          {common.today}
        </Button>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  justify-items: start;

  > :not(button) {
    inline-size: 100%;
  }
`;
