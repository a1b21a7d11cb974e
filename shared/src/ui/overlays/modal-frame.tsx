import { useId, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { common } from '../../messages';
import { WorkScope } from '../../session/work-in-progress';
import { Foot, Head, Hint, Sheet } from './dialog.styles';
import { IconButton } from '../controls/icon-button';
import { stopBubbling } from './stop-bubbling';
import { ModalBody } from './modal-body';
import { useDiscard } from './use-discard';
import { useModal } from './use-modal';

/** The props that Dialog and Drawer share. */
export interface ModalProps {
  open: boolean;
  title: string;
  /**
   * Called by Escape, the close button and a press outside: after a question if something inside is not saved, and
   * never while a form inside is being saved.
   */
  onClose: () => void;
  /** Buttons at the foot, which stay visible while the content scrolls; the primary one first. */
  footer?: ReactNode;
  children: ReactNode;
}

interface Props<Size extends string> extends Omit<ModalProps, 'open'> {
  /** The styled `<dialog>`, which sets size and place. */
  box: ComponentType<ComponentProps<'dialog'> & { $size: Size }>;
  size: Size;
  /** One line below the title. */
  hint?: ReactNode;
}

/**
 * The frame of an open modal inside the given dialog: head with a close button, body, foot. It is rendered outside of
 * its opener, and its keys and submits do not reach a form around it.
 */
export function ModalFrame<Size extends string>(props: Props<Size>) {
  const { box: Box, size, title, hint, onClose, footer, children } = props;
  const { scope, isBusy, confirmDiscard, question } = useDiscard();
  const close = () => confirmDiscard(onClose);
  const dialog = useModal(close);
  const id = useId();

  return (
    <WorkScope value={scope}>
      {createPortal(
        <Box ref={dialog} aria-labelledby={id} $size={size} {...stopBubbling}>
          <Sheet>
            <Head>
              <div>
                <h2 id={id}>{title}</h2>
                {hint && <Hint>{hint}</Hint>}
              </div>
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
