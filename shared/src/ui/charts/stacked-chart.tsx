import { BarsChart } from './bars-chart';
import type { ChartProps } from './chart-data';

/** Stacked bars with their sum; negative values are stacked below zero. */
export function StackedChart(chart: ChartProps) {
  return <BarsChart {...chart} isStacked />;
}
