import styled from 'styled-components';
import type { SelectOption } from '../native-select';
import { FieldFrame } from './field-frame';
import { useField, type FieldProps } from './use-field';

interface Props extends Omit<FieldProps, 'readOnly'> {
  options: readonly (string | SelectOption)[];
}

/** A choice of several; the value is the list of chosen values, in the order of the options. */
export function CheckboxGroupField({ name, label, hint, wide = true, options }: Props) {
  const { id, value, set, error, required, control } = useField(name, hint);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const choices = options.map((option) =>
    typeof option === 'string'
      ? { value: option, label: option }
      : { ...option, value: String(option.value) },
  );
  const toggle = (one: string) => {
    const next = choices
      .map((choice) => choice.value)
      .filter((other) => (other === one ? !chosen.includes(one) : chosen.includes(other)));
    set(next);
  };

  return (
    <FieldFrame group {...{ id, label, hint, error, required, wide }}>
      <Choices>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="checkbox"
              name={name}
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

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  label {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: var(--control);
    padding-inline: var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-full);
    cursor: pointer;
  }
  label:hover {
    background: var(--hover);
  }
  label:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
    font-weight: 600;
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  input {
    inline-size: 1.05rem;
    block-size: 1.05rem;
    margin: 0;
    outline: none;
    accent-color: var(--accent);
  }
`;
