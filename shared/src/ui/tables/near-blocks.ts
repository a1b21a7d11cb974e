/**
 * Rows of a block. Six fill whole lines with one, two or three cards in a line, and are few enough to be drawn in one
 * frame.
 */
export const blockSize = 6;

/** Rows are drawn this many pixels before they scroll into the window. */
const overscan = 900;

/** The height of a block in pixels until the first one is measured. */
const estimatedHeight = blockSize * 51;

/** Which blocks are drawn, and the heights of all blocks that were drawn before. */
export interface DrawnBlocks {
  blocks: readonly number[];
  heights: ReadonlyMap<number, number>;
}

export const firstBlocks: DrawnBlocks = { blocks: [0, 1, 2, 3, 4, 5], heights: new Map() };

/** The height of the blocks from `from` to before `to`; unknown ones count as high as the first block. */
export function heightOf(heights: ReadonlyMap<number, number>, from: number, to: number): number {
  const unknown = heights.get(0) ?? estimatedHeight;
  let sum = 0;
  for (let block = from; block < to; block += 1) sum += heights.get(block) ?? unknown;
  return sum;
}

/**
 * The blocks near the window, in order. `above` are the pixels of the list above the upper edge of the window,
 * `viewHeight` is the height of the window; `focused` is the block with the focus, which is always among them.
 */
export function nearBlocks(
  heights: ReadonlyMap<number, number>,
  count: number,
  above: number,
  viewHeight: number,
  focused?: number,
): readonly number[] {
  const near: number[] = [];
  let top = -above;
  for (let block = 0; block < count && top < viewHeight + overscan; block += 1) {
    const bottom = top + heightOf(heights, block, block + 1);
    if (bottom > -overscan || block === focused) near.push(block);
    top = bottom;
  }
  if (focused !== undefined && focused < count && !near.includes(focused)) near.push(focused);
  // After the list became shorter, the scroll position may be past its end: show the last rows.
  return near.length > 0 || count === 0 ? near : [count - 1];
}
