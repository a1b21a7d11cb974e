import { useState, type ReactNode } from 'react';
import { Button } from '../controls/button';
import { ErrorView } from '../views/state-views';
import { Dialog } from '../overlays/dialog';
import { useLater } from '../controls/use-later';
import type { PrintDocument } from './print-document';
import { common } from '../../messages';

export type { PrintDocument } from './print-document';

interface Props {
  /** Everything that stands on the document, or how it is fetched when it is asked for. */
  content: PrintDocument | (() => Promise<PrintDocument>);
  tone?: 'primary' | 'secondary' | 'quiet';
  size?: 'normal' | 'small';
  /** Where the same words stand in many rows: which one is meant. */
  'aria-label'?: string;
  /** What is printed: `چاپ رسید`. */
  children: ReactNode;
}

/** Opens the preview of a document, from which it is printed. Preview and paper come when first asked for. */
export function PrintButton({ content, children, ...look }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { part, error, retry } = useLater(() => loadPreview(content), isOpen);
  const close = () => {
    setOpen(false);
    // What was fetched may have changed by the next time.
    retry();
  };
  const isComing = isOpen && !part && !error;

  return (
    <>
      <Button
        icon="print"
        aria-haspopup="dialog"
        {...look}
        busy={isComing}
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
