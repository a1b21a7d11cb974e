import styled from 'styled-components';

/** Pixels: what the calendar needs, and its distance from field and window edge. */
const size = { width: 320, height: 350, gap: 6 };

/** Below the field where there is room, above it otherwise; in the middle of a phone. */
function placeOf(anchor: DOMRect): string {
  const below = anchor.bottom + size.gap + size.height <= window.innerHeight;
  const top = below ? anchor.bottom + size.gap : anchor.top - size.gap - size.height;
  // Without the scrollbar and its gutter, which `position: fixed` does not count either.
  const width = document.documentElement.getBoundingClientRect().right;
  if (width < 480) return 'margin: auto;';
  const start = Math.min(width - anchor.right, width - size.width - size.gap);
  return `margin: 0; inset-block-start: ${Math.max(size.gap, top)}px; inset-inline-start: ${Math.max(size.gap, start)}px;`;
}

export const Box = styled.dialog<{ $anchor: DOMRect }>`
  position: fixed;
  inset: auto;
  inline-size: ${size.width}px;
  max-inline-size: calc(100vw - 2 * var(--space-3));
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow-3);
  ${({ $anchor }) => placeOf($anchor)}

  &::backdrop {
    background: none;
  }
  @media (max-width: 30rem) {
    inset: 0;
    &::backdrop {
      background: var(--veil);
    }
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);

  > span {
    flex: 1;
  }
  select {
    min-block-size: var(--control-s);
    font-size: var(--size-s);
    font-weight: 600;
  }
`;

export const Days = styled.table`
  inline-size: 100%;
  margin-block-start: var(--space-2);
  table-layout: fixed;

  th {
    padding-block: var(--space-1);
    color: var(--text-soft);
    font-size: var(--size-xs);
    font-weight: 600;
  }
  td {
    padding: 1px;
  }
  button {
    inline-size: 100%;
    block-size: var(--control-s);
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--radius-s);
    background: none;
    font-variant-numeric: tabular-nums;
  }
  button:hover {
    background: var(--hover);
  }
  button[data-holiday] {
    color: var(--danger);
  }
  button[aria-current] {
    border-color: var(--accent);
    font-weight: 650;
  }
  [aria-selected='true'] > button {
    background: var(--accent);
    color: var(--on-accent);
  }
  button[aria-disabled] {
    color: var(--text-soft);
    cursor: not-allowed;
    opacity: 0.5;
    text-decoration: line-through;
  }
`;

export const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-start: var(--space-2);
`;
