import { toPersianDigits } from '../../format/digits';
import { cleanMobile } from '../../contracts/normalise';
import { FieldWarning } from './field-warning';
import { FieldFrame } from './field-frame';
import { FormattedInput } from './formatted-input';
import { m } from './messages';
import { readDigits } from '../controls/typed-digits';
import { describedBy, textOf, useField, type FieldProps } from './use-field';

/** 09 and nine digits. */
const fullLength = 11;

/** A mobile number. It may begin with +98 or 0098: the contract converts it. */
export function MobileField({ name, label, hint, wide, readOnly }: FieldProps) {
  const { id, value, set, error, required, control } = useField({ name, label, hint });
  const { length } = cleanMobile(textOf(value));
  const warning = length > fullLength ? m.longDigits(length, fullLength) : null;
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <FormattedInput
        {...control}
        aria-describedby={describedBy(control, warning && `${id}-warning`)}
        readOnly={readOnly}
        type="tel"
        dir="ltr"
        placeholder={toPersianDigits('09')}
        value={textOf(value)}
        onValue={set}
        read={readDigits}
        show={toPersianDigits}
      />
      <FieldWarning id={`${id}-warning`} text={warning} />
    </FieldFrame>
  );
}
