import type { HTMLInputAutoCompleteAttribute } from 'react';
import { toLatinDigits } from '../../format/digits';
import { FieldFrame } from './field-frame';
import { RetypedInput } from './retyped-input';
import { formatText } from '../../format/text';
import { textOf, useField, type FieldProps } from './use-field';

interface Props extends FieldProps {
  placeholder?: string;
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** `email` and `url` are typed from the other side and bring their keyboard. */
  kind?: 'text' | 'email' | 'url' | 'username';
}

/** One line of text. Digits are kept as Latin ones. */
export function TextField({ name, label, hint, wide, kind = 'text', ...rest }: Props) {
  const { id, value, set, error, required, control } = useField({ name, label, hint });
  const latin = kind !== 'text';
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <RetypedInput
        {...control}
        {...rest}
        dir={latin ? 'ltr' : 'auto'}
        inputMode={kind === 'username' ? 'text' : kind}
        spellCheck={latin ? false : undefined}
        autoCapitalize={latin ? 'none' : undefined}
        value={textOf(value)}
        onValue={set}
        read={toLatinDigits}
        show={latin ? undefined : formatText}
      />
    </FieldFrame>
  );
}
