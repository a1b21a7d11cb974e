import { toLatinDigits } from '../../format/digits';
import { TextArea } from './control.styles';
import { FieldFrame } from './field-frame';
import { retype } from './retype';
import { formatText } from '../../format/text';
import { textOf, useField, type FieldProps } from './use-field';

interface Props extends FieldProps {
  placeholder?: string;
  maxLength?: number;
  /** Lines shown at first. */
  rows?: number;
}

/** Several lines of text, across the form. */
export function TextAreaField({ name, label, hint, wide = true, rows = 4, ...rest }: Props) {
  const { id, value, set, error, required, control } = useField(name, hint);
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <TextArea
        {...control}
        {...rest}
        dir="auto"
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
