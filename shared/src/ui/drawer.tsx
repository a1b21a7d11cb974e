import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { common } from '../messages';
import { WorkScope } from '../session/work-in-progress';
import { Foot, Head, Modal, Sheet } from './dialog.styles';
import { IconButton } from './icon-button';
import { keepsToItself } from './keeps-to-itself';
import { ModalBody } from './modal-body';
import { useGiveUp } from './use-give-up';
import { useModal } from './use-modal';

interface Props {
  open: boolean;
  title: string;
  /** One line below the title: whose record it is. */
  hint?: ReactNode;
  /**
   * Escape, the cross and a press on the page beside it ask for it: after a question when something inside
   * is not saved, never while a form inside is being saved.
   */
  onClose: () => void;
  /** Buttons at the foot, which stay in sight; the primary one first. */
  footer?: ReactNode;
  size?: 'normal' | 'wide';
  children: ReactNode;
}

/**
 * A modal sheet from the far side of the page, of its full height; on a phone it is the whole screen.
 * For what belongs to a row and should not lose the list: a detail, a short form, filters. The focus
 * goes in, stays in, and returns to where it came from.
 */
export function Drawer({ open, ...rest }: Props) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({
  title,
  hint,
  onClose,
  footer,
  size = 'normal',
  children,
}: Omit<Props, 'open'>) {
  const { scope, isBusy, giveUp, question } = useGiveUp();
  const close = () => giveUp(onClose);
  const drawer = useModal(close);
  const id = useId();

  return (
    <WorkScope value={scope}>
      {createPortal(
        <Side ref={drawer} aria-labelledby={id} $wide={size === 'wide'} {...keepsToItself}>
          <Full>
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
          </Full>
        </Side>,
        document.body,
      )}
      {question}
    </WorkScope>
  );
}

const slide = keyframes`from { opacity: 0; inset-inline-end: -3rem; }`;

const Side = styled(Modal)<{ $wide: boolean }>`
  position: fixed;
  inset-block: 0;
  inset-inline: auto 0;
  inline-size: min(${({ $wide }) => ($wide ? '44rem' : '28rem')}, 100%);
  block-size: 100dvh;
  max-block-size: none;
  max-inline-size: none;
  margin: 0;
  border-start-start-radius: var(--radius-l);
  border-end-start-radius: var(--radius-l);
  animation: ${slide} var(--calm) var(--ease);

  @media (max-width: 40rem) {
    inline-size: 100%;
    border-radius: 0;
  }
`;

const Full = styled(Sheet)`
  block-size: 100%;
`;

const Hint = styled.p`
  color: var(--text-soft);
  font-size: var(--size-s);
`;
