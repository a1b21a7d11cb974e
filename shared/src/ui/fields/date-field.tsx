import { useRef, useState } from 'react';
import { formatDay, todayIso } from '../../format/date';
import { isDay } from '../../format/day';
import type { NamedDay } from '../dates/day-rules';
import { TypedDay } from '../dates/typed-day';
import { lazyPart } from '../controls/lazy-part';
import { WithButton } from '../controls/control.styles';
import { CalendarButton } from './calendar-button';
import { FieldFrame } from './field-frame';
import { textOf, useField, type FieldProps } from './use-field';

interface Props extends FieldProps {
  /** Whether the calendar offers days before today (blocked unless allowed). */
  past?: boolean;
  /** Whether it offers days after today. */
  future?: boolean;
  /** Days off, marked by name; Fridays are known. */
  holidays?: readonly NamedDay[];
  /** `years` for days that are far away, such as a birth date. */
  startWith?: 'days' | 'years';
}

const showDay = (value: unknown) =>
  isDay(textOf(value).slice(0, 10)) ? formatDay(textOf(value)) : textOf(value);

const JalaliCalendar = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "jalali" */ '../dates/jalali-calendar')).JalaliCalendar,
);

/**
 * A day: typed or pasted as a Persian date in any digits, or picked from the calendar (its button, or
 * Alt+ArrowDown). The value is YYYY-MM-DD; text that is no date stays as it was typed, and the contract
 * refuses it.
 */
export function DateField(props: Props) {
  const { name, label, hint, wide, readOnly, past = false, future = true } = props;
  const { id, value, set, fill, error, required, control } = useField({
    name,
    label,
    hint,
    show: showDay,
  });
  const text = textOf(value).slice(0, 10);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const open = () => setAnchor(box.current);

  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <WithButton ref={box}>
        <TypedDay
          {...control}
          readOnly={readOnly}
          value={textOf(value)}
          onValue={set}
          onParsed={fill}
          onKeyDown={({ altKey, key }) => !readOnly && altKey && key === 'ArrowDown' && open()}
        />
        {!readOnly && (
          <CalendarButton label={label} onPrepare={JalaliCalendar.prepare} onOpen={open} />
        )}
      </WithButton>
      {anchor && (
        <JalaliCalendar
          label={label}
          value={isDay(text) ? text : null}
          earliest={past ? undefined : todayIso()}
          latest={future ? undefined : todayIso()}
          holidays={props.holidays}
          startWith={isDay(text) ? 'days' : props.startWith}
          anchor={anchor}
          onPick={(iso) => {
            set(iso);
            setAnchor(null);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </FieldFrame>
  );
}
