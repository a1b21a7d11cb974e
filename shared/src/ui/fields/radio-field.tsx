import type { SelectOption } from '../controls/native-select';
import { Choices } from './choice.styles';
import { choicesOf, labelIn } from './choices-of';
import { FieldFrame } from './field-frame';
import { textOf, useField, type FieldPropsOf } from './use-field';

interface Props<Values> extends Omit<FieldPropsOf<Values>, 'readOnly'> {
  /** Up to five or so; more belong into a SelectField. An id arrives as text. */
  options: readonly (string | SelectOption)[];
  disabled?: boolean;
  /** For what must be answered as long as it is shown, where the schema alone cannot say so. */
  required?: boolean;
}

/** A choice of one with all choices in sight. The arrow keys choose, Tab passes by. */
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
