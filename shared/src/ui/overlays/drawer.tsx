import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Modal } from './dialog.styles';
import { ModalFrame, type ModalProps } from './modal-frame';

interface Props extends ModalProps {
  /** One line below the title: whose record it is. */
  hint?: ReactNode;
  size?: 'normal' | 'wide';
}

/**
 * A modal sheet from the far side of the page, of its full height; on a phone it is the whole screen.
 * For what belongs to a row and should not lose the list: a detail, a short form, filters. The focus
 * goes in, stays in, and returns to where it came from.
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
