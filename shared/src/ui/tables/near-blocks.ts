/**
 * Rows of a block: whole rows of cards, whether one, two or three stand side by side; few, for a block
 * is drawn in one frame.
 */
export const blockSize = 6;

/** Pixels around the window in which rows are drawn before they are seen. */
const ahead = 900;

/** Pixels that a block is taken to be high until one has been seen. */
const usualHeight = blockSize * 51;

/** Which blocks are drawn, and how high those are that have been. */
export interface DrawnBlocks {
  blocks: readonly number[];
  heights: ReadonlyMap<number, number>;
}

export const firstBlocks: DrawnBlocks = { blocks: [0, 1, 2, 3, 4, 5], heights: new Map() };

/** The height of blocks `from` up to, not with, `to`; what has not been seen is taken to be as the first. */
export function heightOf(heights: ReadonlyMap<number, number>, from: number, to: number): number {
  const unseen = heights.get(0) ?? usualHeight;
  let sum = 0;
  for (let block = from; block < to; block += 1) sum += heights.get(block) ?? unseen;
  return sum;
}

/**
 * The blocks near a window of `viewHeight` pixels above whose upper edge the list begins `above`
 * pixels higher; `held`, which has the focus, is among them wherever it is.
 */
export function nearBlocks(
  heights: ReadonlyMap<number, number>,
  count: number,
  above: number,
  viewHeight: number,
  held?: number,
): readonly number[] {
  const near: number[] = [];
  let top = -above;
  for (let block = 0; block < count && top < viewHeight + ahead; block += 1) {
    const bottom = top + heightOf(heights, block, block + 1);
    if (bottom > -ahead || block === held) near.push(block);
    top = bottom;
  }
  if (held !== undefined && held < count && !near.includes(held)) near.push(held);
  // Whoever is past the end of a list that became shorter sees its last rows.
  return near.length > 0 || count === 0 ? near : [count - 1];
}
