import { useState } from 'react';
import styled from 'styled-components';
import { Joined } from '../../controls/control.styles';
import { FieldWarning } from '../field-warning';
import { FieldFrame } from '../field-frame';
import { FormattedInput } from '../formatted-input';
import { describedBy, textOf, useField, type FieldProps } from '../use-field';
import { m } from './messages';

interface Props extends FieldProps {
  /** How many digits there are. */
  length: number;
  /** The fixed beginning of the value, shown before the digits. */
  prefix?: string;
  /** The digits of typed text. */
  read: (typed: string) => string;
  /** The digits in groups. */
  show: (digits: string) => string;
  /** Whether the check digits are right. */
  hasCheckDigits: (digits: string) => boolean;
  bankOf: (digits: string) => string | undefined;
  /** Shown if the check digits are wrong. */
  warning: string;
}

const isDigit = (character: string) => /\p{Nd}/u.test(character);

/** What CardField and ShebaField share: digits in groups, the name of the bank, warnings that refuse nothing. */
export function AccountNumber(props: Props) {
  const { name, label, hint, wide, readOnly, prefix = '', length } = props;
  const { id, value, set, error, required, control } = useField({ name, label, hint });
  const [wasLeft, setWasLeft] = useState(false);
  const digits = props.read(textOf(value));
  const isComplete = digits.length === length;
  const isShort = digits !== '' && digits.length < length;
  const wrong = isComplete && !props.hasCheckDigits(digits) ? props.warning : null;
  const isLong = digits.length > length;
  const misfit = isLong ? m.tooLong(digits.length, length) : wrong;
  const warning = isShort && wasLeft ? m.tooShort(digits.length, length) : misfit;
  const aside = props.bankOf(digits) ?? (isShort && m.typed(digits.length, length));

  return (
    <FieldFrame {...{ id, label, hint, error, required, wide, aside }}>
      <Digits>
        <FormattedInput
          {...control}
          aria-describedby={describedBy(
            control,
            aside && `${id}-aside`,
            warning && `${id}-warning`,
          )}
          readOnly={readOnly}
          dir="ltr"
          inputMode="numeric"
          value={digits}
          onValue={(next) => set(next && prefix + next)}
          read={props.read}
          show={props.show}
          counts={isDigit}
          onFocus={() => setWasLeft(false)}
          onBlur={() => {
            setWasLeft(true);
            control.onBlur();
          }}
        />
        {prefix && <span dir="ltr">{prefix}</span>}
      </Digits>
      <FieldWarning id={`${id}-warning`} text={warning} />
    </FieldFrame>
  );
}

const Digits = styled(Joined)`
  /* So that all digits fit on a phone. */
  @media (max-width: 30rem) {
    > input:has(+ span) {
      padding-inline: var(--space-2);
      letter-spacing: -0.035em;
    }
    > span {
      padding-inline: var(--space-2);
    }
  }
`;
