import { useState, type ComponentProps } from 'react';
import { toLatinDigits, toPersianDigits } from '../../format/digits';
import { minutesOf, parseTime, timeOfMinutes } from '../../format/time-of-day';
import { Input } from '../controls/control.styles';
import { retype } from '../controls/retype';
import { m } from './messages';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'step'> {
  /** HH:MM, or the typed text while it is not a time. */
  value: string;
  onValue: (value: string) => void;
  /** Minutes that an arrow key adds or removes. */
  step?: number;
}

/**
 * An input for a time of day, typed in any digits with any separator or none (`930`). Arrow up and down go to the next
 * and the previous step. A text that is not a time stays as typed, and the contract refuses it.
 */
export function TypedTime({ value, onValue, step = 15, onBlur, onKeyDown, ...rest }: Props) {
  // While someone types, the text is shown as typed.
  const [typed, setTyped] = useState<string | null>(null);

  return (
    <Input
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      placeholder={m.timeShape}
      {...rest}
      value={toPersianDigits(typed ?? value)}
      onChange={({ target }) => {
        const latin = toLatinDigits(target.value)
          .replace(/[.،,٫\s]/g, ':')
          .replace(/[^\d:]/g, '')
          .slice(0, 5);
        retype(target, toPersianDigits(latin));
        setTyped(latin);
        onValue(parseTime(latin) ?? latin);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        const at = parseTime(value);
        if (!direction || event.altKey || at === null || rest.readOnly) return;
        event.preventDefault();
        const steps = minutesOf(at) / step;
        setTyped(null);
        onValue(
          timeOfMinutes((direction > 0 ? Math.floor(steps + 1) : Math.ceil(steps - 1)) * step),
        );
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
