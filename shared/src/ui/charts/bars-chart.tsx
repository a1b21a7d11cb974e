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
  stacked: boolean;
}

/** Bars beside or upon one another: upright along a time, lying where points have names to read. */
export function BarsChart({ stacked, ...chart }: Props) {
  const { points, time, series, unit } = chart;
  const id = useId();
  const bars = points.map((_, index) => barsAt(series, index, stacked));
  const ticks = niceTicks(bars.flat().map(({ to }) => to));
  const tipOf = (index: number) => {
    const sum = series.reduce((total, { values }) => total + (values[index] ?? 0), 0);
    return {
      title: pointLabel(points[index] ?? '', time).long,
      lines: [
        ...series.map(({ name, values }, number) => ({
          name,
          value: valueText(values[index] ?? null, unit),
          series: series.length > 1 ? number : undefined,
        })),
        ...(stacked ? [{ name: chartWords.total, value: valueText(sum, unit) }] : []),
      ],
    };
  };

  return (
    <ChartFrame
      {...chart}
      table={seriesTable(chart, stacked)}
      legend={series.map(({ name }) => name)}
      isEmpty={points.length === 0 || !hasValues(series)}
    >
      {time ? (
        <Plot {...chart} ticks={ticks} tipOf={tipOf}>
          {(space) => (
            <>
              <Patterns id={id} count={series.length} />
              <Columns {...{ id, bars, space }} lanes={stacked ? 1 : series.length} />
            </>
          )}
        </Plot>
      ) : (
        <RowPlot {...{ chart, ticks, bars, stacked, tipOf }} />
      )}
    </ChartFrame>
  );
}
