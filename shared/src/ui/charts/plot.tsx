import type { ReactNode } from 'react';
import type { ChartProps } from './chart-data';
import { ChartTooltip, type TooltipText } from './chart-tooltip';
import { axisUnit, pointLabel } from './labels';
import { chartWords } from './messages';
import { PlotAxes } from './plot-axes';
import { plotLayout, type PlotLayout } from './plot-layout';
import { Area } from './plot.styles';
import type { Ticks } from './ticks';
import { useActivePoint } from './use-active-point';
import { useChartWidth } from './use-chart-width';

/** What the series of an upright chart are drawn with: positions, and the active point. */
export interface PlotSpace extends Pick<PlotLayout, 'x' | 'y' | 'band'> {
  active: number | null;
}

interface Props extends Pick<ChartProps, 'label' | 'points' | 'time' | 'unit'> {
  ticks: Ticks;
  tooltipOf: (index: number) => TooltipText;
  /** Whether the series are lines; bars otherwise. */
  isLineChart?: boolean;
  /** Draws the series over the grid. */
  children: (space: PlotSpace) => ReactNode;
}

/**
 * An upright chart without its series: axes, grid, tooltip, keyboard and pointer. The first point stands
 * at the right.
 */
export function Plot(props: Props) {
  const { label, points, time, unit, ticks, tooltipOf, isLineChart, children } = props;
  const [ref, width] = useChartWidth<HTMLDivElement>();
  const count = points.length;
  const { word, format } = axisUnit(ticks.ticks);
  const marks = ticks.ticks.map((value) => ({ value, text: format(value) }));
  const layout = plotLayout(
    width,
    count,
    ticks,
    marks.map(({ text }) => text),
  );
  const { x, y, band, right, top, height } = layout;
  const { active, handlers } = useActivePoint({
    count,
    first: time ? count - 1 : 0,
    find: (from, _, box) => {
      const index = Math.floor((right - (from / box.width) * width) / band);
      return index >= 0 && index < count ? index : null;
    },
  });

  return (
    <Area ref={ref} role="group" tabIndex={0} aria-label={chartWords.read(label)} {...handlers}>
      <svg viewBox={`0 0 ${width} ${height}`} direction="rtl" aria-hidden="true">
        <PlotAxes
          {...{ layout, width, marks, active }}
          unit={[word, unit].filter(Boolean).join(' ')}
          labels={points.map((point) => pointLabel(point, time))}
        />
        {children({ x, y, band, active })}
      </svg>
      <ChartTooltip
        text={active === null ? null : tooltipOf(active)}
        across={active === null ? 0 : (width - x(active)) / width}
        top={top}
        isLineChart={isLineChart}
      />
    </Area>
  );
}
