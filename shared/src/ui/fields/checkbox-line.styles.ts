import styled from 'styled-components';

export const Frame = styled.div<{ $wide?: boolean }>`
  display: grid;
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
  min-inline-size: 0;

  > p {
    /* Below the words, not below the box. */
    padding-inline-start: calc(1.15rem + var(--space-2));
  }
  &:has(.switch) > p {
    padding-inline-start: calc(2.5rem + var(--space-3));
  }
`;

export const Line = styled.label`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--space-2);
  min-block-size: var(--control);
  line-height: 1.6;
  cursor: pointer;

  &:has(.switch) {
    gap: var(--space-3);
  }
  &:has(:disabled) {
    color: var(--text-soft);
    cursor: not-allowed;
  }
  > input {
    flex: none;
    inline-size: 1.15rem;
    block-size: 1.15rem;
    margin: 0;
    accent-color: var(--accent);
    cursor: inherit;
  }
  > input[aria-invalid] {
    outline: 2px solid var(--danger);
    outline-offset: 1px;
    border-radius: 0.25rem;
  }
  > input:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  > .switch {
    position: relative;
    inline-size: 2.5rem;
    block-size: 1.5rem;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-full);
    background: var(--surface);
    appearance: none;
    transition:
      background var(--quick) var(--ease),
      border-color var(--quick) var(--ease);
  }
  > .switch::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0.1875rem;
    inline-size: 1rem;
    block-size: 1rem;
    margin-block: auto;
    border-radius: var(--radius-full);
    background: var(--line-strong);
    transition: inset-inline-start var(--quick) var(--ease);
  }
  > .switch:checked {
    border-color: var(--accent);
    background: var(--accent);
  }
  > .switch:checked::before {
    inset-inline-start: calc(100% - 1.1875rem);
    background: var(--on-accent);
  }
  > .switch:disabled {
    opacity: 0.55;
  }
  @media (forced-colors: active) {
    > .switch::before {
      background: ButtonText;
    }
    > .switch:checked::before {
      background: Highlight;
    }
  }
`;
