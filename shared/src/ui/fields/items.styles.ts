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

  @media (max-width: 40rem) {
    > div[aria-hidden] {
      display: none;
    }
    > [role='group'] {
      grid-template-columns: minmax(0, 1fr) var(--control-s);
      padding-block-end: var(--space-2);
      border-block-end: 1px solid var(--line);
    }
    > [role='group'] > div {
      grid-column: 1;
    }
    > [role='group'] > button {
      grid-area: 1 / 2;
    }
    ::placeholder {
      color: var(--text-soft);
    }
  }
`;
