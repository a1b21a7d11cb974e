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
  const close = () => setOpen(false);
  return (
    <>
      <Button icon="print" aria-haspopup="dialog" {...look} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <Preview content={content} onClose={close} />}
    </>
  );
}

function loadPreview() {
  return import(/* webpackChunkName: "print" */ './print/print-dialog');
}

function Preview(props: { content: PrintDocument; onClose: () => void }) {
  const { part, error, retry } = useLater(loadPreview);
  if (part) return <part.PrintDialog {...props} />;
  if (!error) return null;
  return (
    <Dialog open size="small" title={common.fetchFailed} onClose={props.onClose}>
      <ErrorView error={error} onRetry={retry} />
    </Dialog>
  );
}
