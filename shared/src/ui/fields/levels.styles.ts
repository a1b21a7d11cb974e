import styled from 'styled-components';

/** Rows of radio buttons below common headings; on narrow screens each choice has its words beside it. */
export const Levels = styled.div<{ $levels: number }>`
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  overflow: clip;

  &[data-invalid] {
    border-color: var(--danger);
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) repeat(${({ $levels }) => $levels}, minmax(0, 1fr));
    align-items: center;
  }
  > div + div {
    border-block-start: 1px solid var(--line);
  }
  > div > :first-child {
    padding: var(--space-1) var(--space-3);
    overflow-wrap: anywhere;
  }
  > div[aria-hidden] {
    padding-block: var(--space-2);
    background: var(--sunken);
    color: var(--text-soft);
    font-size: var(--size-xs);
    text-align: center;
  }
  > div[data-all] {
    background: var(--hover);
    font-weight: 600;
  }
  label {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-block-size: var(--control);
    cursor: pointer;
  }
  label:hover {
    background: var(--hover);
  }
  label:has(:checked) {
    background: var(--accent-soft);
    color: var(--accent);
  }
  label:has(:disabled) {
    background: none;
    color: var(--text-soft);
    cursor: not-allowed;
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  input {
    flex: none;
    inline-size: 1.05rem;
    block-size: 1.05rem;
    margin: 0;
    outline: none;
    accent-color: var(--accent);
  }

  @media (min-width: 40.01rem) {
    /* The heading above says it; it is still read aloud. */
    label > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @media (max-width: 40rem) {
    > div[aria-hidden] {
      display: none;
    }
    > [role='radiogroup'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      padding-block: var(--space-1);
    }
    > div > :first-child {
      grid-column: 1 / -1;
    }
    label {
      justify-content: flex-start;
      padding-inline: var(--space-3);
      font-size: var(--size-s);
    }
  }
`;
