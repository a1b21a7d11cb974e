import { useState } from 'react';
import styled from 'styled-components';
import { formatDay, todayIso } from '../../format/date';
import { daysBetween } from '../../format/day';
import { formatNumber } from '../../format/money';
import { CalendarPanel } from './calendar-panel';
import { CalendarPopover } from './calendar-popover';
import { withLimits } from './calendar-limits';
import { clampDay, type DayRules } from './day-rules';
import { calendarWords, m } from './messages';
import type { DayRange } from './month-grid';
import { RangePresets } from './preset-buttons';

interface Props extends DayRules {
  label: string;
  value: DayRange | null;
  anchor: Element;
  onPick: (range: DayRange) => void;
  onClose: () => void;
}

const rangeOf = (one: string, other: string): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

/**
 * The calendar of a range: one press on each of its two ends, in any order, or one on a ready-made range. Loaded when
 * it is opened.
 */
export function RangeCalendar({ label, value, anchor, onPick, onClose, ...rules }: Props) {
  const [focused, setFocused] = useState(() =>
    clampDay(value?.to ?? todayIso(), withLimits(rules)),
  );
  const [start, setStart] = useState<string | null>(null);
  // While its end is not chosen, the range is shown up to the day with the pointer or the focus.
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = start === null ? value : rangeOf(start, pointed ?? start);

  const pick = (iso: string) => {
    if (start !== null) return onPick(rangeOf(start, iso));
    setStart(iso);
    setPointed(iso);
    return setFocused(iso);
  };
  const statusText = () => {
    if (start !== null) return m.chooseEnd(formatDay(start));
    if (!shown) return m.chooseStart;
    const days = formatNumber(daysBetween(shown.from, shown.to));
    return m.rangeIs(formatDay(shown.from), formatDay(shown.to), days);
  };

  return (
    <CalendarPopover label={`${calendarWords.calendar} ${label}`} anchor={anchor} onClose={onClose}>
      <Ready>
        <RangePresets rules={rules} value={value} onPick={onPick} />
      </Ready>
      <CalendarPanel
        focused={focused}
        onFocused={(iso) => {
          setFocused(iso);
          setPointed(iso);
        }}
        picked={shown}
        onPick={pick}
        onPointed={setPointed}
        rules={rules}
        takesFocus
      />
      <Status role="status">{statusText()}</Status>
    </CalendarPopover>
  );
}

const Ready = styled.div`
  padding-block-end: var(--space-2);
  border-block-end: 1px solid var(--line);
`;

const Status = styled.p`
  min-block-size: 1.7em;
  color: var(--text-soft);
  font-size: var(--size-s);
`;
