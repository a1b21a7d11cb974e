import type { ComponentProps } from 'react';
import { Input } from '../controls/control.styles';
import { retype } from '../controls/retype';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** As the form keeps it. */
  value: string;
  onValue: (value: string) => void;
  /** From what was typed to what is kept. */
  read: (typed: string) => string;
  /** From what is kept to what is shown. */
  show?: (value: string) => string;
  /** Characters the caret is counted by. */
  counts?: (character: string) => boolean;
}

const asIs = (value: string) => value;

/** A text input that keeps something else than it shows: Latin digits, amounts without separators. */
export function FormattedInput({ value, onValue, read, show = asIs, counts, ...rest }: Props) {
  return (
    <Input
      autoComplete="off"
      {...rest}
      // Nothing typed yet has no direction of its own: it begins where the page begins.
      dir={rest.dir === 'auto' && !value ? undefined : rest.dir}
      value={show(value)}
      onChange={({ target }) => {
        const kept = read(target.value);
        retype(target, show(kept), counts);
        onValue(kept);
      }}
    />
  );
}
