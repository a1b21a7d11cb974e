import styled, { css, keyframes } from 'styled-components';

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.75rem, 1fr));
  gap: var(--space-2);
`;

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > p {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;

export const Group = styled.div`
  display: grid;
  gap: var(--space-2);

  h3 {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
    font-size: var(--size-s);
  }
  h3 small {
    color: var(--text-soft);
    font-size: var(--size-xs);
    font-weight: 400;
  }
`;

export const Tiles = styled.div`
  ${columns}
`;

export const Tile = styled.label`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  min-block-size: 2.875rem;
  padding-block: 0.125rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  font-weight: 650;
  line-height: 1.35;
  cursor: pointer;
  transition:
    background var(--quick) var(--ease),
    border-color var(--quick) var(--ease);

  &:hover {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  time {
    font-variant-numeric: normal;
  }
  small {
    padding-inline: var(--space-1);
    font-size: 0.6875rem;
    font-weight: 400;
    line-height: 1.3;
    text-align: center;
    overflow-wrap: anywhere;
  }
  > svg {
    position: absolute;
    inset-block-start: 0.3rem;
    inset-inline-start: 0.35rem;
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  &:has(input:checked) {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  &:not([data-state='free']) {
    border-color: transparent;
    background: var(--sunken);
    color: var(--text-soft);
    font-weight: 400;
    cursor: not-allowed;
  }
  &[data-state='booked'] time {
    text-decoration: line-through;
  }
  &[data-state='held'] {
    border: 1px dashed var(--warning);
    background: var(--warning-soft);
    color: var(--warning);
  }
  &[data-state='past'] {
    border: 1px solid var(--line);
    background: none;
  }
  &[data-state='closed'] {
    border: 1px solid var(--line);
    background: repeating-linear-gradient(135deg, var(--sunken) 0 6px, var(--surface) 6px 12px);
  }
`;

/** The message above the times that none of them is free. */
export const None = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sunken);

  span {
    flex: 1 1 14rem;
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;

const pulse = keyframes`from { opacity: 0.4; }`;
const wait = keyframes`from, to { visibility: hidden; }`;

/** Grey tiles while the times load; invisible for the first 150 ms. */
export const Waiting = styled.div`
  ${columns}
  padding-block-start: var(--space-5);
  animation: ${wait} 150ms;

  span {
    block-size: 2.875rem;
    border-radius: var(--radius-m);
    background: var(--sunken);
    animation: ${pulse} 900ms alternate infinite;
  }
`;
