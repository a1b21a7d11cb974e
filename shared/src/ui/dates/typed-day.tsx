import { use, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { formatDay } from '../../format/date';
import { isDay } from '../../format/day';
import { toLatinDigits, toPersianDigits } from '../../format/digits';
import { Input } from '../controls/control.styles';
import { retype } from '../controls/retype';
import { FormKitContext } from '../controls/form-context';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** YYYY-MM-DD, or what was typed and is no day. */
  value: string;
  onValue: (value: string) => void;
  /** What was typed before it could be understood: it counts although the form has been sent; `onValue` if left out. */
  onUnderstood?: (value: string) => void;
}

const loadJalali = () => import(/* webpackChunkName: "jalali" */ '../../format/jalali');

/** Known once such a field has been entered; the calendar's arithmetic is not part of the form. */
let parse: ((text: string) => string | null) | undefined;

/** Shows the shape of a day without looking like one that was entered. */
const shape = '----/--/--';

function shown(value: string): string {
  const day = value.slice(0, 10);
  return isDay(day) ? formatDay(day) : toPersianDigits(value);
}

/** What may stand in a date while it is typed, in Latin digits and with one kind of separator. */
function readable(text: string): string {
  return toLatinDigits(text)
    .replace(/[،,٫٬_:\\]/g, '/')
    .replace(/[^\d/. -]/g, '')
    .trimStart()
    .slice(0, 14);
}

/**
 * A day, typed or pasted as a Persian date in any digits and with any separators. What is no date stays
 * as typed, for the contract to refuse; afterwards the day is shown in its proper form. A form that is sent
 * before the arithmetic has come waits for it.
 */
export function TypedDay(props: Props) {
  const { value, onValue, onUnderstood = onValue, onBlur, onFocus, ...rest } = props;
  const kit = use(FormKitContext);
  // While someone types, the letters are theirs.
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  // As they are when the arithmetic comes, which may take a while.
  const now = useRef({ value, onUnderstood });
  useLayoutEffect(() => {
    now.current = { value, onUnderstood };
  });

  const load = async () => {
    ({ parseJalali: parse } = await loadJalali());
    // Typed before the arithmetic came.
    const early = parse(input.current?.value ?? '');
    if (early && early !== now.current.value.slice(0, 10)) now.current.onUnderstood(early);
  };
  const ready = () => {
    // When the file is lost, the next focus asks for it again.
    const loading = load().catch(() => undefined);
    if (rest.name) kit?.waitFor(rest.name, loading);
  };

  return (
    <Input
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      placeholder={shape}
      {...rest}
      ref={input}
      value={typed === null ? shown(value) : toPersianDigits(typed)}
      onFocus={(event) => {
        onFocus?.(event);
        if (!parse) ready();
      }}
      onChange={({ target }) => {
        const pasted = parse?.(target.value);
        const latin = readable(target.value);
        retype(target, toPersianDigits(latin));
        setTyped(pasted && !parse?.(latin) ? null : latin);
        onValue(pasted ?? parse?.(latin) ?? latin.trim());
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
