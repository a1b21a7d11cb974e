import { css } from 'styled-components';

/** The style of entries and buttons on the dark side menu. */
export const navFace = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding-inline: var(--space-3);
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  color: var(--nav-soft);
  text-align: start;
  text-decoration: none;
  white-space: nowrap;
  transition:
    background var(--quick) var(--ease),
    color var(--quick) var(--ease);

  svg {
    flex: none;
  }
  &:hover {
    background: color-mix(in srgb, var(--nav-active) 55%, transparent);
    color: var(--nav-text);
  }
  &[aria-current='page'] {
    background: var(--nav-active);
    color: var(--nav-text);
    font-weight: 600;
    box-shadow: inset 0 0 0 1px var(--nav-line);
  }
  &:focus-visible {
    outline-color: var(--nav-text);
    outline-offset: -2px;
  }
  &[data-collapsed] {
    justify-content: center;
    padding-inline: 0;
    border-radius: 0;
  }
`;
