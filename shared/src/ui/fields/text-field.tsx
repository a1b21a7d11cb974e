import type { HTMLInputAutoCompleteAttribute } from 'react';
import { toLatinDigits } from '../../format/digits';
import { FieldWarning } from './field-warning';
import { FieldFrame } from './field-frame';
import { FormattedInput } from './formatted-input';
import { textWarning } from './text-warning';
import { describedBy, textOf, useField, type FieldProps } from './use-field';

interface Props extends FieldProps {
  placeholder?: string;
  /** Characters; more are kept, with a warning. */
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** All but `text` are typed from left to right; `email` and `url` open their keyboard on phones. */
  kind?: 'text' | 'email' | 'url' | 'username';
}

const asTyped = (typed: string) => typed;

/** One line of text, kept as typed. In addresses and usernames digits become Latin ones. */
export function TextField(props: Props) {
  const { name, label, hint, need, wide, kind = 'text', maxLength, ...rest } = props;
  const { id, value, set, error, required, control } = useField({ name, label, hint, need });
  const isLatin = kind !== 'text';
  const text = textOf(value);
  const warning = textWarning(text, maxLength);
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <FormattedInput
        {...control}
        {...rest}
        aria-describedby={describedBy(control, warning && `${id}-warning`)}
        dir={isLatin ? 'ltr' : 'auto'}
        inputMode={kind === 'username' ? 'text' : kind}
        spellCheck={isLatin ? false : undefined}
        autoCapitalize={isLatin ? 'none' : undefined}
        value={text}
        onValue={set}
        read={isLatin ? toLatinDigits : asTyped}
      />
      <FieldWarning id={`${id}-warning`} text={warning} />
    </FieldFrame>
  );
}
