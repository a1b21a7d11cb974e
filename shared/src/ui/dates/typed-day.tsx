import { use, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { formatDay } from '../../format/date';
import { isDay } from '../../format/day';
import { toLatinDigits, toPersianDigits } from '../../format/digits';
import { Input } from '../controls/control.styles';
import { retype } from '../controls/retype';
import { FormKitContext } from '../controls/form-context';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** YYYY-MM-DD, or the typed text while it is not a day. */
  value: string;
  onValue: (value: string) => void;
  /**
   * Called when a text typed before the calendar arithmetic was loaded turns out to be a day, even after the form was
   * sent; `onValue` if left out.
   */
  onParsed?: (value: string) => void;
}

const loadJalali = () => import(/* webpackChunkName: "jalali" */ '../../format/jalali');

/** Loaded when such a field first gets the focus, so that forms do not contain the calendar arithmetic. */
let parse: ((text: string) => string | null) | undefined;

/** Shows the format of a day without looking like an entered one. */
const dayFormat = '----/--/--';

function dayText(value: string): string {
  const day = value.slice(0, 10);
  return isDay(day) ? formatDay(day) : toPersianDigits(value);
}

/** The typed text in Latin digits, with `/` for other separators and without characters that no date has. */
function cleanDayText(text: string): string {
  return toLatinDigits(text)
    .replace(/[،,٫٬_:\\]/g, '/')
    .replace(/[^\d/. -]/g, '')
    .trimStart()
    .slice(0, 14);
}

/**
 * An input for a Persian date, typed or pasted with any digits and separators. A text that is not a date stays as
 * typed, and the contract refuses it. When the input loses the focus, a valid day is shown in its usual format. A form
 * that is sent before the arithmetic is loaded waits for it.
 */
export function TypedDay(props: Props) {
  const { value, onValue, onParsed = onValue, onBlur, onFocus, ...rest } = props;
  const kit = use(FormKitContext);
  // While someone types, the text is shown as typed.
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  // The newest props, for the moment when the arithmetic is loaded.
  const latest = useRef({ value, onParsed });
  useLayoutEffect(() => {
    latest.current = { value, onParsed };
  });

  const load = async () => {
    ({ parseJalali: parse } = await loadJalali());
    // This was typed before the arithmetic was loaded.
    const early = parse(input.current?.value ?? '');
    if (early && early !== latest.current.value.slice(0, 10)) latest.current.onParsed(early);
  };
  const prepare = () => {
    // If loading fails, the next focus tries again.
    const loading = load().catch(() => undefined);
    if (rest.name) kit?.waitFor(rest.name, loading);
  };

  return (
    <Input
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      placeholder={dayFormat}
      {...rest}
      ref={input}
      value={typed === null ? dayText(value) : toPersianDigits(typed)}
      onFocus={(event) => {
        onFocus?.(event);
        if (!parse) prepare();
      }}
      onChange={({ target }) => {
        const pasted = parse?.(target.value);
        const latin = cleanDayText(target.value);
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
