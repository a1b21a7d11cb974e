import { useState } from 'react';
import styled from 'styled-components';
import { formatDay, todayIso } from '../../format/date';
import { daysBetween } from '../../format/day';
import { formatNumber } from '../../format/money';
import { CalendarPanel } from './calendar-panel';
import { CalendarPopover } from './calendar-popover';
import { withLimits } from './calendar-limits';
import { within, type DayRules } from './day-rules';
import { calendarWords, m } from './messages';
import type { DayRange } from './month-grid';
import { rangePresets } from './range-presets';

interface Props extends DayRules {
  label: string;
  value: DayRange | null;
  anchor: Element;
  onPick: (range: DayRange) => void;
  onClose: () => void;
}

const between = (one: string, other: string): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

/**
 * The calendar of a range: a press on its first day, one on its last (or the other way about), or one of
 * the ready-made ranges. Loaded when it is opened.
 */
export function RangeCalendar({ label, value, anchor, onPick, onClose, ...rules }: Props) {
  const [focused, setFocused] = useState(() => within(value?.to ?? todayIso(), withLimits(rules)));
  const [begin, setBegin] = useState<string | null>(null);
  // The range grows towards the day that the pointer or the focus is on.
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = begin === null ? value : between(begin, pointed ?? begin);

  const pick = (iso: string) => {
    if (begin !== null) return onPick(between(begin, iso));
    setBegin(iso);
    setPointed(iso);
    return setFocused(iso);
  };
  const said = () => {
    if (begin !== null) return m.chooseEnd(formatDay(begin));
    if (!shown) return m.chooseBegin;
    const days = formatNumber(daysBetween(shown.from, shown.to));
    return m.rangeIs(formatDay(shown.from), formatDay(shown.to), days);
  };

  return (
    <CalendarPopover label={`${calendarWords.calendar} ${label}`} anchor={anchor} onClose={onClose}>
      <Presets role="group" aria-label={m.presets}>
        {rangePresets(rules).map(({ label: name, range }) => (
          <button
            key={name}
            type="button"
            aria-pressed={value?.from === range.from && value.to === range.to}
            onClick={() => onPick(range)}
          >
            {name}
          </button>
        ))}
      </Presets>
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
      <Said role="status">{said()}</Said>
    </CalendarPopover>
  );
}

const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  padding-block-end: var(--space-2);
  border-block-end: 1px solid var(--line);

  button {
    flex: 1 0 auto;
    min-block-size: var(--control-s);
    padding: 0 var(--space-3);
    border: 0;
    border-radius: var(--radius-full);
    background: var(--sunken);
    font-size: var(--size-s);
  }
  button:hover {
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
  [aria-pressed='true'] {
    background: var(--accent);
    color: var(--on-accent);
  }
`;

const Said = styled.p`
  min-block-size: 1.7em;
  color: var(--text-soft);
  font-size: var(--size-s);
`;
