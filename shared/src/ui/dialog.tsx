import { useId, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { common } from '../messages';
import { Foot, Head, Modal, Sheet } from './dialog.styles';
import { IconButton } from './icon-button';
import { ModalBody } from './modal-body';
import { useModal } from './use-modal';

interface Props {
  open: boolean;
  title: string;
  /** Escape, the cross and a click beside the dialog ask for it. */
  onClose: () => void;
  /** Buttons at the foot; the primary one first. */
  footer?: ReactNode;
  size?: 'small' | 'normal' | 'large';
  children: ReactNode;
}

/** A modal dialog on the browser's own `<dialog>`; focus goes back to where it came from. */
export function Dialog({ open, ...rest }: Props) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, onClose, footer, size = 'normal', children }: Omit<Props, 'open'>) {
  const dialog = useModal(onClose);
  const id = useId();

  return (
    <Box ref={dialog} aria-labelledby={id} $size={size}>
      <Sheet>
        <Head>
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label={common.close} onClick={onClose} />
        </Head>
        <ModalBody>{children}</ModalBody>
        {footer && <Foot>{footer}</Foot>}
      </Sheet>
    </Box>
  );
}

const rise = keyframes`from { opacity: 0; transform: translateY(0.75rem) scale(0.99); }`;

const widths = { small: '26rem', normal: '36rem', large: '56rem' };

const Box = styled(Modal)<{ $size: keyof typeof widths }>`
  inline-size: min(${({ $size }) => widths[$size]}, 100vw - 2 * var(--space-3));
  max-block-size: min(46rem, 100dvh - 2 * var(--space-4));
  border-radius: var(--radius-l);
  animation: ${rise} var(--calm) var(--ease);
`;
