/** One line, or one colour of bars. */
export interface ChartSeries {
  name: string;
  /** A value for each point, in the same order; null where none was recorded. */
  values: readonly (number | null)[];
}

/** What every chart takes. */
export interface ChartProps {
  /** Names the chart; stands above it. */
  label: string;
  /** One quiet line below the name: of what, since when. */
  hint?: string;
  /** Oldest first. Days `YYYY-MM-DD` where `time` is told, plain names otherwise. */
  points: readonly string[];
  /** The points are days, or days that stand for their Persian month. */
  time?: 'day' | 'month';
  /** At most six are told apart; more than that is a table. */
  series: readonly ChartSeries[];
  /** Of the values: `تومان`, `نفر`. */
  unit?: string;
  /** Said where there is nothing to draw. */
  empty?: string;
}

/** Whether there is a value at all. */
export function hasValues(series: readonly ChartSeries[]): boolean {
  return series.some(({ values }) => values.some((value) => value !== null));
}
