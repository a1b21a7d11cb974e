import styled, { keyframes } from 'styled-components';
import { popoverSurface } from './popover.styles';

const unfold = keyframes`from { opacity: 0; transform: translateY(-0.25rem); }`;

export const Panel = styled.div`
  ${popoverSurface}
  min-inline-size: 11rem;
  max-inline-size: min(20rem, 100vw - 2 * var(--space-2));
  padding: var(--space-1);
  animation: ${unfold} var(--quick) var(--ease);

  > a,
  > button {
    display: flex;
    align-items: flex-start;
    gap: var(--space-3);
    inline-size: 100%;
    min-block-size: calc(var(--control) - 4px);
    padding-block: calc((var(--control) - 4px - 1.6em) / 2);
    padding-inline: var(--space-3);
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: var(--text);
    font-size: var(--size-s);
    line-height: 1.6;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  > a:focus,
  > button:focus {
    background: var(--selected);
    outline: none;
  }
  > :focus-visible {
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  [data-drawing] {
    flex: none;
    inline-size: 1.125rem;
    margin-block-start: 0.125rem;
    color: var(--text-soft);
  }
  /* Labels are aligned, even if only some entries have an icon. */
  &:not(:has([data-icon])) [data-drawing] {
    display: none;
  }
  > [data-danger],
  > [data-danger] [data-drawing] {
    color: var(--danger);
  }
  > [data-danger]:focus {
    background: var(--danger-soft);
  }
  > [aria-disabled],
  > [aria-disabled] [data-drawing] {
    color: var(--text-soft);
    cursor: not-allowed;
  }
  > [aria-disabled]:focus {
    background: var(--hover);
  }
  small {
    display: block;
    color: var(--text-soft);
    font-size: var(--size-xs);
  }
`;

export const Line = styled.div`
  margin: var(--space-1) var(--space-3);
  border-block-start: 1px solid var(--line);
`;
