import { BarsChart } from './bars-chart';
import type { ChartProps } from './chart-data';

/** Values beside one another. Along a time they stand, where points have names they lie. */
export function BarChart(chart: ChartProps) {
  return <BarsChart {...chart} stacked={false} />;
}
