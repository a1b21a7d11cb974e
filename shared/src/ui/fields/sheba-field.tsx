import { AccountNumber } from './bank/account-number';
import { m } from './bank/messages';
import { bankOfSheba, isSheba, readSheba, shebaLength, showSheba } from './bank/sheba';
import type { FieldPropsOf } from './use-field';

/**
 * A Sheba number: IR stands fixed before its digits, which are grouped while typing. The value is IR
 * and the digits. Wrong check digits are doubted, never refused.
 */
export function ShebaField<Values>(props: FieldPropsOf<Values>) {
  return (
    <AccountNumber
      {...props}
      prefix="IR"
      length={shebaLength}
      read={readSheba}
      show={showSheba}
      fits={isSheba}
      bankOf={bankOfSheba}
      warning={m.shebaWarning}
    />
  );
}
