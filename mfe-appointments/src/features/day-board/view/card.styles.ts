import { css } from 'styled-components';
import type { CardTone } from './item-look';
import type { Stripe } from './service-colour';

/** The colours of a card: the ground shows the status, the start edge the service. */
export interface CardColours {
  $tone: CardTone;
  $stripe: Stripe;
}

/** The colour of text and icons on the ground of a tone. */
export const inkOf = ($tone: CardTone) =>
  $tone === 'plain' ? 'var(--text-soft)' : `var(--${$tone})`;

export const groundOf = ($tone: CardTone) =>
  $tone === 'plain' ? 'var(--surface)' : `var(--${$tone}-soft)`;

/** The style of all cards on the board. */
export const cardStyle = css<CardColours>`
  position: absolute;
  z-index: 1;
  display: flex;
  flex-direction: column;
  align-items: stretch;
  justify-content: flex-start;
  min-block-size: 1.5rem;
  padding: 0.125rem var(--space-2);
  overflow: hidden;
  border: 1px solid ${({ $stripe }) => `color-mix(in srgb, var(--${$stripe}) 45%, var(--line))`};
  border-inline-start: 5px solid ${({ $stripe }) => `var(--${$stripe})`};
  border-radius: var(--radius-s);
  color: var(--text);
  font-size: var(--size-xs);
  line-height: 1.45;
  text-align: start;
  user-select: none;
  background: ${({ $tone }) => groundOf($tone)};

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
    color: ${({ $tone }) => inkOf($tone)};
  }

  /* The doctor does not work at that time. */
  &[data-off-time] {
    border-block-color: var(--danger);
    border-inline-end-color: var(--danger);
    outline: 2px solid var(--danger);
    outline-offset: -2px;
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
