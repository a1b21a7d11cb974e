import { useRef, type ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { TypedTime } from '../dates/typed-time';
import { Button } from '../controls/button';
import { IconButton } from '../controls/icon-button';
import { FieldFrame } from './field-frame';
import { FieldNote } from './field-note';
import { m } from './messages';
import { Foot, Ranges } from './time-ranges.styles';
import { useRegisterFields } from './use-register-fields';
import { useField, type FieldPropsOf } from './use-field';

/** A part of a day, HH:MM each; only `to` can be 24:00. */
export interface TimeRange {
  from: string;
  to: string;
}

interface Props<Values> extends FieldPropsOf<Values> {
  /** Shown if there is no range: `تعطیل`. */
  none: string;
  /** The hours that the first added range has at first; missing for empty ones. */
  usual?: TimeRange;
  /** By how many minutes an arrow key changes a time. */
  step?: number;
  /** How many ranges there may be. */
  maximum?: number;
  /** More buttons, after the one that adds a range. */
  actions?: ReactNode;
}

const rangesOf = (value: unknown): readonly TimeRange[] =>
  Array.isArray(value) ? (value as readonly TimeRange[]) : [];

const showRanges = (value: unknown) =>
  rangesOf(value)
    .map(({ from, to }) => m.range(from, to))
    .join('، ');

/**
 * Ranges of time in a day, such as the hours before and after a break. The value is their list; an empty
 * list is a day without hours. An error about `name.1.to` is shown below that range.
 */
export function TimeRangesField<Values>(props: Props<Values>) {
  const { name, label, hint, wide, readOnly, none, usual, step = 15, maximum = 5, actions } = props;
  const { id, value, set, error } = useField({ name, label, hint, show: showRanges });
  const { errors } = useFormContext().formState;
  const list = useRef<HTMLUListElement>(null);
  const ranges = rangesOf(value);
  useRegisterFields(ranges.flatMap((_, index) => [`${name}.${index}.from`, `${name}.${index}.to`]));

  const add = () => {
    set([...ranges, (ranges.length === 0 && usual) || { from: '', to: '' }]);
    // Once the new range is drawn.
    queueMicrotask(() => [...(list.current?.querySelectorAll('input') ?? [])].at(-2)?.focus());
  };
  const remove = (index: number) => {
    set(ranges.filter((_, other) => other !== index));
    queueMicrotask(() => list.current?.parentElement?.querySelector('button')?.focus());
  };
  const change = (index: number, part: keyof TimeRange, time: string) =>
    set(ranges.map((range, other) => (other === index ? { ...range, [part]: time } : range)));
  const errorOf = (path: string) => get(errors, `${path}.message`) as string | undefined;

  return (
    <FieldFrame group {...{ id, label, hint, error, wide }}>
      <Ranges ref={list}>
        {ranges.map((range, index) => (
          // Ranges have no id, and their inputs no state of their own, so the index serves as the key.
          <RangeInputs
            key={index}
            {...{ id, name, label, range, index, readOnly, step }}
            error={errorOf(`${name}.${index}.from`) ?? errorOf(`${name}.${index}.to`)}
            onTime={(part, time) => change(index, part, time)}
            onRemove={() => remove(index)}
          />
        ))}
        {ranges.length === 0 && <li data-none>{none}</li>}
      </Ranges>
      {!readOnly && (
        <Foot>
          <Button
            size="small"
            tone="quiet"
            icon="add"
            aria-label={m.addRange(label)}
            disabled={ranges.length >= maximum}
            onClick={add}
          >
            {m.add}
          </Button>
          {actions}
        </Foot>
      )}
    </FieldFrame>
  );
}

interface RangeProps {
  /** Id and name of the field; those of the inputs follow from them. */
  id: string;
  name: string;
  label: string;
  range: TimeRange;
  /** Which range it is, counted from zero. */
  index: number;
  readOnly?: boolean;
  step: number;
  error?: string;
  onTime: (part: keyof TimeRange, time: string) => void;
  onRemove: () => void;
}

/** The two times of a range, its error, and the button that removes it. */
function RangeInputs(props: RangeProps) {
  const { id, name, label, range, index, readOnly, step, error, onTime, onRemove } = props;
  return (
    <li>
      {(['from', 'to'] as const).map((part) => (
        <label key={part}>
          <span aria-hidden="true">{m.rangeWord[part]}</span>
          <TypedTime
            {...{ readOnly, step }}
            name={`${name}.${index}.${part}`}
            aria-label={m.rangeEnd[part](label, index + 1)}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error ? `${id}-${index}-note` : undefined}
            value={range[part]}
            onValue={(time) => onTime(part, time)}
          />
        </label>
      ))}
      {!readOnly && (
        <IconButton icon="delete" label={m.removeRange(label, index + 1)} onClick={onRemove} />
      )}
      <FieldNote id={`${id}-${index}`} error={error} />
    </li>
  );
}
