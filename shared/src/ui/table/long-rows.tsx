import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import type { RowsProps } from '../resource-table';

/** Rows of a block: few enough to be drawn between two frames, and whole rows of cards two or three wide. */
const blockSize = 12;

/** Pixels around the window in which rows are drawn ahead of being seen. */
const ahead = 900;

/** Pixels that a block is taken to be high until it has been seen. */
const usualHeight = blockSize * 50;

// Without it (tests, very old browsers) all rows are drawn.
const canObserve = 'IntersectionObserver' in globalThis;

const listeners = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();
let observer: IntersectionObserver | undefined;

function observe(element: Element, listener: (entry: IntersectionObserverEntry) => void) {
  observer ??= new IntersectionObserver(
    (entries) => entries.forEach((entry) => listeners.get(entry.target)?.(entry)),
    { rootMargin: `${ahead}px 0px` },
  );
  const watched = observer;
  listeners.set(element, listener);
  watched.observe(element);
  return () => watched.unobserve(element);
}

/** Draws only the rows near the window, in blocks; the others are room of the same height. */
export function LongRows<Row>({ rows, draw }: RowsProps<Row>) {
  const count = Math.ceil(rows.length / blockSize);
  return Array.from({ length: count }, (_, block) => (
    <Block key={block} isFirst={block === 0}>
      {() =>
        rows
          .slice(block * blockSize, (block + 1) * blockSize)
          // The heading is the first row.
          .map((row, index) => draw(row, block * blockSize + index + 2))
      }
    </Block>
  ));
}

interface BlockProps {
  isFirst: boolean;
  children: () => ReactNode;
}

function Block({ isFirst, children }: BlockProps) {
  const ref = useRef<HTMLTableSectionElement>(null);
  const [isNear, setNear] = useState(isFirst || !canObserve);
  const [height, setHeight] = useState(usualHeight);

  useEffect(() => {
    const body = ref.current;
    if (!body || !canObserve) return undefined;
    return observe(body, ({ isIntersecting, boundingClientRect }) => {
      // What has the focus stays, wherever it is.
      const isNeeded = isIntersecting || body.contains(document.activeElement);
      startTransition(() => {
        if (!isNeeded) setHeight(boundingClientRect.height);
        setNear(isNeeded);
      });
    });
  }, []);

  return (
    <tbody ref={ref} role="rowgroup" data-gap={isNear ? undefined : true}>
      {isNear ? (
        children()
      ) : (
        <tr aria-hidden="true" style={{ blockSize: height }}>
          <td />
        </tr>
      )}
    </tbody>
  );
}
