import styled from 'styled-components';

export const Ranges = styled.ul`
  display: grid;
  gap: var(--space-2);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) var(--control-s);
    align-items: center;
    gap: var(--space-1) var(--space-2);
  }
  > li > label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  input[dir='ltr'] {
    text-align: center;
  }
  > li > p {
    grid-column: 1 / -1;
  }
  > [data-none] {
    display: flex;
    min-block-size: var(--control);
    padding-inline: var(--space-3);
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-m);
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  button:hover {
    background: var(--danger-soft);
    color: var(--danger);
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
`;
