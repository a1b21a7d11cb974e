import { useRef, type ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { TypedTime } from '../dates/typed-time';
import { Button } from '../controls/button';
import { IconButton } from '../controls/icon-button';
import { FieldFrame } from './field-frame';
import { FieldNote } from './field-note';
import { m } from './messages';
import { usePlaces } from './use-places';
import { useField, type FieldPropsOf } from './use-field';

/** A stretch of a day, HH:MM each; 24:00 only ever ends. */
export interface TimeRange {
  from: string;
  to: string;
}

interface Props<Values> extends FieldPropsOf<Values> {
  /** The words where there is no stretch: `تعطیل`. */
  none: string;
  /** What the first stretch begins with. */
  usual?: TimeRange;
  /** Minutes that an arrow key goes. */
  step?: number;
  /** How many stretches there may be. */
  most?: number;
  /** More that can be done with the day, after the button that adds. */
  actions?: ReactNode;
}

const rangesOf = (value: unknown): readonly TimeRange[] =>
  Array.isArray(value) ? (value as readonly TimeRange[]) : [];

const showRanges = (value: unknown) =>
  rangesOf(value)
    .map(({ from, to }) => m.range(from, to))
    .join('، ');

/**
 * Stretches of a day, such as the hours before and after a break. The value is their list; nothing in it
 * is a day without hours. What is said of `name.1.to` stands beside that stretch.
 */
export function TimeRangesField<Values>(props: Props<Values>) {
  const { name, label, hint, wide, readOnly, none, usual, step = 15, most = 5, actions } = props;
  const { id, value, set, error } = useField({ name, label, hint, show: showRanges });
  const { formState } = useFormContext();
  const list = useRef<HTMLUListElement>(null);
  const ranges = rangesOf(value);
  usePlaces(ranges.flatMap((_, at) => [`${name}.${at}.from`, `${name}.${at}.to`]));

  // After the rows have been drawn.
  const focusInput = (at: number) =>
    queueMicrotask(() => [...(list.current?.querySelectorAll('input') ?? [])].at(at)?.focus());
  const add = () => {
    set([...ranges, (ranges.length === 0 && usual) || { from: '', to: '' }]);
    focusInput(-2);
  };
  const remove = (at: number) => {
    set(ranges.filter((_, other) => other !== at));
    queueMicrotask(() => list.current?.parentElement?.querySelector('button')?.focus());
  };
  const change = (at: number, part: keyof TimeRange, time: string) =>
    set(ranges.map((old, other) => (other === at ? { ...old, [part]: time } : old)));
  const wrongOf = (path: string) =>
    (get(formState.errors, path) as { message?: string } | undefined)?.message;

  return (
    <FieldFrame group {...{ id, label, hint, error, wide }}>
      <Ranges ref={list}>
        {ranges.map((range, at) => {
          const wrong = wrongOf(`${name}.${at}.from`) ?? wrongOf(`${name}.${at}.to`);
          return (
            // Stretches have no identity but their place; the inputs hold no state of their own.
            <li key={at}>
              {(['from', 'to'] as const).map((part) => (
                <label key={part}>
                  <span aria-hidden="true">{m.rangeWord[part]}</span>
                  <TypedTime
                    name={`${name}.${at}.${part}`}
                    aria-label={m.rangeEnd[part](label, at + 1)}
                    aria-invalid={wrong !== undefined || undefined}
                    aria-describedby={wrong ? `${id}-${at}-note` : undefined}
                    readOnly={readOnly}
                    step={step}
                    value={range[part]}
                    onValue={(time) => change(at, part, time)}
                  />
                </label>
              ))}
              {!readOnly && (
                <IconButton
                  icon="delete"
                  label={m.removeRange(label, at + 1)}
                  onClick={() => remove(at)}
                />
              )}
              <FieldNote id={`${id}-${at}`} error={wrong} />
            </li>
          );
        })}
        {ranges.length === 0 && <li data-none>{none}</li>}
      </Ranges>
      {!readOnly && (
        <Foot>
          <Button
            size="small"
            tone="quiet"
            icon="add"
            aria-label={m.addRange(label)}
            disabled={ranges.length >= most}
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

const Ranges = styled.ul`
  display: grid;
  gap: var(--space-2);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) var(--control-s);
    align-items: center;
    gap: var(--space-1) var(--space-2);
  }
  > li > label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  input[dir='ltr'] {
    text-align: center;
  }
  > li > p {
    grid-column: 1 / -1;
  }
  > [data-none] {
    display: flex;
    min-block-size: var(--control);
    padding-inline: var(--space-3);
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-m);
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  button:hover {
    background: var(--danger-soft);
    color: var(--danger);
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
`;
