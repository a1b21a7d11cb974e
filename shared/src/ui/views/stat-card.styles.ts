import styled from 'styled-components';

export const Sheet = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  align-self: stretch;
  gap: var(--space-1);
  min-inline-size: 0;
  min-block-size: 7.75rem;
  padding: var(--space-4) var(--space-5);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  box-shadow: var(--shadow-1);
  container-type: inline-size;
  transition:
    border-color var(--quick) var(--ease),
    box-shadow var(--calm) var(--ease);

  @media (max-width: 30rem) {
    padding: var(--space-3) var(--space-4);
  }
  &[data-compact] {
    min-block-size: 5.75rem;
  }
  &[data-linked]:hover {
    border-color: var(--accent);
    box-shadow: var(--shadow-2);
  }
`;

export const Label = styled.h3`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  color: var(--text-soft);
  font-size: var(--size-s);
  font-weight: 500;

  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-l);
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
`;

export const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--space-2);
  /* Nine digits fit into half the width of a phone. */
  font-size: clamp(var(--size-l), 16cqi, var(--size-xxl));
  font-weight: 700;
  line-height: 1.5;

  small {
    color: var(--text-soft);
    font-size: var(--size-s);
    font-weight: 400;
  }
`;

export const Change = styled.p`
  color: var(--text-soft);
  font-size: var(--size-xs);

  b {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    color: var(--neutral);
    vertical-align: bottom;
  }
  &[data-mood='good'] b {
    color: var(--success);
  }
  &[data-mood='bad'] b {
    color: var(--danger);
  }
`;

export const Trouble = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  color: var(--danger);
  font-size: var(--size-s);

  button {
    margin-inline-start: calc(-1 * var(--space-3));
  }
`;
