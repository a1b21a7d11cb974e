import { css } from 'styled-components';

/** What opens over the page beside its opener and is placed by `usePopover`; padding is the part's own. */
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
