import { ChartFrame } from './chart-frame';
import { hasValues, type ChartProps, type ChartSeries } from './chart-data';
import { pointLabel, valueText } from './labels';
import { linePath } from './line-path';
import { Plot, type PlotSpace } from './plot';
import { lookOf } from './series-look';
import { seriesTable } from './series-table';
import { niceTicks } from './ticks';

/**
 * Values over time, the oldest at the right: lines that differ in colour, dash and mark. A line has a gap
 * where nothing was recorded.
 */
export function LineChart(chart: ChartProps) {
  const { points, time, series, unit } = chart;
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const tooltipOf = (index: number) => ({
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
      isLineChart
      table={seriesTable(chart)}
      legend={series.map(({ name }) => name)}
      isEmpty={points.length === 0 || !hasValues(series)}
    >
      <Plot {...chart} ticks={niceTicks(values)} tooltipOf={tooltipOf} isLineChart>
        {(space) => (
          <>
            {space.active !== null && (
              <line
                data-guide
                x1={space.x(space.active)}
                x2={space.x(space.active)}
                y1={28}
                y2={220}
              />
            )}
            {series.map((one, number) => (
              <Line key={one.name} {...{ series: one, number, space }} />
            ))}
          </>
        )}
      </Plot>
    </ChartFrame>
  );
}

interface LineProps {
  series: ChartSeries;
  number: number;
  space: PlotSpace;
}

/** One series. Marks stand on every point if there is room, else on the newest and the active one. */
function Line({ series: { values }, number, space: { x, y, band, active } }: LineProps) {
  const { tone, dash, mark } = lookOf(number);
  const last = values.findLastIndex((value) => value !== null);
  const isMarked = (index: number) => band >= 18 || index === last || index === active;
  return (
    <g>
      <path
        d={linePath(values, x, y)}
        fill="none"
        stroke={tone}
        strokeWidth="2"
        strokeDasharray={dash}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {values.map((value, index) =>
        value === null || !isMarked(index) ? null : (
          <path
            key={index}
            d={mark}
            fill={tone}
            stroke="var(--surface)"
            strokeWidth="1.5"
            transform={`translate(${x(index)} ${y(value)}) scale(${index === active ? 1.4 : 1})`}
          />
        ),
      )}
    </g>
  );
}
