import { useId, useState } from 'react';
import styled from 'styled-components';
import { toPersianDigits } from '../../format/digits';
import { minutesOf, timeOfMinutes } from '../../format/time-of-day';
import { common } from '../../messages';
import { Button } from '../controls/button';
import type { DayRules } from './day-rules';
import { m } from './messages';
import { JalaliCalendar } from './jalali-calendar';
import { NativeSelect } from '../controls/native-select';

/** The times that are offered: first and last as HH:MM, and the minutes from one to the next. */
export interface TimeRules {
  firstTime?: string;
  lastTime?: string;
  step?: number;
}

interface Props extends DayRules, TimeRules {
  label: string;
  day: string | null;
  /** HH:MM. */
  time: string | null;
  anchor: Element;
  onPick: (day: string, time: string) => void;
  onClose: () => void;
}

function timesOf({ firstTime = '00:00', lastTime = '23:59', step = 15 }: TimeRules): string[] {
  const [from, to] = [minutesOf(firstTime), minutesOf(lastTime)];
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) =>
    timeOfMinutes(from + index * step),
  );
}

/** The calendar with a time below it; its button takes both. */
export function DateTimeCalendar(props: Props) {
  const { label, anchor, onPick, onClose, firstTime, lastTime, step, ...rules } = props;
  const id = useId();
  const [day, setDay] = useState(props.day);
  const [time, setTime] = useState(props.time);
  const times = timesOf({ firstTime, lastTime, step });
  // A time between the steps may have been typed before: it is offered too.
  const all = time && !times.includes(time) ? [...times, time].sort() : times;

  return (
    <JalaliCalendar
      {...rules}
      label={label}
      value={day}
      anchor={anchor}
      onPick={setDay}
      onClose={onClose}
      buttons={
        <span>
          <Button tone="quiet" size="small" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            tone="primary"
            size="small"
            disabled={day === null || time === null}
            onClick={() => day !== null && time !== null && onPick(day, time)}
          >
            {m.confirm}
          </Button>
        </span>
      }
    >
      <Row>
        <label htmlFor={id}>{m.time}</label>
        <NativeSelect
          id={id}
          value={time ?? ''}
          blank={common.select}
          options={all.map((value) => ({ value, label: toPersianDigits(value) }))}
          onChange={({ target }) => setTime(target.value || null)}
        />
      </Row>
    </JalaliCalendar>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  padding-block-start: var(--space-2);
  border-block-start: 1px solid var(--line);
  font-size: var(--size-s);

  label {
    font-weight: 600;
  }
`;
