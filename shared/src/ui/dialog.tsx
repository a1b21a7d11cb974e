import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { common } from '../messages';
import { WorkScope } from '../session/work-in-progress';
import { Box, Foot, Head, Sheet } from './dialog.styles';
import { IconButton } from './icon-button';
import { keepsToItself } from './keeps-to-itself';
import { ModalBody } from './modal-body';
import { useGiveUp } from './use-give-up';
import { useModal } from './use-modal';

interface Props {
  open: boolean;
  title: string;
  /**
   * Escape, the cross and a press beside the dialog ask for it: after a question when something inside is
   * not saved, never while a form inside is being saved.
   */
  onClose: () => void;
  /** Buttons at the foot; the primary one first. */
  footer?: ReactNode;
  size?: 'small' | 'normal' | 'large';
  children: ReactNode;
}

/**
 * A modal dialog on the browser's own `<dialog>`; focus goes back to where it came from. It stands outside
 * of what opened it: its keys and its forms are not those of a form around it.
 */
export function Dialog({ open, ...rest }: Props) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, onClose, footer, size = 'normal', children }: Omit<Props, 'open'>) {
  const { scope, isBusy, giveUp, question } = useGiveUp();
  const close = () => giveUp(onClose);
  const dialog = useModal(close);
  const id = useId();

  return (
    <WorkScope value={scope}>
      {createPortal(
        <Box ref={dialog} aria-labelledby={id} $size={size} {...keepsToItself}>
          <Sheet>
            <Head>
              <h2 id={id}>{title}</h2>
              <IconButton
                icon="close"
                label={common.close}
                aria-disabled={isBusy || undefined}
                onClick={close}
              />
            </Head>
            <ModalBody>{children}</ModalBody>
            {footer && <Foot>{footer}</Foot>}
          </Sheet>
        </Box>,
        document.body,
      )}
      {question}
    </WorkScope>
  );
}
