import { toLatinDigits, toPersianDigits } from '../../format/digits';
import { formatNumber } from '../../format/money';
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

/** The whole part separated; what stands behind the point as it was typed. */
function show(value: string): string {
  const [whole = '', ...parts] = value.split('.');
  const grouped = /^\d+$/.test(whole) ? formatNumber(Number(whole)) : whole;
  return [grouped, ...parts.map(toPersianDigits)].join('\u066b');
}

const counts = (character: string) => /[\p{Nd}\u066b.]/u.test(character);

/** A quantity or a measure: digits of any script, shown as Persian ones with thousands separated. */
export function QuantityField({ name, label, hint, wide, unit, decimals = 3, ...rest }: Props) {
  const { id, value, set, error, required, control } = useField({
    name,
    label,
    hint,
    show: (stored) => [show(textOf(stored)), textOf(stored) && unit].filter(Boolean).join(' '),
  });
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
          counts={counts}
        />
        {unit && <span>{unit}</span>}
      </Joined>
    </FieldFrame>
  );
}
