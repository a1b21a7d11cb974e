import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { todayIso } from '../../format/date';
import { common } from '../../messages';
import { calendarWords } from './messages';
import { Button } from '../controls/button';
import { CalendarPanel } from './calendar-panel';
import { withLimits } from './calendar-limits';
import { CalendarPopover } from './calendar-popover';
import { mayPick, within, type DayRules } from './day-rules';

interface Props extends DayRules {
  label: string;
  /** YYYY-MM-DD. */
  value: string | null;
  /** What the calendar opens beside. */
  anchor: Element;
  onPick: (iso: string) => void;
  onClose: () => void;
  /** What is asked first: a year where it lies far away, as that of a birth. */
  startWith?: 'days' | 'years';
  /** What belongs to the choice besides the day: the time. */
  children?: ReactNode;
  /** In place of the button that closes. */
  done?: ReactNode;
}

/**
 * The Persian calendar of the date fields, loaded when it is opened. Weeks begin on Saturday; the left
 * arrow is the next day, PageUp and PageDown change the month, with Shift the year. Month and year are
 * chosen from lists; digits lead to a year. Days off are marked and named.
 */
export function JalaliCalendar({ label, value, anchor, onPick, onClose, ...rest }: Props) {
  const { startWith, children, done, ...rules } = rest;
  const today = todayIso();
  const [focused, setFocused] = useState(() => within(value ?? today, withLimits(rules)));

  return (
    <CalendarPopover label={`${calendarWords.calendar} ${label}`} anchor={anchor} onClose={onClose}>
      <CalendarPanel
        focused={focused}
        onFocused={setFocused}
        picked={value === null ? null : { from: value, to: value }}
        onPick={(iso) => {
          setFocused(iso);
          onPick(iso);
        }}
        rules={rules}
        startWith={startWith}
        takesFocus
      />
      {children}
      <Foot>
        <Button
          tone="quiet"
          size="small"
          disabled={!mayPick(today, rules)}
          onClick={() => {
            setFocused(today);
            onPick(today);
          }}
        >
          {common.today}
        </Button>
        {done ?? (
          <Button tone="quiet" size="small" onClick={onClose}>
            {common.close}
          </Button>
        )}
      </Foot>
    </CalendarPopover>
  );
}

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
`;
