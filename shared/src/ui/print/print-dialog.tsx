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
 * A document before it is printed. While it is open, printing (the button, Ctrl+P, the browser's
 * menu) puts the document on its own paper and nothing else of the page.
 */
export function PrintDialog({ content: given, onClose }: Props) {
  const [size, setSize] = useState(given.size);
  const content = { ...given, size };
  const sizes = [given.size, ...(given.otherSizes ?? [])];
  const [copy, height] = useHeight<HTMLDivElement>();
  // Another one draws the parts anew that did not come.
  const [round, setRound] = useState(0);
  const put = async () => {
    if (copy.current?.querySelector(failed)) flushSync(() => setRound(round + 1));
    if (copy.current) await print(copy.current);
  };
  usePageCss(`${pageCss(size, height)}${onlyDocument}`);
  const footer = (
    <>
      <Button tone="primary" icon="print" data-autofocus onClick={() => void put()}>
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
            <Paper key={round} content={content} />
          </div>
        </Print>,
        document.body,
      )}
    </>
  );
}

const onlyDocument =
  '@media print{body>:not([data-print-document]){display:none!important}html{scrollbar-gutter:auto}}';

/** Parts that are on their way, such as a QR code, and those that did not come. */
const coming = '[aria-busy=true]';
const failed = '[role=alert]';

/** Resolves once no part of the document is on its way any more. */
function allThere(copy: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(look);
    function look() {
      if (copy.querySelector(coming)) return;
      watch.disconnect();
      resolve();
    }
    watch.observe(copy, { subtree: true, childList: true, attributes: true });
    look();
  });
}

/**
 * Waits for the QR code, the letters and the logo: a browser prints what it has. A document whose part did
 * not come is not printed; the preview says so and offers another try.
 */
async function print(copy: HTMLElement) {
  await allThere(copy);
  if (copy.querySelector(failed)) return;
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

/* Laid out at the width of the paper, so that its height can be measured, but never seen. */
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

/* As wide as the paper where there is room; else the document flows into what there is. */
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
