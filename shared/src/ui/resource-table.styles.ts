import styled, { keyframes } from 'styled-components';

type Align = 'start' | 'center' | 'end' | undefined;

export const Sheet = styled.div`
  min-inline-size: 0;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  box-shadow: var(--shadow-1);
  container-type: inline-size;
`;

export const Region = styled.div`
  position: relative;
  overflow-x: auto;
  border-radius: var(--radius-l);

  &[data-renews] tbody {
    opacity: 0.6;
    transition: opacity var(--calm) 150ms;
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--radius-l);
  }
`;

export const Heading = styled.th<{ $align: Align }>`
  padding: var(--space-2) var(--space-4);
  border-block-end: 1px solid var(--line);
  color: var(--text-soft);
  font-size: var(--size-s);
  font-weight: 600;
  text-align: ${({ $align = 'start' }) => $align};
  white-space: nowrap;
`;

export const Cell = styled.td<{ $align: Align }>`
  block-size: 3.125rem;
  padding: var(--space-2) var(--space-4);
  border-block-end: 1px solid var(--line);
  text-align: ${({ $align = 'start' }) => $align};
  vertical-align: middle;
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-block-size: var(--control-s);
  padding: 0 var(--space-2);
  margin-inline: calc(-1 * var(--space-2));
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  font-weight: 600;

  &:hover {
    background: var(--hover);
    color: var(--text);
  }
  svg {
    opacity: 0.55;
  }
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: var(--accent);
  }
  [aria-sort='ascending'] > & svg,
  [aria-sort='descending'] > & svg {
    opacity: 1;
  }
`;

/** Rows become cards where the table itself is narrow, whatever the window is. */
export const Table = styled.table`
  inline-size: 100%;

  tbody tr {
    transition: background var(--quick) var(--ease);
  }
  tbody tr:last-child > td {
    border-block-end: 0;
  }
  tbody tr:not([aria-hidden]):hover {
    background: var(--hover);
  }
  tr[data-linked] {
    position: relative;
    cursor: pointer;
  }
  tr[data-linked] > td:first-child > a {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  tr[data-linked] > td:first-child > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  tr[data-linked] > td:not(:first-child) :is(a, button) {
    position: relative;
  }

  @container (max-width: 46rem) {
    &,
    thead,
    tbody {
      display: block;
    }
    thead tr {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1) var(--space-4);
      padding-inline: var(--space-4);
    }
    thead:not(:has([data-sortable])),
    th:not([data-sortable]) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    th[data-sortable] {
      padding: var(--space-1) 0;
      border: 0;
    }
    tbody {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
    }
    tbody tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-content: start;
      gap: var(--space-1) var(--space-4);
      padding: var(--space-3) var(--space-4);
      border-block-end: 1px solid var(--line);
    }
    tbody td {
      display: block;
      block-size: auto;
      padding: 0;
      border: 0;
      text-align: start;
    }
    tbody td::before {
      content: attr(data-title);
      display: block;
      color: var(--text-soft);
      font-size: var(--size-xs);
    }
    tbody td:empty {
      display: none;
    }
    tbody td:first-child,
    tbody td:not([data-title]) {
      grid-column: 1 / -1;
    }
    tbody td:first-child {
      font-weight: 600;
    }
    tbody td:first-child::before,
    tbody td:not([data-title])::before {
      content: none;
    }
  }
`;

const breathe = keyframes`50% { opacity: 0.45; }`;
const appear = keyframes`from { visibility: hidden; }`;

/** Stands where words will be; unseen for the first 150 ms, which most loads do not outlast. */
export const Skeleton = styled.span<{ $width: number }>`
  display: inline-block;
  inline-size: ${({ $width }) => $width}%;
  block-size: 0.8em;
  border-radius: var(--radius-s);
  background: var(--neutral-soft);
  vertical-align: middle;
  animation:
    ${appear} 1ms 150ms backwards,
    ${breathe} 1400ms 150ms infinite;
`;
