import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { todayIso } from '../../format/date';
import { isDay } from '../../format/day';
import { parseTime } from '../../format/time-of-day';
import type { NamedDay } from '../dates/day-rules';
import { m } from '../dates/messages';
import { TypedDay } from '../dates/typed-day';
import { TypedTime } from '../dates/typed-time';
import type { TimeRules } from '../dates/date-time-calendar';
import { lazyPart } from '../controls/lazy-part';
import { WithButton } from '../controls/control.styles';
import { CalendarButton } from './calendar-button';
import { FieldFrame } from './field-frame';
import { instantOf, partsOfInstant, shownInstant } from './instant-parts';
import { textOf, useField, type FieldPropsOf } from './use-field';

interface Props<Values> extends FieldPropsOf<Values>, TimeRules {
  /** Whether the calendar offers days before today. */
  past?: boolean;
  /** Whether it offers days after today. */
  future?: boolean;
  /** Days off, marked by name; Fridays are known. */
  holidays?: readonly NamedDay[];
}

const DateTimeCalendar = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "jalali" */ '../dates/date-time-calendar')).DateTimeCalendar,
);

/**
 * A day and a time in Tehran, typed or picked from the calendar. The value is ISO 8601 with the offset of
 * the zone; an unfinished one stays as it was typed, and the contract refuses it.
 */
export function DateTimeField<Values>(props: Props<Values>) {
  const { name, label, hint, wide, readOnly, past = false, future = true, holidays } = props;
  const { firstTime, lastTime, step } = props;
  const { id, value, set, fill, error, required, control } = useField({
    name,
    label,
    hint,
    show: shownInstant,
  });
  const { day, time } = partsOfInstant(textOf(value));
  const { withDay, withTime } = useCurrentParts(name);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const open = () => setAnchor(box.current);

  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <Pair
        ref={box}
        onKeyDown={({ altKey, key }) => !readOnly && altKey && key === 'ArrowDown' && open()}
      >
        <WithButton>
          <TypedDay
            {...{ ...control, readOnly }}
            value={day}
            onValue={(typed) => set(withDay(typed))}
            onParsed={(typed) => fill(withDay(typed))}
          />
          {!readOnly && (
            <CalendarButton label={label} onPrepare={DateTimeCalendar.prepare} onOpen={open} />
          )}
        </WithButton>
        <TypedTime
          aria-label={m.timeOf(label)}
          aria-invalid={control['aria-invalid']}
          aria-describedby={control['aria-describedby']}
          {...{ readOnly, step }}
          value={time}
          onValue={(typed) => set(withTime(typed))}
          onBlur={control.onBlur}
        />
      </Pair>
      {anchor && (
        <DateTimeCalendar
          {...{ label, holidays, firstTime, lastTime, step, anchor }}
          day={isDay(day) ? day : null}
          time={parseTime(time)}
          earliest={past ? undefined : todayIso()}
          latest={future ? undefined : todayIso()}
          onPick={(...picked) => {
            set(instantOf(...picked));
            setAnchor(null);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </FieldFrame>
  );
}

/**
 * The value with another day or another time. The other part is read at that moment: it may have changed
 * since the last render, when a typed date was parsed.
 */
function useCurrentParts(name: string) {
  const { getValues } = useFormContext<Record<string, unknown>>();
  const current = () => partsOfInstant(textOf(getValues(name)));
  return {
    withDay: (day: string) => instantOf(day, current().time),
    withTime: (time: string) => instantOf(current().day, time),
  };
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5.25rem;
  gap: var(--space-2);
`;
