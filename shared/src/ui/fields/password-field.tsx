import { useEffect, useState } from 'react';
import { toLatinDigits } from '../../format/digits';
import { m } from './messages';
import { useFormKit } from '../controls/form-context';
import { IconButton } from '../controls/icon-button';
import { WithButton } from '../controls/control.styles';
import { FieldFrame } from './field-frame';
import { FormattedInput } from './formatted-input';
import { StrengthMeter } from './strength-meter';
import { describedBy, textOf, useField, type FieldProps } from './use-field';

interface Props extends FieldProps {
  /** `new-password` where one is chosen, so that password managers offer one. */
  autoComplete: 'current-password' | 'new-password';
  /** Says how strong the password is, where one is chosen. */
  strength?: boolean;
}

/** A password that can be revealed; never part of a draft. Digits are kept as Latin ones. */
export function PasswordField({ name, label, hint, wide, autoComplete, strength }: Props) {
  const { id, value, set, error, required, control } = useField({ name, label, hint });
  const [shown, setShown] = useState(false);
  const kit = useFormKit();
  useEffect(() => kit.keepSecret(name), [kit, name]);

  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <WithButton>
        <FormattedInput
          {...control}
          aria-describedby={describedBy(
            control,
            strength && value && !error ? `${id}-strength` : undefined,
          )}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          value={textOf(value)}
          onValue={set}
          read={toLatinDigits}
        />
        <IconButton
          icon={shown ? 'hide' : 'show'}
          label={shown ? m.hidePassword : m.showPassword}
          onClick={() => setShown(!shown)}
        />
      </WithButton>
      {strength && <StrengthMeter id={`${id}-strength`} password={textOf(value)} />}
    </FieldFrame>
  );
}
