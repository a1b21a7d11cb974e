import { formatLongDay } from '@ziba/shared/format/date';
import { addDays } from '@ziba/shared/format/day';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { IconButton } from '@ziba/shared/ui/controls/icon-button';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useState } from 'react';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  /** The chosen day, `YYYY-MM-DD`. */
  day: string;
  onDay: (day: string) => void;
  /** How far a press on an arrow leads. */
  by?: 'day' | 'week';
  /** The text of the days on show, if they are more than the chosen day. */
  shown?: string;
  /** Days on which nobody works can be chosen, too. */
  closedToo?: boolean;
}

const JalaliCalendar = lazyPart(
  async () => (await import('@ziba/shared/ui/dates/jalali-calendar')).JalaliCalendar,
  { waiting: () => <span role="status" aria-label={common.loading} /> },
);

/** Buttons to the previous and next day or week, and a calendar to choose any day. */
export function DayStepper({
  day,
  onDay,
  by = 'day',
  shown = formatLongDay(day),
  closedToo,
}: Props) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const isWeek = by === 'week';
  const step = isWeek ? 7 : 1;

  return (
    <>
      <Days>
        <IconButton
          icon="previous-step"
          label={isWeek ? m.weekBefore : m.dayBefore}
          onClick={() => onDay(addDays(day, -step))}
        />
        <Button
          tone="quiet"
          size="small"
          icon="calendar"
          aria-haspopup="dialog"
          aria-label={m.choose(shown)}
          onPointerEnter={() => JalaliCalendar.prepare()}
          onFocus={() => JalaliCalendar.prepare()}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <time dateTime={day} aria-live="polite">
            {shown}
          </time>
        </Button>
        <IconButton
          icon="next-step"
          label={isWeek ? m.weekAfter : m.dayAfter}
          onClick={() => onDay(addDays(day, step))}
        />
      </Days>
      {anchor && (
        <JalaliCalendar
          label={m.calendar}
          value={day}
          anchor={anchor}
          closedBlocked={!closedToo}
          onPick={(picked) => {
            setAnchor(null);
            onDay(picked);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

const Days = styled.div`
  display: flex;
  align-items: center;
  padding: var(--space-1);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);

  button[aria-haspopup] {
    flex: 1;
    min-inline-size: 12.5rem;
  }
  @media (max-width: 40rem) {
    inline-size: 100%;
  }
`;
