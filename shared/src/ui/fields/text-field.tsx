import type { HTMLInputAutoCompleteAttribute } from 'react';
import { toLatinDigits } from '../../format/digits';
import { FieldDoubt } from './field-doubt';
import { FieldFrame } from './field-frame';
import { RetypedInput } from './retyped-input';
import { textDoubt } from './text-doubt';
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
  const doubt = textDoubt(text, maxLength);
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <RetypedInput
        {...control}
        {...rest}
        aria-describedby={describedBy(control, doubt && `${id}-doubt`)}
        dir={latin ? 'ltr' : 'auto'}
        inputMode={kind === 'username' ? 'text' : kind}
        spellCheck={latin ? false : undefined}
        autoCapitalize={latin ? 'none' : undefined}
        value={text}
        onValue={set}
        read={latin ? toLatinDigits : asTyped}
      />
      <FieldDoubt id={`${id}-doubt`} text={doubt} />
    </FieldFrame>
  );
}
