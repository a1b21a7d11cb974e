import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Modal } from './dialog.styles';
import { ModalFrame, type ModalProps } from './modal-frame';

interface Props extends ModalProps {
  /** One line below the title, such as whose record it is. */
  hint?: ReactNode;
  size?: 'normal' | 'wide';
}

/**
 * A modal sheet at the end side of the page, over its full height; on a phone it fills the screen. Use it for what
 * belongs to a list that stays in view: details of a row, a short form, filters. When it closes, the focus returns to
 * where it was.
 */
export function Drawer({ open, size = 'normal', ...rest }: Props) {
  return open ? <ModalFrame box={Side} size={size} {...rest} /> : null;
}

const slide = keyframes`from { opacity: 0; inset-inline-end: -3rem; }`;

const widths = { normal: '28rem', wide: '44rem' };

const Side = styled(Modal)<{ $size: keyof typeof widths }>`
  position: fixed;
  inset-block: 0;
  inset-inline: auto 0;
  inline-size: min(${({ $size }) => widths[$size]}, 100%);
  block-size: 100dvh;
  max-block-size: none;
  max-inline-size: none;
  margin: 0;
  border-start-start-radius: var(--radius-l);
  border-end-start-radius: var(--radius-l);
  animation: ${slide} var(--calm) var(--ease);

  > div {
    block-size: 100%;
  }

  @media (max-width: 40rem) {
    inline-size: 100%;
    border-radius: 0;
  }
`;
