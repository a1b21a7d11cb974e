import { toPersianDigits } from '../../format/digits';
import { FieldWarning } from './field-warning';
import { FieldFrame } from './field-frame';
import { hasCheckDigit } from './national-code';
import { FormattedInput } from './formatted-input';
import { describedBy, textOf, useField, type FieldProps } from './use-field';
import { m } from './messages';
import { readDigits } from '../controls/typed-digits';

const fullLength = 10;

interface Props extends FieldProps {
  /** Called when the user has typed another code, but not when the form sets one. */
  onTyped?: (code: string) => void;
}

/** A national code. A wrong check digit gets a warning but is not refused (ruling 11). */
export function NationalCodeField({ name, label, hint, wide, readOnly, onTyped }: Props) {
  const { id, value, set, error, required, control } = useField({ name, label, hint });
  const code = textOf(value);
  const wrong = code.length === fullLength && !hasCheckDigit(code) ? m.nationalCodeWarning : null;
  const warning = code.length > fullLength ? m.longDigits(code.length, fullLength) : wrong;
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
        show={toPersianDigits}
      />
      <FieldWarning id={`${id}-warning`} text={warning} />
    </FieldFrame>
  );
}
