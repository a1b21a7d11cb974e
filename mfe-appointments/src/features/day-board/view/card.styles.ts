import { css } from 'styled-components';
import type { CardTone } from './item-look';

const toneOf = ({ $tone }: { $tone: CardTone }) => css`
  background: var(--${$tone}-soft);
  border-inline-start-color: var(--${$tone});
  svg {
    color: var(--${$tone});
  }
`;

/** How everything that takes a doctor's time is drawn. */
export const cardFace = css<{ $tone: CardTone }>`
  position: absolute;
  z-index: 1;
  display: flex;
  flex-direction: column;
  align-items: stretch;
  justify-content: flex-start;
  min-block-size: 1.5rem;
  padding: 0.125rem var(--space-2);
  overflow: hidden;
  border: 1px solid transparent;
  border-inline-start: 4px solid;
  border-radius: var(--radius-s);
  color: var(--text);
  font-size: var(--size-xs);
  line-height: 1.45;
  text-align: start;
  user-select: none;
  ${toneOf}

  > span {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-inline-size: 0;
  }
  > span > span,
  b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-size: var(--size-s);
    font-weight: 650;
  }
  small {
    color: var(--text-soft);
    font-size: var(--size-xs);
    white-space: nowrap;
  }
  svg {
    flex: none;
  }

  /* The doctor does not work at that time. */
  &[data-away] {
    border-block-color: var(--danger);
    border-inline-end-color: var(--danger);
    outline: 1px solid var(--danger);
    outline-offset: -1px;
  }
  em {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-inline-size: 0;
    color: var(--danger);
    font-style: normal;
    font-weight: 600;
  }
  em > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  em svg {
    color: var(--danger);
  }
`;
