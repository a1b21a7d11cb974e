import { useId } from 'react';
import { barsAt } from './bars';
import { ChartFrame } from './chart-frame';
import { hasValues, type ChartProps } from './chart-data';
import { Columns } from './columns';
import { pointLabel, valueText } from './labels';
import { chartWords } from './messages';
import { Patterns } from './patterns';
import { Plot } from './plot';
import { RowPlot } from './row-plot';
import { seriesTable } from './series-table';
import { niceTicks } from './ticks';

interface Props extends ChartProps {
  isStacked: boolean;
}

/** Bars side by side or stacked: upright if the points are days or months, horizontal if they are names. */
export function BarsChart({ isStacked, ...chart }: Props) {
  const { points, time, series, unit } = chart;
  const id = useId();
  const bars = points.map((_, index) => barsAt(series, index, isStacked));
  const ticks = niceTicks(bars.flat().map(({ to }) => to));
  const tooltipOf = (index: number) => {
    const sum = series.reduce((total, { values }) => total + (values[index] ?? 0), 0);
    return {
      title: pointLabel(points[index] ?? '', time).long,
      lines: [
        ...series.map(({ name, values }, number) => ({
          name,
          value: valueText(values[index] ?? null, unit),
          series: series.length > 1 ? number : undefined,
        })),
        ...(isStacked ? [{ name: chartWords.total, value: valueText(sum, unit) }] : []),
      ],
    };
  };

  return (
    <ChartFrame
      {...chart}
      table={seriesTable(chart, isStacked)}
      legend={series.map(({ name }) => name)}
      isEmpty={points.length === 0 || !hasValues(series)}
    >
      {time ? (
        <Plot {...chart} ticks={ticks} tooltipOf={tooltipOf}>
          {(space) => (
            <>
              <Patterns id={id} count={series.length} />
              <Columns {...{ id, bars, space }} lanes={isStacked ? 1 : series.length} />
            </>
          )}
        </Plot>
      ) : (
        <RowPlot {...{ chart, ticks, bars, isStacked, tooltipOf }} />
      )}
    </ChartFrame>
  );
}
