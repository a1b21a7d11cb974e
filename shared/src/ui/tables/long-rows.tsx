import {
  Fragment,
  memo,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { RowsProps } from './resource-table';
import { blockSize, firstBlocks, heightOf, nearBlocks, type DrawnBlocks } from './near-blocks';

/** What is drawn now, where it stands, and what has the focus. */
function lookAt(table: Element, { heights, blocks }: DrawnBlocks, count: number): DrawnBlocks {
  const seen = new Map(heights);
  let held: number | undefined;
  for (const body of table.querySelectorAll<HTMLElement>('tbody[data-block]')) {
    const block = Number(body.dataset.block);
    seen.set(block, body.getBoundingClientRect().height);
    if (body.contains(document.activeElement)) held = block;
  }
  const begin = table.querySelector('tbody')?.getBoundingClientRect().top ?? 0;
  const near = nearBlocks(seen, count, -begin, window.innerHeight, held);
  const isSame = near.length === blocks.length && near.every((one, at) => one === blocks[at]);
  return isSame ? { heights, blocks } : { heights: seen, blocks: near };
}

/** Draws only the rows near the window, block by block; the others are room of the same height. */
export function LongRows<Row>({ rows, draw }: RowsProps<Row>) {
  const count = Math.ceil(rows.length / blockSize);
  const [drawn, setDrawn] = useState(firstBlocks);
  const head = useRef<HTMLTableSectionElement>(null);

  const look = useEffectEvent(() => {
    const table = head.current?.closest('table');
    if (!table) return;
    const next = lookAt(table, drawn, count);
    // A press or a letter goes before rows that nobody sees yet.
    if (next.blocks !== drawn.blocks) startTransition(() => setDrawn(next));
  });
  useEffect(() => {
    const table = head.current?.closest('table');
    if (!table) return undefined;
    const onScroll = () => look();
    const size = new ResizeObserver(onScroll);
    size.observe(table);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      size.disconnect();
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, []);

  const blocks = drawn.blocks.filter((block) => block < count);
  const room = (from: number, to: number) => <Room height={heightOf(drawn.heights, from, to)} />;
  return (
    <>
      <tbody ref={head} role="rowgroup" data-gap />
      {blocks.map((block, index) => {
        const before = (blocks[index - 1] ?? -1) + 1;
        return (
          <Fragment key={block}>
            {before < block && room(before, block)}
            <Block {...{ rows, draw, block }} />
          </Fragment>
        );
      })}
      {room((blocks.at(-1) ?? -1) + 1, count)}
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

// While the window moves on, the rows that stay near it are not drawn anew.
const Block = memo(DrawnBlock) as typeof DrawnBlock;

function Room({ height }: { height: number }) {
  return (
    <tbody role="rowgroup" aria-hidden="true" data-gap>
      <tr style={{ blockSize: height }}>
        <td />
      </tr>
    </tbody>
  );
}
