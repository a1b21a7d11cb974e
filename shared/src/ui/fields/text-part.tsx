import type { ItemPartProps } from './item-column';
import { ItemInput } from './item-input';
import { textWarning } from './text-warning';
import { textOf } from './use-field';

const asTyped = (typed: string) => typed;

interface Props extends ItemPartProps {
  /** A short remark below the input. */
  mark?: string | null;
}

/** A line of text in a row of ItemsField. */
export function TextPart({ row, onChange, ...rest }: Props) {
  const { key, maxLength } = rest.column;
  const value = row[key];
  return (
    <ItemInput
      {...rest}
      value={value}
      warning={textWarning(textOf(value), maxLength)}
      read={asTyped}
      onValue={(text) => onChange({ [key]: text })}
    />
  );
}
