import styled from 'styled-components';

export const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-4) var(--space-6);

  ul {
    display: grid;
    flex: 1 1 14rem;
    max-inline-size: 26rem;
    font-size: var(--size-s);
  }
  li {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    column-gap: var(--space-2);
    padding: var(--space-1) var(--space-2);
    border-radius: var(--radius-s);
  }
  li[data-active] {
    background: var(--hover);
  }
  li small {
    grid-column: 2 / -1;
    color: var(--text-soft);
    font-size: var(--size-xs);
  }
`;

export const Ring = styled.div`
  position: relative;
  inline-size: 12.5rem;
  max-inline-size: 100%;
  border-radius: var(--radius-full);

  &:focus-visible {
    border-radius: var(--radius-full);
  }
  p {
    position: absolute;
    inset: 22%;
    display: grid;
    place-content: center;
    justify-items: center;
    line-height: 1.5;
    text-align: center;
    pointer-events: none;
  }
  p span {
    color: var(--text-soft);
    font-size: var(--size-xs);
  }
  p b {
    font-size: var(--size-l);
  }
`;
