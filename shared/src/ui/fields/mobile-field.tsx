import { toLatinDigits } from '../../format/digits';
import { FieldFrame } from './field-frame';
import { RetypedInput } from './retyped-input';
import { textOf, useField, type FieldProps } from './use-field';

const read = (typed: string) =>
  toLatinDigits(typed)
    .replace(/[^\d+]/g, '')
    .slice(0, 15);

/** A mobile number. +98 and 0098 are understood by the contract, so they may be typed. */
export function MobileField({ name, label, hint, wide, readOnly }: FieldProps) {
  const { id, value, set, error, required, control } = useField({ name, label, hint });
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <RetypedInput
        {...control}
        readOnly={readOnly}
        type="tel"
        dir="ltr"
        placeholder="09"
        value={textOf(value)}
        onValue={set}
        read={read}
      />
    </FieldFrame>
  );
}
