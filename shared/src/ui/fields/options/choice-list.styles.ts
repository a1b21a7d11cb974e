import styled, { keyframes } from 'styled-components';
import { popoverSurface } from '../../overlays/popover.styles';

const unfold = keyframes`from { opacity: 0; transform: translateY(-0.25rem); }`;

export const Panel = styled.div<{ $width: number }>`
  ${popoverSurface}
  inline-size: ${({ $width }) => $width}px;
  min-inline-size: min(14rem, 100vw - 2 * var(--space-2));
  max-inline-size: calc(100vw - 2 * var(--space-2));
  padding: var(--space-1);
  animation: ${unfold} var(--quick) var(--ease);

  > ul {
    /* Eight and a half lines: half a line shows that there are more. */
    max-block-size: 20rem;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  > ul[aria-busy] {
    opacity: 0.6;
  }
`;

export const Option = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: calc(var(--control) - 4px);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-s);
  line-height: 1.6;
  cursor: pointer;

  &[data-active] {
    background: var(--selected);
    box-shadow: inset 0 0 0 1.5px var(--accent);
  }
  &[aria-selected='true'] {
    color: var(--accent);
    font-weight: 600;
  }
  > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--text-soft);
    font-size: var(--size-xs);
    font-weight: 400;
  }
  > svg {
    flex: none;
  }
`;

export const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: calc(var(--control) - 4px);
  padding: var(--space-1) var(--space-3);
  color: var(--text-soft);
  font-size: var(--size-s);

  &[data-error] {
    color: var(--danger);
  }
  > span {
    flex: 1;
  }
`;
