import styled, { css } from 'styled-components';

interface ItemsProps {
  $columns: readonly { share?: number }[];
  $locked?: boolean;
}

const tracks = css<ItemsProps>`
  grid-template-columns:
    ${({ $columns }) => $columns.map(({ share = 1 }) => `minmax(0, ${share}fr)`).join(' ')}
    ${({ $locked }) => ($locked ? '' : 'var(--control-s)')};
`;

/** Rows of inputs under common headings; on narrow screens each part has a line of its own. */
export const Items = styled.div<ItemsProps>`
  display: grid;
  gap: var(--space-2);

  > div {
    display: grid;
    ${tracks}
    align-items: start;
    gap: var(--space-1) var(--space-2);
  }
  > div[aria-hidden] {
    color: var(--text-soft);
    font-size: var(--size-xs);
    padding-inline: var(--space-1);
  }
  & + [data-foot] {
    margin-block-start: var(--space-1);
  }
  > [role='group'] > button {
    margin-block-start: calc((var(--control) - var(--control-s)) / 2);
  }
  > [role='group'] > button:hover {
    background: var(--danger-soft);
    color: var(--danger);
  }
  ::placeholder {
    color: transparent;
  }

  &[data-layout='cards'] > [role='group'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
    padding: var(--space-3);
    padding-inline-end: calc(var(--control-s) + var(--space-3));
    position: relative;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
  }
  &[data-layout='cards'] > [role='group'] > [data-share='2'] {
    grid-column: span 2;
  }
  &[data-layout='cards'] > [role='group'] > div > span {
    color: var(--text-soft);
    font-size: var(--size-xs);
  }
  &[data-layout='cards'] > [role='group'] > button {
    position: absolute;
    inset-block-start: var(--space-2);
    inset-inline-end: var(--space-1);
    margin: 0;
  }

  @media (max-width: 40rem) {
    &:not([data-layout]) > div[aria-hidden] {
      display: none;
    }
    &:not([data-layout]) > [role='group'] {
      grid-template-columns: minmax(0, 1fr) var(--control-s);
      padding-block-end: var(--space-2);
      border-block-end: 1px solid var(--line);
    }
    &:not([data-layout]) > [role='group'] > div {
      grid-column: 1;
    }
    &:not([data-layout]) > [role='group'] > button {
      grid-area: 1 / 2;
    }
    &:not([data-layout]) ::placeholder {
      color: var(--text-soft);
    }
  }
`;
