import { css } from 'styled-components';

/** The surface of a panel that `usePopover` places; each panel sets its own padding. */
export const popoverSurface = css`
  position: fixed;
  inset: auto;
  z-index: var(--layer-bar);
  margin: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow-2);
  overflow-y: auto;
  overscroll-behavior: contain;
`;
