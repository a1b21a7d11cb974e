import { BarsChart } from './bars-chart';
import type { ChartProps } from './chart-data';

/** Bars side by side: upright if the points are days or months, horizontal if they are names. */
export function BarChart(chart: ChartProps) {
  return <BarsChart {...chart} isStacked={false} />;
}
