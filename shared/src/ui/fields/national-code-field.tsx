import { FieldWarning } from './field-warning';
import { FieldFrame } from './field-frame';
import { hasCheckDigit } from './national-code';
import { FormattedInput } from './formatted-input';
import { describedBy, textOf, useField, type FieldProps } from './use-field';
import { m } from './messages';
import { readDigits } from '../controls/typed-digits';

const whole = 10;

interface Props extends FieldProps {
  /** Told after another code was typed; what the form itself writes is not told. */
  onTyped?: (code: string) => void;
}

/** A national code. A wrong check digit is doubted aloud, never refused (ruling 11). */
export function NationalCodeField({ name, label, hint, wide, readOnly, onTyped }: Props) {
  const { id, value, set, error, required, control } = useField({ name, label, hint });
  const code = textOf(value);
  const wrong = code.length === whole && !hasCheckDigit(code) ? m.nationalCodeWarning : null;
  const warning = code.length > whole ? m.longDigits(code.length, whole) : wrong;
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <FormattedInput
        {...control}
        aria-describedby={describedBy(control, warning && `${id}-warning`)}
        readOnly={readOnly}
        dir="ltr"
        inputMode="numeric"
        value={code}
        onValue={(next) => {
          set(next);
          if (next !== code) onTyped?.(next);
        }}
        read={readDigits}
      />
      <FieldWarning id={`${id}-warning`} text={warning} />
    </FieldFrame>
  );
}
