import { toLatinDigits, toPersianDigits } from '../../format/digits';
import { Joined } from './control.styles';
import { FieldFrame } from './field-frame';
import { RetypedInput } from './retyped-input';
import { textOf, useField, type FieldProps } from './use-field';

interface Props extends FieldProps {
  /** What is counted or measured: shown beside the number. */
  unit?: string;
  /** Digits after the point, at most; 0 for whole numbers. */
  decimals?: number;
  placeholder?: string;
}

/** Keeps digits and the first point; Persian and Arabic points and a slash are read as points. */
function read(typed: string, decimals: number): string {
  const text = toLatinDigits(typed)
    .replace(/[٫/]/g, '.')
    .replace(/[^\d.]/g, '');
  const [whole = '', ...parts] = text.split('.');
  if (parts.length === 0 || decimals === 0) return whole.slice(0, 9);
  return `${whole.slice(0, 9)}.${parts.join('').slice(0, decimals)}`;
}

const show = (value: string) => toPersianDigits(value).replace('.', '٫');

/** A quantity or a measure: digits of any script, shown as Persian ones. */
export function QuantityField({ name, label, hint, wide, unit, decimals = 3, ...rest }: Props) {
  const { id, value, set, error, required, control } = useField(name, hint);
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <Joined>
        <RetypedInput
          {...control}
          {...rest}
          dir="ltr"
          inputMode="decimal"
          value={textOf(value)}
          onValue={set}
          read={(typed) => read(typed, decimals)}
          show={show}
        />
        {unit && <span>{unit}</span>}
      </Joined>
    </FieldFrame>
  );
}
