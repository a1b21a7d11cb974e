import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { todayIso } from '../../format/date';
import { jalaliMonthEnds, toJalali } from '../../format/jalali';
import { common } from '../../messages';
import { Button } from '../controls/button';
import { CalendarPanel } from './calendar-panel';
import { withLimits } from './calendar-limits';
import type { DayMark } from './day-cell';
import { within, type DayRules } from './day-rules';
import type { DayRange } from './month-grid';

interface Props extends DayRules {
  label: string;
  /** The chosen day, YYYY-MM-DD. */
  value: string | null;
  onPick: (iso: string) => void;
  /** A dot with a number on the days that have something, and its words for reading aloud. */
  marks?: Readonly<Record<string, DayMark>>;
  /** Told which days are shown, at first and with every other month: what marks are wanted for. */
  onMonth?: (range: DayRange) => void;
}

/** A month that stands on the page, its days marked with what they hold: the calendar of a dashboard. */
export function MonthCalendar({ label, value, onPick, marks, onMonth, ...rules }: Props) {
  const today = todayIso();
  const [focused, setFocused] = useState(() => within(value ?? today, withLimits(rules)));
  // A day that is chosen elsewhere shows its month here too.
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    if (value !== null) setFocused(within(value, withLimits(rules)));
  }
  const month = toJalali(focused);
  const { from, to } = month ? jalaliMonthEnds(month) : { from: focused, to: focused };
  const tell = useEffectEvent((range: DayRange) => onMonth?.(range));
  useEffect(() => {
    tell({ from, to });
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
      {(value !== today || today < from || today > to) && within(today, rules) === today && (
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
