/** One line, or one colour of bars. */
export interface ChartSeries {
  name: string;
  /** A value for each point, in the same order; null if none was recorded. */
  values: readonly (number | null)[];
}

/** What every chart takes. */
export interface ChartProps {
  /** The name of the chart, shown above it. */
  label: string;
  /** One line below the name: what was counted, since when. */
  hint?: string;
  /** Oldest first. Days `YYYY-MM-DD` if `time` is given, plain names otherwise. */
  points: readonly string[];
  /** `day`: the points are days. `month`: each point is a Persian month, given by one of its days. */
  time?: 'day' | 'month';
  /** At most six: more cannot be told apart. Show a table instead. */
  series: readonly ChartSeries[];
  /** The unit of the values: `تومان`, `نفر`. */
  unit?: string;
  /** Shown if there is nothing to draw. */
  empty?: string;
}

/** Whether any series has a value. */
export function hasValues(series: readonly ChartSeries[]): boolean {
  return series.some(({ values }) => values.some((value) => value !== null));
}
