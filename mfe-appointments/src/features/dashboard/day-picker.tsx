import { formatLongDay } from '@ziba/shared/format/date';
import { Button } from '@ziba/shared/ui/button';
import { IconButton } from '@ziba/shared/ui/icon-button';
import styled from 'styled-components';
import { shiftDay } from './day-range';
import { m } from './messages';

interface Props {
  /** The chosen day, `YYYY-MM-DD`. */
  day: string;
  today: string;
  /** Undefined: back to today. */
  onDay: (day: string | undefined) => void;
}

/** Goes through the days one by one, and back to today. */
export function DayPicker({ day, today, onDay }: Props) {
  const go = (by: number) => {
    const next = shiftDay(day, by);
    onDay(next === today ? undefined : next);
  };
  return (
    <Group role="group" aria-label={m.dayPicker}>
      <IconButton icon="previous-step" label={m.dayBefore} onClick={() => go(-1)} />
      <Day aria-live="polite">
        {day === today && <b>{m.today}</b>}
        <time dateTime={day}>{formatLongDay(day)}</time>
      </Day>
      <IconButton icon="next-step" label={m.dayAfter} onClick={() => go(1)} />
      {day !== today && (
        <Button tone="quiet" size="small" icon="calendar" onClick={() => onDay(undefined)}>
          {m.toToday}
        </Button>
      )}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
`;

const Day = styled.p`
  display: inline-flex;
  gap: var(--space-2);
  min-inline-size: 11rem;
  justify-content: center;
`;
