import { toLatinDigits } from '../../format/digits';
import { formatNumber } from '../../format/money';
import { common } from '../../messages';
import { Joined } from './control.styles';
import { FieldFrame } from './field-frame';
import { RetypedInput } from './retyped-input';
import { textOf, useField, type FieldProps } from './use-field';

/** Twelve digits: the largest amount of the contracts. */
const longest = 12;

const digitsOnly = (typed: string) =>
  toLatinDigits(typed)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, longest);
const isDigit = (character: string) => /\p{Nd}/u.test(character);
const show = (digits: string) => (/^\d+$/.test(digits) ? formatNumber(Number(digits)) : digits);

/** An amount in whole tomans: separated while typing, a number (or '' when empty) in the values. */
export function MoneyField({ name, label, hint, wide, readOnly }: FieldProps) {
  const { id, value, set, error, required, control } = useField(name, hint);
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <Joined>
        <RetypedInput
          {...control}
          readOnly={readOnly}
          dir="ltr"
          inputMode="numeric"
          value={textOf(value)}
          onValue={(digits) => set(digits && Number(digits))}
          read={digitsOnly}
          show={show}
          counts={isDigit}
        />
        <span>{common.toman}</span>
      </Joined>
    </FieldFrame>
  );
}
