import type { SelectOption } from '../controls/native-select';
import { Choices } from './choices';
import { choicesOf, labelsIn } from './choices-of';
import { FieldFrame } from './field-frame';
import { useField, type FieldProps } from './use-field';

interface Props extends Omit<FieldProps, 'readOnly'> {
  options: readonly (string | SelectOption)[];
  disabled?: boolean;
}

/** A choice of several with check boxes; the value is the list of chosen values in the order of the options. */
export function CheckboxGroupField({ name, label, hint, wide = true, options, disabled }: Props) {
  const { id, value, set, error, required, control } = useField({
    name,
    label,
    hint,
    show: (stored) => labelsIn(options, stored),
  });
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const choices = choicesOf(options);
  const toggle = (one: string) => {
    const next = choices
      .map((choice) => choice.value)
      .filter((other) => (other === one ? !chosen.includes(one) : chosen.includes(other)));
    set(next);
  };

  return (
    <FieldFrame group {...{ id, label, hint, error, required, wide }}>
      <Choices data-invalid={control['aria-invalid']}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="checkbox"
              name={name}
              disabled={disabled}
              checked={chosen.includes(choice.value)}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              onBlur={control.onBlur}
              onChange={() => toggle(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </Choices>
    </FieldFrame>
  );
}
