import {
  Fragment,
  memo,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { RowsProps } from './table-grid';
import { blockSize, firstBlocks, heightOf, nearBlocks, type DrawnBlocks } from './near-blocks';

/** Measures the drawn blocks; returns their heights and the blocks to draw now, the one with the focus included. */
function measure(table: Element, { heights, blocks }: DrawnBlocks, count: number): DrawnBlocks {
  const measured = new Map(heights);
  let focused: number | undefined;
  for (const body of table.querySelectorAll<HTMLElement>('tbody[data-block]')) {
    const block = Number(body.dataset.block);
    measured.set(block, body.getBoundingClientRect().height);
    if (body.contains(document.activeElement)) focused = block;
  }
  const begin = table.querySelector('tbody')?.getBoundingClientRect().top ?? 0;
  const near = nearBlocks(measured, count, -begin, window.innerHeight, focused);
  const isSame = near.length === blocks.length && near.every((one, at) => one === blocks[at]);
  return isSame ? { heights, blocks } : { heights: measured, blocks: near };
}

/** Draws only the rows near the window, in blocks; empty space of the same height replaces the others. */
export function LongRows<Row>({ rows, draw }: RowsProps<Row>) {
  const count = Math.ceil(rows.length / blockSize);
  const [drawn, setDrawn] = useState(firstBlocks);
  const head = useRef<HTMLTableSectionElement>(null);

  const update = useEffectEvent(() => {
    const table = head.current?.closest('table');
    if (!table) return;
    const next = measure(table, drawn, count);
    // Clicks and typing have priority over rows that are not visible yet.
    if (next.blocks !== drawn.blocks) startTransition(() => setDrawn(next));
  });
  useEffect(() => {
    const table = head.current?.closest('table');
    if (!table) return undefined;
    const onScroll = () => update();
    const observer = new ResizeObserver(onScroll);
    observer.observe(table);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, []);

  const blocks = drawn.blocks.filter((block) => block < count);
  const gap = (from: number, to: number) => <Gap height={heightOf(drawn.heights, from, to)} />;
  return (
    <>
      <tbody ref={head} role="rowgroup" data-gap />
      {blocks.map((block, index) => {
        const before = (blocks[index - 1] ?? -1) + 1;
        return (
          <Fragment key={block}>
            {before < block && gap(before, block)}
            <Block {...{ rows, draw, block }} />
          </Fragment>
        );
      })}
      {gap((blocks.at(-1) ?? -1) + 1, count)}
    </>
  );
}

interface BlockProps<Row> extends RowsProps<Row> {
  block: number;
}

function DrawnBlock<Row>({ rows, draw, block }: BlockProps<Row>) {
  const first = block * blockSize;
  return (
    <tbody role="rowgroup" data-block={block}>
      {/* The heading is the first row. */}
      {rows.slice(first, first + blockSize).map((row, at) => draw(row, first + at + 2))}
    </tbody>
  );
}

// Blocks that stay near the window while one scrolls are not rendered again.
const Block = memo(DrawnBlock) as typeof DrawnBlock;

function Gap({ height }: { height: number }) {
  return (
    <tbody role="rowgroup" aria-hidden="true" data-gap>
      <tr style={{ blockSize: height }}>
        <td />
      </tr>
    </tbody>
  );
}
