import { lazy, Suspense, useRef, useState } from 'react';
import { formatDay, todayIso } from '../../format/date';
import { toLatinDigits, toPersianDigits } from '../../format/digits';
import { common } from '../../messages';
import { IconButton } from '../icon-button';
import { Input, WithButton } from './control.styles';
import { FieldFrame } from './field-frame';
import { retype } from './retype';
import { textOf, useField, type FieldProps } from './use-field';

interface Props extends FieldProps {
  /** Whether the calendar offers days before today (text 1 §2.2: blocked unless allowed). */
  past?: boolean;
  /** Whether it offers days after today. */
  future?: boolean;
}

const loadCalendar = () => import(/* webpackChunkName: "jalali" */ '../jalali-calendar');
const loadJalali = () => import(/* webpackChunkName: "jalali" */ '../../format/jalali');
const JalaliCalendar = lazy(() =>
  loadCalendar().then((file) => ({ default: file.JalaliCalendar })),
);

/** Known once a date field has been entered; the calendar's arithmetic is not part of the form. */
let parse: ((text: string) => string | null) | undefined;

const example = '1404/01/15';
const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/**
 * A day: typed or pasted as a Persian date in any digits, or picked from the calendar. The value is
 * YYYY-MM-DD; what is no date stays as typed, for the contract to refuse.
 */
export function DateField({
  name,
  label,
  hint,
  wide,
  readOnly,
  past = false,
  future = true,
}: Props) {
  const { id, value, set, error, required, control } = useField(name, hint);
  const text = textOf(value);
  // While someone types, the letters are theirs; the day is shown in its proper form afterwards.
  const [typed, setTyped] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<DOMRect | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const ready = async () => {
    ({ parseJalali: parse } = await loadJalali());
    const now = input.current && toLatinDigits(input.current.value);
    // Typed before the arithmetic came.
    if (now && parse(now)) set(parse(now));
  };
  const read = (latin: string) => {
    setTyped(latin);
    set(parse?.(latin) ?? latin);
  };

  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <WithButton>
        <Input
          {...control}
          ref={input}
          readOnly={readOnly}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          placeholder={toPersianDigits(example)}
          value={typed === null ? shown(text) : toPersianDigits(typed)}
          onFocus={() => void (parse || ready())}
          onChange={({ target }) => {
            const latin = toLatinDigits(target.value)
              .replace(/[^\d/.-]/g, '')
              .slice(0, 10);
            retype(target, toPersianDigits(latin));
            read(latin);
          }}
          onBlur={() => {
            setTyped(null);
            control.onBlur();
          }}
        />
        {!readOnly && (
          <IconButton
            icon="calendar"
            label={common.openCalendar(label)}
            aria-haspopup="dialog"
            onPointerEnter={() => void loadCalendar()}
            onFocus={() => void loadCalendar()}
            onClick={() => setAnchor(input.current?.getBoundingClientRect() ?? null)}
          />
        )}
      </WithButton>
      {anchor && (
        <Suspense>
          <JalaliCalendar
            label={label}
            value={isDay(text) ? text : null}
            earliest={past ? undefined : todayIso()}
            latest={future ? undefined : todayIso()}
            anchor={anchor}
            onPick={(iso) => {
              set(iso);
              setAnchor(null);
            }}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}

function shown(value: string): string {
  return isDay(value.slice(0, 10)) ? formatDay(value.slice(0, 10)) : toPersianDigits(value);
}
