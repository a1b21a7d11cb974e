import styled from 'styled-components';

export const Verdict = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin-block-end: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--danger-soft);
  color: var(--danger);

  &[data-visible='true'] {
    background: var(--success-soft);
    color: var(--success);
  }
  > svg {
    flex: none;
  }
  h2 {
    font-size: var(--size-l);
  }
`;

/** The steps, joined by a line. A step that prevents access is emphasised. */
export const Chain = styled.ol`
  display: grid;
  margin: var(--space-5) 0 0;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: var(--space-3);
    padding-block-end: var(--space-4);
  }
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 2rem 0;
    inset-inline-start: calc(1rem - 1px);
    inline-size: 2px;
    background: var(--line);
  }
  b {
    font-weight: 600;
  }
  p {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  [data-verdict='bad'] b,
  [data-verdict='bad'] p {
    color: var(--danger);
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  border-radius: var(--radius-full);
  background: var(--neutral-soft);
  color: var(--neutral);

  [data-verdict='good'] > & {
    background: var(--success-soft);
    color: var(--success);
  }
  [data-verdict='bad'] > & {
    background: var(--danger);
    color: var(--surface);
  }
`;
