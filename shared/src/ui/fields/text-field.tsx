import type { HTMLInputAutoCompleteAttribute } from 'react';
import { toLatinDigits } from '../../format/digits';
import { FieldWarning } from './field-warning';
import { FieldFrame } from './field-frame';
import { FormattedInput } from './formatted-input';
import { textWarning } from './text-warning';
import { describedBy, textOf, useField, type FieldProps } from './use-field';

interface Props extends FieldProps {
  placeholder?: string;
  /** Characters; more stay, and the field says so. */
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** `email` and `url` are typed from the other side and bring their keyboard. */
  kind?: 'text' | 'email' | 'url' | 'username';
}

const asTyped = (typed: string) => typed;

/** One line of text, kept as it was typed; addresses and usernames keep their digits as Latin ones. */
export function TextField(props: Props) {
  const { name, label, hint, wide, kind = 'text', maxLength, ...rest } = props;
  const { id, value, set, error, required, control } = useField({ name, label, hint });
  const latin = kind !== 'text';
  const text = textOf(value);
  const warning = textWarning(text, maxLength);
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <FormattedInput
        {...control}
        {...rest}
        aria-describedby={describedBy(control, warning && `${id}-warning`)}
        dir={latin ? 'ltr' : 'auto'}
        inputMode={kind === 'username' ? 'text' : kind}
        spellCheck={latin ? false : undefined}
        autoCapitalize={latin ? 'none' : undefined}
        value={text}
        onValue={set}
        read={latin ? toLatinDigits : asTyped}
      />
      <FieldWarning id={`${id}-warning`} text={warning} />
    </FieldFrame>
  );
}
