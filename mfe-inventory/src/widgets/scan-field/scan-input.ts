import styled from 'styled-components';

/** An input outside of a form: for a scanner, and for a number in a table. */
export const ScanInput = styled.input`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--control);
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  color: var(--text);
  font-size: var(--size-control);
  text-align: end;

  &[aria-invalid='true'] {
    border-color: var(--danger);
  }
`;
