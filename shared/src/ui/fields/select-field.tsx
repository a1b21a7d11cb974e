import { common } from '../../messages';
import { NativeSelect, type SelectOption } from '../controls/native-select';
import { labelIn } from './choices-of';
import { FieldFrame } from './field-frame';
import { textOf, useField, type FieldProps } from './use-field';

interface Props extends Omit<FieldProps, 'readOnly'> {
  /** Texts, or pairs of value and label. A number becomes a text in the values. */
  options: readonly (string | SelectOption)[];
  /** The text of the empty choice; null if there is none. */
  blank?: string | null;
  disabled?: boolean;
}

/** A choice of one, with the select element of the browser. */
export function SelectField({
  name,
  label,
  hint,
  wide,
  options,
  blank = common.select,
  disabled,
}: Props) {
  const { id, value, set, error, required, control } = useField({
    name,
    label,
    hint,
    show: (stored) => labelIn(options, stored),
  });
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <NativeSelect
        {...control}
        disabled={disabled}
        options={options}
        blank={blank ?? undefined}
        value={textOf(value)}
        onChange={({ target }) => set(target.value)}
      />
    </FieldFrame>
  );
}
