import { toPersianDigits } from '../../format/digits';
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
  /** How many digits are allowed; more are kept, with a warning. */
  maxLength?: number;
  /** `one-time-code` lets the browser offer the code of an SMS; such a code is never stored in a draft. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** Digits that are no amount: numeric codes, one-time codes, sizes. Shows Persian digits; the value has Latin ones. */
export function DigitsField({ name, label, hint, wide, maxLength = Infinity, ...rest }: Props) {
  const { id, value, set, error, required, control } = useField({ name, label, hint });
  const kit = useFormKit();
  const isSecret = rest.autoComplete === 'one-time-code';
  useEffect(() => (isSecret ? kit.excludeFromDrafts(name) : undefined), [kit, name, isSecret]);
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
        show={toPersianDigits}
      />
      <FieldWarning id={`${id}-warning`} text={warning} />
    </FieldFrame>
  );
}
