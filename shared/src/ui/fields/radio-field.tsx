import type { SelectOption } from '../controls/native-select';
import { Choices } from './choices';
import { choicesOf, labelIn } from './choices-of';
import { FieldFrame } from './field-frame';
import { textOf, useField, type FieldPropsOf } from './use-field';

interface Props<Values> extends Omit<FieldPropsOf<Values>, 'readOnly'> {
  /** About five at most; use SelectField for more. A number becomes a text in the values. */
  options: readonly (string | SelectOption)[];
  disabled?: boolean;
  /** Marks the field as required if the contract alone does not tell. */
  required?: boolean;
}

/** A choice of one with radio buttons. */
export function RadioField<Values>(props: Props<Values>) {
  const { name, label, hint, wide, options, disabled } = props;
  const field = useField({
    name,
    label,
    hint,
    show: (stored) => labelIn(options, stored),
  });
  const { id, value, set, error, control } = field;
  const required = props.required ?? field.required;
  const chosen = textOf(value);
  return (
    <FieldFrame group="radiogroup" {...{ id, label, hint, error, required, wide }}>
      <Choices data-invalid={control['aria-invalid']}>
        {choicesOf(options).map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              disabled={disabled}
              checked={chosen === choice.value}
              onBlur={control.onBlur}
              onChange={() => set(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </Choices>
    </FieldFrame>
  );
}
