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
  /** `new-password` for choosing one, so that password managers suggest one. */
  autoComplete: 'current-password' | 'new-password';
  /** Whether its strength is shown, for choosing a password. */
  strength?: boolean;
}

/** A password that can be shown; never stored in a draft. Its digits become Latin ones. */
export function PasswordField({ name, label, hint, wide, autoComplete, strength }: Props) {
  const { id, value, set, error, required, control } = useField({ name, label, hint });
  const [isShown, setShown] = useState(false);
  const kit = useFormKit();
  useEffect(() => kit.excludeFromDrafts(name), [kit, name]);

  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <WithButton>
        <FormattedInput
          {...control}
          aria-describedby={describedBy(
            control,
            strength && value && !error ? `${id}-strength` : undefined,
          )}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          value={textOf(value)}
          onValue={set}
          read={toLatinDigits}
        />
        <IconButton
          icon={isShown ? 'hide' : 'show'}
          label={isShown ? m.hidePassword : m.showPassword}
          onClick={() => setShown(!isShown)}
        />
      </WithButton>
      {strength && <StrengthMeter id={`${id}-strength`} password={textOf(value)} />}
    </FieldFrame>
  );
}
