import styled, { keyframes } from 'styled-components';

const settle = keyframes`from { opacity: 0.3; }`;

export const Days = styled.table`
  inline-size: 100%;
  table-layout: fixed;

  tbody {
    animation: ${settle} var(--quick) var(--ease);
  }
  th {
    padding-block: var(--space-1);
    color: var(--text-soft);
    font-size: var(--size-xs);
    font-weight: 600;
  }
  th:last-child {
    color: var(--danger);
  }
  td {
    padding: 1px 0;
    text-align: center;
  }
  button {
    position: relative;
    inline-size: min(100%, 2.75rem);
    block-size: var(--control-s);
    padding: 0;
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    font-variant-numeric: normal;
  }
  button:hover {
    background: var(--hover);
  }
  button:focus-visible {
    outline-offset: -1px;
  }
  button[data-closed] {
    color: var(--danger);
  }
  /* A named day has a dot besides its colour. */
  button[data-named]::before {
    position: absolute;
    inset-block-start: 0.2rem;
    inset-inline-end: calc(50% - 0.85rem);
    inline-size: 0.25rem;
    block-size: 0.25rem;
    border-radius: var(--radius-full);
    background: currentColor;
    content: '';
  }
  /* Today is underlined by a short bar. */
  button[aria-current] {
    font-weight: 700;
  }
  button[aria-current]::after {
    position: absolute;
    inset-block-end: 0.2rem;
    inset-inline: calc(50% - 0.45rem);
    block-size: 2px;
    border-radius: var(--radius-full);
    background: var(--accent);
    content: '';
  }
  [data-picked='between'],
  [data-picked='from'],
  [data-picked='to'] {
    background: var(--accent-soft);
    background-clip: content-box;
  }
  /* The band of a range is rounded at its ends and at the ends of each week. */
  [data-picked='from'],
  td:first-child[data-picked] {
    border-start-start-radius: var(--radius-s);
    border-end-start-radius: var(--radius-s);
  }
  [data-picked='to'],
  td:last-child[data-picked] {
    border-start-end-radius: var(--radius-s);
    border-end-end-radius: var(--radius-s);
  }
  [data-picked]:not([data-picked='between']) > button {
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 650;
  }
  [data-picked]:not([data-picked='between']) > button::after {
    background: currentColor;
  }
  button[aria-disabled] {
    background: none;
    color: var(--text-soft);
    cursor: not-allowed;
    opacity: 0.45;
  }
  small {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.2rem;
    color: var(--accent);
    font-size: var(--size-xs);
    font-weight: 600;
    line-height: 1.2;
  }
  small::before {
    inline-size: 0.3rem;
    block-size: 0.3rem;
    border-radius: var(--radius-full);
    background: currentColor;
    content: '';
  }
  small::after {
    content: attr(data-count);
  }
  [data-picked] small {
    color: inherit;
  }

  &[data-roomy] button {
    display: grid;
    align-content: start;
    inline-size: 100%;
    block-size: auto;
    min-block-size: 3.25rem;
    padding-block: 0.35rem;
    line-height: 1.6;
  }
  /* Where the bar would cross the count, a border marks today. */
  &[data-roomy] button[aria-current] {
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  &[data-roomy] button[aria-current]::after {
    content: none;
  }
  &[data-roomy] td {
    padding: 1px;
  }
`;
