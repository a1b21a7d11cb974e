import { TextArea } from '../controls/control.styles';
import { FieldWarning } from './field-warning';
import { FieldFrame } from './field-frame';
import { textWarning } from './text-warning';
import { m } from './messages';
import { describedBy, textOf, useField, type FieldProps } from './use-field';

interface Props extends FieldProps {
  placeholder?: string;
  /** Characters; more are kept, with a warning. */
  maxLength?: number;
  /** The height in lines. */
  rows?: number;
}

/** From this share of `maxLength` on, the number of characters that are left is shown. */
const nearlyFull = 0.8;

/** Several lines of text, kept as typed, as wide as the form. Near the limit it shows how much is left. */
export function TextAreaField(props: Props) {
  const { name, label, hint, need, wide = true, rows = 4, maxLength = Infinity, ...rest } = props;
  const { id, value, set, error, required, control } = useField({ name, label, hint, need });
  const text = textOf(value);
  const { length } = text;
  const isNearlyFull = length >= maxLength * nearlyFull && length <= maxLength;
  const aside = isNearlyFull && m.left(maxLength - length);
  const warning = textWarning(text, maxLength);
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide, aside }}>
      <TextArea
        {...control}
        {...rest}
        aria-describedby={describedBy(control, aside && `${id}-aside`, warning && `${id}-warning`)}
        dir={value ? 'auto' : undefined}
        rows={rows}
        value={text}
        onChange={({ target }) => set(target.value)}
      />
      <FieldWarning id={`${id}-warning`} text={warning} />
    </FieldFrame>
  );
}
