import { formatLongDay } from '@ziba/shared/format/date';
import { addDays } from '@ziba/shared/format/day';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/button';
import { IconButton } from '@ziba/shared/ui/icon-button';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  /** The chosen day, `YYYY-MM-DD`. */
  day: string;
  today: string;
  /** Undefined: back to today. */
  onDay: (day: string | undefined) => void;
}

const loadCalendar = () => import('@ziba/shared/ui/jalali-calendar');
const JalaliCalendar = lazy(() =>
  loadCalendar().then((file) => ({ default: file.JalaliCalendar })),
);

/** Goes through the days one by one, to any day of the calendar, and back to today. */
export function DayPicker({ day, today, onDay }: Props) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const go = (next: string) => onDay(next === today ? undefined : next);

  return (
    <Group role="group" aria-label={m.dayPicker}>
      {day !== today && (
        <Button tone="quiet" size="small" onClick={() => onDay(undefined)}>
          {m.toToday}
        </Button>
      )}
      <Days>
        <IconButton icon="previous-step" label={m.dayBefore} onClick={() => go(addDays(day, -1))} />
        <Button
          tone="quiet"
          size="small"
          icon="calendar"
          aria-haspopup="dialog"
          aria-label={m.chooseDay(formatLongDay(day))}
          onPointerEnter={() => void loadCalendar()}
          onFocus={() => void loadCalendar()}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <time dateTime={day}>{formatLongDay(day)}</time>
        </Button>
        <IconButton icon="next-step" label={m.dayAfter} onClick={() => go(addDays(day, 1))} />
      </Days>
      {anchor && (
        <Suspense fallback={<span role="status" aria-label={common.loading} />}>
          <JalaliCalendar
            label={m.dayPicker}
            value={day}
            anchor={anchor}
            onPick={(picked) => {
              setAnchor(null);
              go(picked);
            }}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
`;

const Days = styled.div`
  display: flex;
  align-items: center;
  padding: var(--space-1);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);

  button[aria-haspopup] {
    min-inline-size: 12.5rem;
  }
`;
