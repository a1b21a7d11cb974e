import { Button } from '@ziba/shared/ui/controls/button';
import styled from 'styled-components';
import { DayStepper } from '../../widgets/day-stepper/day-stepper';
import { m } from './messages';

interface Props {
  /** The chosen day, `YYYY-MM-DD`. */
  day: string;
  today: string;
  /** Called with undefined for today. */
  onDay: (day: string | undefined) => void;
}

/** Goes through the days one by one, to any day of the calendar, and back to today. */
export function DayPicker({ day, today, onDay }: Props) {
  return (
    <Group role="group" aria-label={m.dayPicker}>
      {day !== today && (
        <Button tone="quiet" size="small" onClick={() => onDay(undefined)}>
          {m.toToday}
        </Button>
      )}
      <DayStepper day={day} onDay={(next) => onDay(next === today ? undefined : next)} />
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
`;
