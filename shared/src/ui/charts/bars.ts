import type { ChartSeries } from './chart-data';

/** One bar of a point, from one value to another. Bars of different lanes stand side by side. */
export interface Bar {
  series: number;
  from: number;
  to: number;
  lane: number;
}

/** The bars of one point: side by side, or stacked (negative values below zero). A missing value has no bar. */
export function barsAt(series: readonly ChartSeries[], index: number, isStacked: boolean): Bar[] {
  let [above, below] = [0, 0];
  return series.flatMap(({ values }, number) => {
    const value = values[index] ?? null;
    if (value === null) return [];
    if (!isStacked) return [{ series: number, from: 0, to: value, lane: number }];
    const from = value < 0 ? below : above;
    if (value < 0) below += value;
    else above += value;
    return [{ series: number, from, to: from + value, lane: 0 }];
  });
}
