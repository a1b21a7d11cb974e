import styled from 'styled-components';

/** Reserves the height of its usual content, which is loaded later. */
export const Box = styled.section`
  display: grid;
  align-content: start;
  min-block-size: 12rem;
  grid-column: 1 / -1;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--sunken);

  h3 {
    font-size: var(--size-m);
  }
  > p[data-warns] {
    display: flex;
    align-items: flex-start;
    gap: var(--space-2);
    color: var(--warning);
    font-size: var(--size-s);
  }
  > p > svg {
    flex: none;
    margin-block-start: 0.25rem;
  }
`;

export const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  color: var(--text-soft);
  font-size: var(--size-xs);
  line-height: 1.6;
  list-style: none;

  b {
    display: block;
    color: var(--text);
    font-size: var(--size-xl);
    line-height: 1.4;
  }
  [data-warns] b {
    color: inherit;
  }
  [data-warns] {
    color: var(--warning);
  }
`;

/** Long lists are collapsed. */
export const Names = styled.details`
  font-size: var(--size-s);

  summary {
    min-block-size: var(--control-s);
    align-content: center;
    color: var(--accent);
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: var(--space-1);
    max-block-size: 14rem;
    margin: 0;
    padding-block: var(--space-1);
    padding-inline: var(--space-4) 0;
    overflow-y: auto;
  }
  bdi {
    color: var(--text-soft);
    font-size: var(--size-xs);
  }
`;
