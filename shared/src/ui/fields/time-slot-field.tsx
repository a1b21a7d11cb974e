import type { ReactNode } from 'react';
import type { Slot } from '../../contracts/schedule';
import { TimeSlots } from '../dates/time-slots';
import { FieldFrame } from './field-frame';
import { textOf, useField, type FieldPropsOf } from './use-field';

interface Props<Values> extends Omit<FieldPropsOf<Values>, 'readOnly'> {
  /** Of the chosen day; undefined while they are on their way. */
  slots: readonly Slot[] | undefined;
  /** Minutes of one appointment. */
  duration?: number;
  /** What to do where nothing is free. */
  action?: ReactNode;
}

/** A free time of a day; the value is its start. */
export function TimeSlotField<Values>(props: Props<Values>) {
  const { name, label, hint, wide = true, ...rest } = props;
  const { id, value, set, error, required, control } = useField({ name, label, hint });
  return (
    <FieldFrame {...{ id, name, label, hint, error, required, wide }} group>
      <TimeSlots
        {...rest}
        name={name}
        label={label}
        value={textOf(value) || null}
        onPick={set}
        describedBy={control['aria-describedby']}
        invalid={error !== undefined}
      />
    </FieldFrame>
  );
}
