import { ChartFrame } from './chart-frame';
import { hasValues, type ChartProps, type ChartSeries } from './chart-data';
import { pointLabel, valueText } from './labels';
import { linePath } from './line-path';
import { Plot, type Space } from './plot';
import { lookOf } from './series-look';
import { seriesTable } from './series-table';
import { niceTicks } from './ticks';

/**
 * How values go with time, oldest at the right: lines of different dash and mark, interrupted where
 * nothing was recorded. Left and right arrows read point by point.
 */
export function LineChart(chart: ChartProps) {
  const { points, time, series, unit } = chart;
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const tipOf = (index: number) => ({
    title: pointLabel(points[index] ?? '', time).long,
    lines: series.map((one, number) => ({
      name: one.name,
      value: valueText(one.values[index] ?? null, unit),
      series: number,
    })),
  });

  return (
    <ChartFrame
      {...chart}
      lines
      table={seriesTable(chart)}
      legend={series.map(({ name }) => name)}
      isEmpty={points.length === 0 || !hasValues(series)}
    >
      <Plot {...chart} ticks={niceTicks(values)} tipOf={tipOf} asLines>
        {(space) => (
          <>
            {space.at !== null && (
              <line data-guide x1={space.x(space.at)} x2={space.x(space.at)} y1={28} y2={220} />
            )}
            {series.map((one, number) => (
              <Line key={one.name} {...{ one, number, space }} />
            ))}
          </>
        )}
      </Plot>
    </ChartFrame>
  );
}

interface LineProps {
  one: ChartSeries;
  number: number;
  space: Space;
}

/** Marks stand on every point where there is room, else on the newest and the one that is read. */
function Line({ one, number, space: { x, y, band, at } }: LineProps) {
  const { tone, dash, mark } = lookOf(number);
  const last = one.values.findLastIndex((value) => value !== null);
  const isMarked = (index: number) => band >= 18 || index === last || index === at;
  return (
    <g>
      <path
        d={linePath(one.values, x, y)}
        fill="none"
        stroke={tone}
        strokeWidth="2"
        strokeDasharray={dash}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {one.values.map((value, index) =>
        value === null || !isMarked(index) ? null : (
          <path
            key={index}
            d={mark}
            fill={tone}
            stroke="var(--surface)"
            strokeWidth="1.5"
            transform={`translate(${x(index)} ${y(value)}) scale(${index === at ? 1.4 : 1})`}
          />
        ),
      )}
    </g>
  );
}
