import styled, { css } from 'styled-components';

/** The board scrolls in both directions; names of doctors and hours stay visible. */
export const Frame = styled.div<{ $columns: number; $row: number }>`
  --row: ${({ $row }) => $row}rem;
  --head: 3.75rem;
  /* The height of rows in which nobody works and nothing is booked. */
  --idle: 0.5rem;

  position: relative;
  display: grid;
  grid-template-columns: 4rem repeat(${({ $columns }) => $columns}, minmax(8rem, 1fr));
  align-content: start;
  max-block-size: max(24rem, 100dvh - 18rem);
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  box-shadow: var(--shadow-1);

  [role='row'] {
    display: contents;
  }
  @media (max-width: 40rem) {
    grid-template-columns: 3.25rem repeat(${({ $columns }) => $columns}, minmax(8rem, 1fr));
    max-block-size: max(22rem, 100dvh - 13rem);
  }
`;

/** Closed time is hatched, so that it differs from open time not only by its colour. */
const hatched = css`
  background: repeating-linear-gradient(
      -45deg,
      transparent 0 6px,
      var(--line) 6px 7px,
      transparent 7px 12px
    )
    var(--sunken);
`;

export const Cell = styled.div`
  position: relative;
  block-size: var(--row);
  border-block-start: 1px dashed var(--line);
  border-inline-start: 1px solid var(--line);

  &[data-hour] {
    border-block-start-style: solid;
  }
  &[data-idle] {
    block-size: var(--idle);
  }
  &[data-idle='following'] {
    border-block-start: 0;
  }
  &[data-closed] {
    ${hatched}
  }
  &[data-past]:not([data-closed]) {
    background: var(--sunken);
  }
  &:focus-visible {
    z-index: 1;
    outline-offset: -3px;
  }
  &,
  a,
  [data-focus-id] {
    scroll-margin-block: calc(var(--head) + var(--space-3)) var(--space-4);
    scroll-margin-inline: 5rem var(--space-2);
  }
`;

/** The reason why a time is closed, such as a leave or a holiday. */
export const Reason = styled.span`
  position: absolute;
  inset-block-start: var(--space-1);
  inset-inline: var(--space-2);
  overflow: hidden;
  color: var(--text-soft);
  font-size: var(--size-xs);
  line-height: 1.5;
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
`;

/** Says why a time cannot be booked, while the time has the focus. */
export const FocusText = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 2px;
  z-index: 1;
  overflow: hidden;
  border-radius: var(--radius-s);
  background: var(--surface);
  color: var(--text);
  font-size: var(--size-xs);
  line-height: 1.5;
  text-align: center;
  text-overflow: ellipsis;
  white-space: nowrap;
  visibility: hidden;
  pointer-events: none;

  :focus > & {
    visibility: visible;
  }
`;

export const FreeSlot = styled.span`
  a {
    position: absolute;
    inset: 2px;
    display: grid;
    place-items: center;
    border-radius: var(--radius-s);
    font-size: var(--size-xs);
    text-decoration: none;
  }
  a > span {
    visibility: hidden;
  }
  a:hover > span,
  a:focus > span {
    visibility: visible;
  }
  /* Touch screens have no hover, so the time is always shown. */
  @media (hover: none) {
    a > span {
      visibility: visible;
      color: var(--text-soft);
    }
  }
  a:hover,
  a:focus {
    background: var(--accent-soft);
    color: var(--accent);
  }
  a > span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
  }
`;

/** The line of the present time. It lies behind the cards: over a name it would look like a strike-through. */
export const NowLine = styled.span`
  position: absolute;
  inset-inline: 0;
  z-index: 0;
  block-size: 2px;
  background: var(--danger);
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: -3px;
    inset-inline-start: -4px;
    inline-size: 8px;
    block-size: 8px;
    border-radius: var(--radius-full);
    background: inherit;
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: var(--space-2);
  color: var(--text-soft);
  font-size: var(--size-xs);
`;

/** The board and the notice over it. */
export const BoardArea = styled.div`
  position: relative;
`;
