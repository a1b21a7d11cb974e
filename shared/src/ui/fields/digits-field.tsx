import { useEffect, type HTMLInputAutoCompleteAttribute } from 'react';
import { useFormKit } from '../controls/form-context';
import { FieldWarning } from './field-warning';
import { FieldFrame } from './field-frame';
import { m } from './messages';
import { FormattedInput } from './formatted-input';
import { readDigits } from '../controls/typed-digits';
import { describedBy, textOf, useField, type FieldProps } from './use-field';

interface Props extends FieldProps {
  placeholder?: string;
  /** How many digits there may be; more stay, and the field says so. */
  maxLength?: number;
  /** `one-time-code` offers the code of an SMS, and is never part of a draft. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** Digits that are no amount: codes of digits, one-time codes, sizes. Kept as Latin ones, without separators. */
export function DigitsField({ name, label, hint, wide, maxLength = Infinity, ...rest }: Props) {
  const { id, value, set, error, required, control } = useField({ name, label, hint });
  const kit = useFormKit();
  const isSecret = rest.autoComplete === 'one-time-code';
  useEffect(() => (isSecret ? kit.keepSecret(name) : undefined), [kit, name, isSecret]);
  const digits = textOf(value);
  const warning = digits.length > maxLength ? m.longDigits(digits.length, maxLength) : null;
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <FormattedInput
        {...control}
        {...rest}
        aria-describedby={describedBy(control, warning && `${id}-warning`)}
        dir="ltr"
        inputMode="numeric"
        value={digits}
        onValue={set}
        read={readDigits}
      />
      <FieldWarning id={`${id}-warning`} text={warning} />
    </FieldFrame>
  );
}
