import type { Ticks } from './ticks';

/** Positions in an upright chart, in pixels of the drawing. */
export interface PlotLayout {
  height: number;
  /** The top of the drawn area, below the unit of the values. */
  top: number;
  /** The bottom of the drawn area, above the names of the points. */
  bottom: number;
  /** The right end of the drawn area, beside the texts of the marks. */
  right: number;
  /** The width of one point. */
  band: number;
  /** The middle of a point. */
  x: (index: number) => number;
  /** The height of a value. */
  y: (value: number) => number;
}

const height = 264;
const top = 28;
const bottom = height - 44;
/** About the width of a digit of 12 px. */
const digitWidth = 7;

/** The layout of an upright chart of this width. The first point stands at the right. */
export function plotLayout(
  width: number,
  count: number,
  { low, high }: Ticks,
  markTexts: readonly string[],
): PlotLayout {
  const right = width - Math.max(...markTexts.map(({ length }) => length)) * digitWidth - 12;
  const band = right / count;
  return {
    height,
    top,
    bottom,
    right,
    band,
    x: (index) => right - (index + 0.5) * band,
    y: (value) => bottom - ((value - low) / (high - low)) * (bottom - top),
  };
}
