import styled from 'styled-components';
import { formatToman } from '../../format/money';
import { numberInWords } from '../../format/number-words';
import { common } from '../../messages';
import { readAmount, showAmount } from './amount-text';
import { Joined } from '../controls/control.styles';
import { FieldFrame } from './field-frame';
import { FormattedInput } from './formatted-input';
import { describedBy, textOf, useField, type FieldProps } from './use-field';

/** From this amount on it is also shown in words, because zeros are easily miscounted. */
const minimumInWords = 100_000;

const showMoney = (value: unknown) => {
  const text = textOf(value);
  return isFigure(text) ? formatToman(Number(text)) : text;
};

/** Text with a leading minus is no figure: it is kept as it was typed, and the contract refuses it. */
const isFigure = (text: string) => /^\d/.test(text);

const counts = (character: string) => /[-\p{Nd}]/u.test(character);

/**
 * An amount in whole tomans, with separated thousands while typing; large amounts are repeated in words. The
 * value is a number, '' if empty, or a text if there is a minus, which every contract refuses.
 */
export function MoneyField({ name, label, hint, wide, readOnly }: FieldProps) {
  const { id, value, set, error, required, control } = useField({
    name,
    label,
    hint,
    show: showMoney,
  });
  const digits = textOf(value);
  const words = Number(digits) >= minimumInWords ? numberInWords(Number(digits)) : '';
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
