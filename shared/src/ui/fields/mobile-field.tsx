import { cleanMobile } from '../../contracts/normalise';
import { FieldWarning } from './field-warning';
import { FieldFrame } from './field-frame';
import { FormattedInput } from './formatted-input';
import { m } from './messages';
import { readDigits } from '../controls/typed-digits';
import { describedBy, textOf, useField, type FieldProps } from './use-field';

/** 09 and nine digits. */
const whole = 11;

/** A mobile number. +98 and 0098 are understood by the contract, so they may be typed. */
export function MobileField({ name, label, hint, wide, readOnly }: FieldProps) {
  const { id, value, set, error, required, control } = useField({ name, label, hint });
  const { length } = cleanMobile(textOf(value));
  const warning = length > whole ? m.longDigits(length, whole) : null;
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <FormattedInput
        {...control}
        aria-describedby={describedBy(control, warning && `${id}-warning`)}
        readOnly={readOnly}
        type="tel"
        dir="ltr"
        placeholder="09"
        value={textOf(value)}
        onValue={set}
        read={readDigits}
      />
      <FieldWarning id={`${id}-warning`} text={warning} />
    </FieldFrame>
  );
}
