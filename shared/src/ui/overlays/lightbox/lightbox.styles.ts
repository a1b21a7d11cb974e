import styled, { css, keyframes } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

/** Dark in light mode too, so that the colours of a picture can be judged. */
export const Box = styled.dialog`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--nav);
  color: var(--nav-text);
  overflow: hidden;
  animation: ${appear} var(--quick) var(--ease);

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
  &::backdrop {
    background: var(--nav);
  }
`;

const onDark = css`
  && button,
  && a {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: var(--control);
    block-size: var(--control);
    border-radius: var(--radius-full);
    color: var(--nav-text);
  }
  && button:hover,
  && a:hover {
    background: var(--nav-active);
    color: var(--nav-text);
  }
  && :focus-visible {
    outline-color: var(--nav-text);
  }
  && button[aria-disabled='true'] {
    background: none;
    color: var(--nav-soft);
    cursor: not-allowed;
    opacity: 0.55;
  }
`;

export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  padding: var(--space-2) var(--space-3);
  ${onDark}

  p {
    flex: 1;
    min-inline-size: 0;
    color: var(--nav-soft);
    font-size: var(--size-s);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Stage = styled.div`
  display: grid;
  grid-template: 100% / 100%;
  place-items: center;
  container-type: size;
  min-block-size: 0;
  overflow: hidden;
  touch-action: none;
  user-select: none;

  img {
    max-inline-size: 100cqi;
    max-block-size: 100cqb;
    object-fit: contain;
    transition: transform var(--quick) var(--ease);
  }
  &[data-turned] img {
    max-inline-size: 100cqb;
    max-block-size: 100cqi;
  }
  &[data-zoomed] {
    cursor: grab;
  }
  &[data-zoomed]:active {
    cursor: grabbing;
  }
  &:active img {
    transition: none;
  }
`;

export const Side = styled.div<{ $end: boolean }>`
  position: absolute;
  inset-block: 50% auto;
  inset-inline: ${({ $end }) => ($end ? 'auto var(--space-3)' : 'var(--space-3) auto')};
  ${onDark}

  && button {
    inline-size: 2.75rem;
    block-size: 2.75rem;
    margin-block-start: -1.375rem;
  }
  && button:not(:hover) {
    background: var(--nav);
  }
`;

export const Caption = styled.p`
  padding: var(--space-3) var(--space-5) var(--space-4);
  text-align: center;
`;

export const Broken = styled.p`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  color: var(--nav-soft);
`;
