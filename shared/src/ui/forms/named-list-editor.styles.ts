import styled from 'styled-components';

export const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  max-block-size: 14rem;
  overflow-y: auto;

  li {
    padding: 0.125rem var(--space-3);
    border-radius: var(--radius-full);
    background: var(--neutral-soft);
    color: var(--neutral);
    font-size: var(--size-s);
  }
`;

export const Mode = styled.div`
  display: flex;
  gap: var(--space-2);
  margin-block-start: var(--space-4);

  button[aria-expanded='true'] {
    background: var(--accent-soft);
    border-color: var(--accent);
    color: var(--accent);
  }
  & ~ * {
    margin-block-start: var(--space-4);
  }
`;

export const Choice = styled.label`
  display: grid;
  gap: var(--space-1);
  max-inline-size: 24rem;

  > span:first-child {
    font-size: var(--size-s);
    font-weight: 600;
  }
`;
