import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styled from 'styled-components';
import { formatText } from '../../format/text';
import { Button } from '../controls/button';
import { Dialog } from '../overlays/dialog';
import { NativeSelect } from '../controls/native-select';
import { printWords } from './messages';
import { pageCss } from './page-css';
import { Paper } from './paper';
import type { PrintDocument } from './print-document';
import { useHeight } from './use-height';
import { usePageCss } from './use-page-css';

interface Props {
  content: PrintDocument;
  onClose: () => void;
}

/**
 * The preview of a document. While it is open, printing (the button, Ctrl+P, the browser's menu) prints the document on
 * its own paper size, and nothing else of the page.
 */
export function PrintDialog({ content: given, onClose }: Props) {
  const [size, setSize] = useState(given.size);
  const content = { ...given, size };
  const sizes = [given.size, ...(given.otherSizes ?? [])];
  const [copy, height] = useHeight<HTMLDivElement>();
  // A new key mounts the document again, so that parts which failed to load are loaded again.
  const [attempt, setAttempt] = useState(0);
  const printCopy = async () => {
    if (copy.current?.querySelector(failedPart)) flushSync(() => setAttempt(attempt + 1));
    if (copy.current) await print(copy.current);
  };
  usePageCss(`${pageCss(size, height)}${onlyDocument}`);
  const footer = (
    <>
      <Button tone="primary" icon="print" data-autofocus onClick={() => void printCopy()}>
        {printWords.print}
      </Button>
      {sizes.length > 1 && (
        <Choice>
          {printWords.paper}
          <NativeSelect
            value={size}
            options={sizes.map((value) => ({ value, label: printWords.papers[value] }))}
            onChange={({ target }) => setSize(sizes.find((one) => one === target.value) ?? size)}
          />
        </Choice>
      )}
    </>
  );

  return (
    <>
      <Dialog
        open
        size={size === 'a4' ? 'large' : 'normal'}
        title={printWords.preview(formatText(content.title))}
        onClose={onClose}
        footer={footer}
      >
        <Desk>
          <Preview data-size={size}>
            <Paper content={content} />
          </Preview>
        </Desk>
      </Dialog>
      {createPortal(
        <Print aria-hidden="true" data-print-document>
          <div ref={copy} data-size={size}>
            <Paper key={attempt} content={content} />
          </div>
        </Print>,
        document.body,
      )}
    </>
  );
}

const onlyDocument =
  '@media print{body>:not([data-print-document]){display:none!important}html{scrollbar-gutter:auto}}';

/** Parts that are loading, such as a QR code, and parts that failed to load. */
const loadingPart = '[aria-busy=true]';
const failedPart = '[role=alert]';

/** Resolves once no part of the document is loading any more. */
function partsLoaded(copy: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(check);
    function check() {
      if (copy.querySelector(loadingPart)) return;
      observer.disconnect();
      resolve();
    }
    observer.observe(copy, { subtree: true, childList: true, attributes: true });
    check();
  });
}

/**
 * Prints once QR code, fonts and logo are loaded, because the browser prints what it has at that moment. A document
 * with a part that failed to load is not printed; the preview shows the failure with a retry button.
 */
async function print(copy: HTMLElement) {
  await partsLoaded(copy);
  if (copy.querySelector(failedPart)) return;
  const pictures = [...copy.querySelectorAll('img')];
  await document.fonts?.ready;
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  window.print();
}

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-inline-start: auto;
`;

/* Invisible on the screen, but laid out at the width of the paper, so that its height can be measured. */
const Print = styled.div`
  > [data-size='receipt'] {
    inline-size: 74mm;
  }
  @media screen {
    position: fixed;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 0;
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
  }
`;

const Desk = styled.div`
  display: grid;
  justify-items: center;
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sunken);

  @media (max-width: 30rem) {
    padding: var(--space-2);
  }
`;

/* As wide as the paper if there is room, else as wide as the room. */
const Preview = styled.div`
  inline-size: 100%;
  padding: 8mm;
  background: canvas;
  color-scheme: only light;
  box-shadow: var(--shadow-2);

  &[data-size='receipt'] {
    max-inline-size: 80mm;
    padding: 4mm 3mm;
  }
  &[data-size='label'] {
    max-inline-size: 50mm;
    padding: 1.5mm;
  }
  &[data-size='a5'] {
    max-inline-size: 148mm;
  }
  &[data-size='a4'] {
    max-inline-size: 210mm;
    padding: 12mm;
  }
  @media (max-width: 30rem) {
    &[data-size^='a'] {
      padding: 4mm;
    }
  }
`;
