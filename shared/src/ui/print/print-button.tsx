import { useState, type ReactNode } from 'react';
import { Button } from '../controls/button';
import { ErrorView } from '../views/state-views';
import { Dialog } from '../overlays/dialog';
import { useLazyLoad } from '../controls/use-lazy-load';
import type { PrintDocument } from './print-document';
import { common } from '../../messages';

export type { PrintDocument } from './print-document';

interface Props {
  /** The document, or a function that loads it on each press. */
  content: PrintDocument | (() => Promise<PrintDocument>);
  tone?: 'primary' | 'secondary' | 'quiet';
  size?: 'normal' | 'small';
  /** Opens the preview when the button is mounted. */
  isOpenAtFirst?: boolean;
  /** A more exact name, where several rows have a button with the same words. */
  'aria-label'?: string;
  /** What is printed: `چاپ رسید`. */
  children: ReactNode;
}

/** Opens the preview of a document, from which it is printed. The code of the preview is loaded on the first press. */
export function PrintButton({ content, isOpenAtFirst = false, children, ...look }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { part, error, retry } = useLazyLoad(() => loadPreview(content), isOpen);
  const close = () => {
    setOpen(false);
    // The document may have changed by the next press, so it is loaded again.
    retry();
  };
  const isLoading = isOpen && !part && !error;

  return (
    <>
      <Button
        icon="print"
        aria-haspopup="dialog"
        {...look}
        busy={isLoading}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      {isOpen && part && <part.PrintDialog content={part.content} onClose={close} />}
      <Dialog
        open={isOpen && Boolean(error)}
        size="small"
        title={common.fetchFailed}
        onClose={close}
      >
        {error && <ErrorView error={error} onRetry={retry} />}
      </Dialog>
    </>
  );
}

async function loadPreview(content: Props['content']) {
  const [{ PrintDialog }, document] = await Promise.all([
    import(/* webpackChunkName: "print" */ './print-dialog'),
    typeof content === 'function' ? content() : content,
  ]);
  return { PrintDialog, content: document };
}
