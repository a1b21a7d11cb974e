import { AccountNumber } from './bank/account-number';
import { m } from './bank/messages';
import { bankOfSheba, isSheba, readSheba, shebaLength, showSheba } from './bank/sheba';
import type { FieldPropsOf } from './use-field';

/**
 * A Sheba number: a fixed IR before the digits, which are grouped while typing. The value is IR and the
 * digits. Wrong check digits get a warning but are not refused.
 */
export function ShebaField<Values>(props: FieldPropsOf<Values>) {
  return (
    <AccountNumber
      {...props}
      prefix="IR"
      length={shebaLength}
      read={readSheba}
      show={showSheba}
      hasCheckDigits={isSheba}
      bankOf={bankOfSheba}
      warning={m.shebaWarning}
    />
  );
}
