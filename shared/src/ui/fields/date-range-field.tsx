import { formatDay, todayIso } from '../../format/date';
import type { NamedDay } from '../dates/day-rules';
import { RangeInputs } from '../dates/range-inputs';
import { FieldFrame } from './field-frame';
import { m } from './messages';
import { textOf, useField, type FieldPropsOf } from './use-field';

interface Props<Values> extends Omit<FieldPropsOf<Values>, 'name' | 'readOnly'> {
  /** The names of its two ends in the values. */
  from: Extract<keyof Values, string>;
  to: Extract<keyof Values, string>;
  /** Whether the calendar offers days before and after today. */
  past?: boolean;
  future?: boolean;
  holidays?: readonly NamedDay[];
}

const showDay = (value: unknown) => formatDay(textOf(value));

/** A range of days, typed or picked from one calendar. Its ends are two values, each YYYY-MM-DD. */
export function DateRangeField<Values>(props: Props<Values>) {
  const { label, hint, wide, past = true, future = true, holidays } = props;
  const from = useField({ name: props.from, label: m.rangeFrom(label), hint, show: showDay });
  const to = useField({ name: props.to, label: m.rangeTo(label), show: showDay });
  const error = from.error ?? to.error;
  const describedBy = error || hint ? `${from.id}-note` : undefined;
  const required = from.required && to.required;

  return (
    <FieldFrame id={from.id} {...{ label, hint, error, required, wide }} group>
      <RangeInputs
        label={label}
        from={textOf(from.value)}
        to={textOf(to.value)}
        onRange={(range) => {
          if (range.from !== textOf(from.value)) from.set(range.from);
          if (range.to !== textOf(to.value)) to.set(range.to);
        }}
        earliest={past ? undefined : todayIso()}
        latest={future ? undefined : todayIso()}
        holidays={holidays}
        fromControl={{ ...from.control, 'aria-describedby': describedBy, onParsed: from.fill }}
        toControl={{ ...to.control, 'aria-describedby': describedBy, onParsed: to.fill }}
      />
    </FieldFrame>
  );
}
