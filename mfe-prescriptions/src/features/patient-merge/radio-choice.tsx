import { FieldFrame } from '@ziba/shared/ui/fields/field-frame';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  label: string;
  hint?: string;
  options: readonly { value: number; label: ReactNode }[];
  value: number;
  onChange: (value: number) => void;
}

/** A choice between the two patients with radio buttons; a value is the id of a patient. */
export function RadioChoice({ label, hint, options, value, onChange }: Props) {
  const id = useId();
  return (
    <FieldFrame group="radiogroup" id={id} label={label} hint={hint}>
      <Lines>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </Lines>
    </FieldFrame>
  );
}

/** One value below the other, because notes and addresses are long. */
const Lines = styled.div`
  display: grid;
  gap: var(--space-2);

  label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: var(--control);
    padding: var(--space-1) var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    cursor: pointer;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  label:hover {
    background: var(--hover);
  }
  label:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  input {
    flex: none;
    inline-size: 1.05rem;
    block-size: 1.05rem;
    margin: 0;
    outline: none;
    accent-color: var(--accent);
  }
`;
