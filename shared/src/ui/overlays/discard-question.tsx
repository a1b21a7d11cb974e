import { useId } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../controls/button';
import { Box, Content, Foot, Head, Sheet } from './dialog.styles';
import { stopBubbling } from './stop-bubbling';
import { m } from './messages';
import { useModal } from './use-modal';

interface Props {
  onDiscard: () => void;
  onStay: () => void;
}

/**
 * Asks whether unsaved changes may be discarded. The button to go on editing has the focus at first. It is not built on
 * Dialog, because Dialog itself shows it.
 */
export function DiscardQuestion({ onDiscard, onStay }: Props) {
  const dialog = useModal(onStay);
  const id = useId();
  return createPortal(
    <Box ref={dialog} aria-labelledby={id} $size="small" {...stopBubbling}>
      <Sheet>
        <Head>
          <h2 id={id}>{m.leaveTitle}</h2>
        </Head>
        <Content>
          <p>{m.discardText}</p>
        </Content>
        <Foot>
          <Button tone="danger" onClick={onDiscard}>
            {m.discard}
          </Button>
          <Button onClick={onStay} data-autofocus>
            {m.keepEditing}
          </Button>
        </Foot>
      </Sheet>
    </Box>,
    document.body,
  );
}
