import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { todayIso } from '../../format/date';
import { common } from '../../messages';
import { calendarWords } from './messages';
import { Button } from '../controls/button';
import { CalendarPanel } from './calendar-panel';
import { withLimits } from './calendar-limits';
import { CalendarPopover } from './calendar-popover';
import { mayPick, clampDay, type DayRules } from './day-rules';

interface Props extends DayRules {
  label: string;
  /** YYYY-MM-DD. */
  value: string | null;
  /** What the calendar opens beside. */
  anchor: Element;
  onPick: (iso: string) => void;
  onClose: () => void;
  /** What is shown first: `years` where the wanted day lies far away, such as a date of birth. */
  startWith?: 'days' | 'years';
  /** Shown below the calendar: what is chosen besides the day, such as a time. */
  children?: ReactNode;
  /** Shown in place of the close button. */
  buttons?: ReactNode;
}

/**
 * The Persian calendar of the date fields, loaded when it is opened. Weeks begin on Saturday. The left arrow goes to
 * the next day, PageUp and PageDown to another month, with Shift to another year. Months and years can also be chosen
 * from lists, a year by typing its digits. Days off are marked and named.
 */
export function JalaliCalendar({ label, value, anchor, onPick, onClose, ...rest }: Props) {
  const { startWith, children, buttons, ...rules } = rest;
  const today = todayIso();
  const [focused, setFocused] = useState(() => clampDay(value ?? today, withLimits(rules)));

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
        {buttons ?? (
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
