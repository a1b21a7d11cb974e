import { useEffect } from 'react';
import { useFormKit } from '../controls/form-context';
import { AccountNumber } from './bank/account-number';
import { bankOfCard, cardLength, isCard, readCard, showCard } from './bank/card-number';
import { m } from './bank/messages';
import type { FieldPropsOf } from './use-field';

/**
 * The number of a bank card, in groups of four while typing; the value is its digits. A wrong check digit
 * gets a warning but is not refused. The number is never stored in a draft.
 */
export function CardField<Values>(props: FieldPropsOf<Values>) {
  const { name } = props;
  const kit = useFormKit();
  useEffect(() => kit.excludeFromDrafts(name), [kit, name]);
  return (
    <AccountNumber
      {...props}
      length={cardLength}
      read={readCard}
      show={showCard}
      hasCheckDigits={isCard}
      bankOf={bankOfCard}
      warning={m.cardWarning}
    />
  );
}
