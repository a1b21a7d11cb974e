import { useId, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { common } from '../../messages';
import { WorkScope } from '../../session/work-in-progress';
import { Foot, Head, Hint, Sheet } from './dialog.styles';
import { IconButton } from '../controls/icon-button';
import { keepsToItself } from './keeps-to-itself';
import { ModalBody } from './modal-body';
import { useGiveUp } from './use-give-up';
import { useModal } from './use-modal';

/** What Dialog and Drawer take alike. */
export interface ModalProps {
  open: boolean;
  title: string;
  /**
   * Escape, the cross and a press on the page beside it ask for it: after a question when something inside
   * is not saved, never while a form inside is being saved.
   */
  onClose: () => void;
  /** Buttons at the foot, which stay in sight; the primary one first. */
  footer?: ReactNode;
  children: ReactNode;
}

interface Props<Size extends string> extends Omit<ModalProps, 'open'> {
  /** The styled `<dialog>`: where it stands. */
  box: ComponentType<ComponentProps<'dialog'> & { $size: Size }>;
  size: Size;
  /** One line below the title. */
  hint?: ReactNode;
}

/**
 * The frame of an open modal, in the dialog that is given: head with a cross, body, foot. It stands outside
 * of what opened it: its keys and its forms are not those of a form around it.
 */
export function ModalFrame<Size extends string>(props: Props<Size>) {
  const { box: Box, size, title, hint, onClose, footer, children } = props;
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
