import { toLatinDigits } from '../../format/digits';
import { TextArea } from './control.styles';
import { FieldFrame } from './field-frame';
import { retype } from './retype';
import { formatText } from '../../format/text';
import { m } from './messages';
import { describedBy, textOf, useField, type FieldProps } from './use-field';

interface Props extends FieldProps {
  placeholder?: string;
  maxLength?: number;
  /** Lines shown at first. */
  rows?: number;
}

/** From this share of the limit on, what is left is said. */
const nearlyFull = 0.8;

/** Several lines of text, across the form; near its limit it says how much is left. */
export function TextAreaField({ name, label, hint, wide = true, rows = 4, ...rest }: Props) {
  const { id, value, set, error, required, control } = useField({ name, label, hint });
  const { length } = textOf(value);
  const { maxLength = Infinity } = rest;
  const aside = length >= maxLength * nearlyFull && m.left(maxLength - length);
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide, aside }}>
      <TextArea
        {...control}
        {...rest}
        aria-describedby={describedBy(control, aside && `${id}-aside`)}
        dir={value ? 'auto' : undefined}
        rows={rows}
        value={formatText(textOf(value))}
        onChange={({ target }) => {
          const kept = toLatinDigits(target.value);
          retype(target, formatText(kept));
          set(kept);
        }}
      />
    </FieldFrame>
  );
}
