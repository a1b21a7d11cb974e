import styled from 'styled-components';

/** A cell of the matrix. Sections that are off are emphasised. Where rows are cards, it also shows a word. */
export const Face = styled.button`
  display: inline-grid;
  justify-items: center;
  gap: 0.1875rem;
  min-inline-size: 3.25rem;
  min-block-size: var(--control-s);
  align-content: center;
  padding: var(--space-1);
  border: 1px solid transparent;
  border-radius: var(--radius-m);
  background: none;
  color: var(--text-soft);
  cursor: pointer;
  transition: background var(--quick) var(--ease);

  &:hover {
    border-color: var(--line-strong);
    background: var(--surface);
  }
  &[data-state='switched_off'] {
    background: var(--danger-soft);
    color: var(--danger);
  }
  &[data-state='feature'],
  &[data-state='contract'] {
    background: var(--neutral-soft);
    color: var(--neutral);
  }

  @container (max-width: 46rem) {
    grid-template-columns: auto 1fr auto;
    justify-items: start;
    align-items: center;
    gap: var(--space-2);
    inline-size: 100%;
    min-block-size: var(--control);
    padding-inline: var(--space-2);
    border-color: var(--line);
  }
`;

/** A small switch. The position of its knob shows the state without colour. */
export const Track = styled.span`
  position: relative;
  inline-size: 1.75rem;
  block-size: 1rem;
  border: 1.5px solid currentColor;
  border-radius: var(--radius-full);

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0.125rem;
    inline-size: 0.5625rem;
    block-size: 0.5625rem;
    margin-block: auto;
    border-radius: var(--radius-full);
    background: currentColor;
  }
  [data-state='on'] > & {
    border-color: var(--success);
    background: var(--success-soft);
    color: var(--success);
  }
  [data-state='on'] > &::before {
    inset-inline-start: auto;
    inset-inline-end: 0.125rem;
  }
  [data-state='feature'] > &,
  [data-state='contract'] > & {
    border-style: dashed;
  }
`;

export const Word = styled.span`
  display: none;
  font-size: var(--size-s);

  @container (max-width: 46rem) {
    display: inline;
  }
`;

export const Marks = styled.span`
  display: flex;
  gap: 0.1875rem;
  font-size: 0;

  &:empty {
    display: none;
  }
  [data-icon='clock'] {
    color: var(--warning);
  }
  [data-icon='tags'] {
    color: var(--info);
  }
  [data-icon='alert'] {
    color: var(--danger);
  }
`;
