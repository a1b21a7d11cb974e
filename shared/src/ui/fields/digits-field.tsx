import { useEffect, type HTMLInputAutoCompleteAttribute } from 'react';
import { toLatinDigits } from '../../format/digits';
import { useFormKit } from '../form-context';
import { FieldFrame } from './field-frame';
import { RetypedInput } from './retyped-input';
import { textOf, useField, type FieldProps } from './use-field';

interface Props extends FieldProps {
  placeholder?: string;
  maxLength?: number;
  /** `one-time-code` offers the code of an SMS, and is never part of a draft. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

const digitsOnly = (typed: string) => toLatinDigits(typed).replace(/\D/g, '');

/** Digits that are no amount: codes of digits, one-time codes, sizes. Anything else is not taken. */
export function DigitsField({ name, label, hint, wide, maxLength, ...rest }: Props) {
  const { id, value, set, error, required, control } = useField({ name, label, hint });
  const kit = useFormKit();
  const isSecret = rest.autoComplete === 'one-time-code';
  useEffect(() => (isSecret ? kit.keepSecret(name) : undefined), [kit, name, isSecret]);
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <RetypedInput
        {...control}
        {...rest}
        dir="ltr"
        inputMode="numeric"
        value={textOf(value)}
        onValue={set}
        read={(typed) => digitsOnly(typed).slice(0, maxLength)}
      />
    </FieldFrame>
  );
}
