import { useState, type ReactNode } from 'react';
import { Button } from './button';
import { ErrorView } from './state-views';
import { Dialog } from './dialog';
import { useLater } from './use-later';
import type { PrintDocument } from './print/print-document';
import { common } from '../messages';

interface Props {
  /** Everything that stands on the document. */
  content: PrintDocument;
  tone?: 'primary' | 'secondary' | 'quiet';
  size?: 'normal' | 'small';
  /** What is printed: `چاپ رسید`. */
  children: ReactNode;
}

/** Opens the preview of a document, from which it is printed. Preview and paper come when first asked for. */
export function PrintButton({ content, children, ...look }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { part, error, retry } = useLater(loadPreview, isOpen);
  const close = () => setOpen(false);
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
      {isOpen && part && <part.PrintDialog content={content} onClose={close} />}
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

function loadPreview() {
  return import(/* webpackChunkName: "print" */ './print/print-dialog');
}
