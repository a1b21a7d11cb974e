import styled from 'styled-components';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  container-type: inline-size;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
  min-block-size: var(--control-s);
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
`;

export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: var(--space-2);

  button {
    display: grid;
    align-content: start;
    justify-items: center;
    min-block-size: 5.25rem;
    padding: var(--space-2) 0;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--surface);
    line-height: 1.5;
    transition:
      background var(--quick) var(--ease),
      border-color var(--quick) var(--ease);
  }
  button:hover {
    border-color: var(--line-strong);
  }
  span {
    max-inline-size: 100%;
    color: var(--text-soft);
    font-size: var(--size-xs);
    white-space: nowrap;
  }
  b {
    font-size: var(--size-xl);
    line-height: 1.4;
  }
  small {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    font-size: var(--size-xs);
    font-weight: 600;
  }
  small[data-count] {
    color: var(--success);
  }
  small[data-count]::before {
    inline-size: 0.4rem;
    block-size: 0.4rem;
    border: 1px solid currentColor;
    border-radius: var(--radius-full);
    background: currentColor;
    content: '';
  }
  small[data-count='0'] {
    color: var(--text-soft);
  }
  small[data-count='0']::before {
    background: none;
  }
  [data-today] {
    border-color: var(--accent);
  }
  [data-today] span {
    color: var(--accent);
    font-weight: 650;
  }
  [aria-checked='true'] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);

    span,
    small[data-count] {
      color: inherit;
    }
  }
  [aria-checked='true']:hover {
    background: var(--accent-strong);
  }
  [aria-disabled] {
    border-color: transparent;
    background: var(--sunken);
    color: var(--text-soft);
    cursor: not-allowed;
  }
  [aria-disabled]:hover {
    border-color: transparent;
  }
  [aria-disabled] b {
    font-weight: 400;
  }

  [data-short] {
    display: none;
  }
  @container (max-width: 34rem) {
    gap: var(--space-1);

    [data-long] {
      display: none;
    }
    [data-short] {
      display: inline;
    }
    b {
      font-size: var(--size-l);
    }
  }
`;
