import type { ComponentProps } from 'react';
import { Input } from '../controls/control.styles';
import { retype } from '../controls/retype';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** The value in the form. */
  value: string;
  onValue: (value: string) => void;
  /** Converts typed text to the value. */
  read: (typed: string) => string;
  /** Converts the value to the shown text. */
  show?: (value: string) => string;
  /** Which characters count for the position of the caret: those that `show` does not add. */
  counts?: (character: string) => boolean;
}

const asIs = (value: string) => value;

/** A text input whose value differs from the shown text: Latin digits, amounts without separators. */
export function FormattedInput({ value, onValue, read, show = asIs, counts, ...rest }: Props) {
  return (
    <Input
      autoComplete="off"
      {...rest}
      // `auto` would show an empty input from left to right.
      dir={rest.dir === 'auto' && !value ? undefined : rest.dir}
      value={show(value)}
      onChange={({ target }) => {
        const next = read(target.value);
        retype(target, show(next), counts);
        onValue(next);
      }}
    />
  );
}
