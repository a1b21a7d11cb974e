import styled from 'styled-components';
import { formatToman } from '../../format/money';
import { numberInWords } from '../../format/number-words';
import { common } from '../../messages';
import { readAmount, showAmount } from './amount-text';
import { Joined } from '../controls/control.styles';
import { FieldFrame } from './field-frame';
import { FormattedInput } from './formatted-input';
import { describedBy, textOf, useField, type FieldProps } from './use-field';

/** From here on zeros are miscounted easily, so the amount is said in words. */
const large = 100_000;

const showMoney = (value: unknown) => {
  const text = textOf(value);
  return isFigure(text) ? formatToman(Number(text)) : text;
};

/** A lone or leading minus is kept as it was typed, for the contract to refuse. */
const isFigure = (text: string) => /^\d/.test(text);

const counts = (character: string) => /[-\p{Nd}]/u.test(character);

/**
 * An amount in whole tomans: separated while typing, a number (or '' when empty) in the values, and
 * large ones in words below. One with a minus stays text, which no contract takes for an amount.
 */
export function MoneyField({ name, label, hint, wide, readOnly }: FieldProps) {
  const { id, value, set, error, required, control } = useField({
    name,
    label,
    hint,
    show: showMoney,
  });
  const digits = textOf(value);
  const words = Number(digits) >= large ? numberInWords(Number(digits)) : '';
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <Joined>
        <FormattedInput
          {...control}
          aria-describedby={describedBy(control, words && `${id}-words`)}
          readOnly={readOnly}
          dir="ltr"
          inputMode="numeric"
          value={digits}
          onValue={(next) => set(isFigure(next) ? Number(next) : next)}
          read={readAmount}
          show={showAmount}
          counts={counts}
        />
        <span>{common.toman}</span>
      </Joined>
      {words && (
        <Words id={`${id}-words`}>
          {words} {common.toman}
        </Words>
      )}
    </FieldFrame>
  );
}

const Words = styled.p`
  color: var(--text-soft);
  font-size: var(--size-s);
  line-height: 1.6;
`;
