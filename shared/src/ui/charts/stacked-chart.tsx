import { BarsChart } from './bars-chart';
import type { ChartProps } from './chart-data';

/** Parts upon one another with their sum; losses pile below zero. */
export function StackedChart(chart: ChartProps) {
  return <BarsChart {...chart} stacked />;
}
