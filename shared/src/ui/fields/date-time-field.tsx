import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { formatDateTime, todayIso } from '../../format/date';
import { isDay } from '../../format/day';
import { inTehran, parseTime, tehranInstant } from '../../format/time-of-day';
import type { NamedDay } from '../dates/day-rules';
import { calendarWords, m } from '../dates/messages';
import { TypedDay } from '../dates/typed-day';
import { TypedTime } from '../dates/typed-time';
import type { TimeRules } from '../dates/date-time-calendar';
import { IconButton } from '../controls/icon-button';
import { lazyPart } from '../controls/lazy-part';
import { WithButton } from '../controls/control.styles';
import { FieldFrame } from './field-frame';
import { textOf, useField, type FieldPropsOf } from './use-field';

interface Props<Values> extends FieldPropsOf<Values>, TimeRules {
  /** Whether the calendar offers days before today. */
  past?: boolean;
  future?: boolean;
  holidays?: readonly NamedDay[];
}

const DateTimeCalendar = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "jalali" */ '../dates/date-time-calendar')).DateTimeCalendar,
);

const isInstant = (value: string) => /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value);

/** Day and time of a value; an unfinished one is what was typed, with a T between. */
function partsOf(value: string): { day: string; time: string } {
  const parts = isInstant(value) ? inTehran(value) : null;
  const [day = '', time = ''] = value.split('T');
  return parts ?? { day, time };
}

const showInstant = (value: unknown) =>
  isInstant(textOf(value)) ? formatDateTime(textOf(value)) : textOf(value);

/** The value of day and time: an instant when both are whole; else what the contract refuses. */
function valueOf(day: string, time: string): string {
  if (isDay(day) && parseTime(time) === time) return tehranInstant(day, time);
  return day || time ? `${day}T${time}` : '';
}

/**
 * A day and a time on Tehran's clocks, typed or picked from the calendar. The value is ISO 8601 with the
 * zone's offset; what is not finished stays as typed, for the contract to refuse.
 */
export function DateTimeField<Values>(props: Props<Values>) {
  const { name, label, hint, wide, readOnly, past = false, future = true, holidays } = props;
  const { firstTime, lastTime, step } = props;
  const { id, value, set, fill, error, required, control } = useField({
    name,
    label,
    hint,
    show: showInstant,
  });
  const { day, time } = partsOf(textOf(value));
  // As they are when one of them changes: what was typed may have been understood since they were drawn.
  const { getValues } = useFormContext<Record<string, unknown>>();
  const partsNow = () => partsOf(textOf(getValues(name)));
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
            {...control}
            readOnly={readOnly}
            value={day}
            onValue={(typed) => set(valueOf(typed, partsNow().time))}
            onUnderstood={(typed) => fill(valueOf(typed, partsNow().time))}
          />
          {!readOnly && (
            <IconButton
              icon="calendar"
              label={calendarWords.openCalendar(label)}
              aria-haspopup="dialog"
              onPointerEnter={() => DateTimeCalendar.prepare()}
              onFocus={() => DateTimeCalendar.prepare()}
              onClick={open}
            />
          )}
        </WithButton>
        <TypedTime
          aria-label={m.timeOf(label)}
          aria-invalid={control['aria-invalid']}
          aria-describedby={control['aria-describedby']}
          readOnly={readOnly}
          step={step}
          value={time}
          onValue={(typed) => set(valueOf(partsNow().day, typed))}
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
          onPick={(pickedDay, pickedTime) => {
            set(valueOf(pickedDay, pickedTime));
            setAnchor(null);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </FieldFrame>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5.25rem;
  gap: var(--space-2);
`;
