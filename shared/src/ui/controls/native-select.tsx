import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from './icon';

/** A choice with a stored value and the words that are shown for it. */
export interface SelectOption {
  value: string | number;
  label: string;
}

interface Props extends ComponentProps<'select'> {
  options: readonly (string | SelectOption)[];
  /** The words of a first choice with an empty value; without them there is no such choice. */
  blank?: string;
}

/** The browser's own select box in the look of the kit. The caller must give it a label. */
export function NativeSelect({ options, blank, ...rest }: Props) {
  const choices = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );
  return (
    <Frame>
      <select {...rest}>
        {blank !== undefined && <option value="">{blank}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="expand" />
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: flex;
  min-inline-size: 0;

  select {
    inline-size: 100%;
    min-block-size: var(--control);
    padding-block: 0;
    padding-inline: var(--space-3) 2.25rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
    font-size: var(--size-control);
    text-overflow: ellipsis;
    appearance: none;
  }
  select:focus-visible {
    outline-offset: -1px;
    border-radius: var(--radius-m);
  }
  select[aria-invalid='true'] {
    border-color: var(--danger);
  }
  select:disabled {
    background: var(--sunken);
  }
  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-3);
    block-size: 100%;
    color: var(--text-soft);
    pointer-events: none;
  }
`;
