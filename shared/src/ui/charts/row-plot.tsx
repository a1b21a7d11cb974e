import { useId } from 'react';
import type { Bar } from './bars';
import type { ChartProps } from './chart-data';
import { ChartTooltip, type TooltipText } from './chart-tooltip';
import { pointLabel } from './labels';
import { chartWords } from './messages';
import { Patterns } from './patterns';
import { Area } from './plot.styles';
import {
  fittedName,
  laneHeight,
  laneTexts,
  nameHeight,
  rowGap,
  rowScale,
  type LaneText,
} from './row-layout';
import type { Ticks } from './ticks';
import { useActivePoint } from './use-active-point';
import { useChartWidth } from './use-chart-width';

interface Props {
  chart: ChartProps;
  ticks: Ticks;
  /** The bars of each point. */
  bars: readonly (readonly Bar[])[];
  isStacked: boolean;
  tooltipOf: (index: number) => TooltipText;
}

/** Horizontal bars that begin at the right: the name above them, the value at their end. */
export function RowPlot({ chart, ticks, bars, isStacked, tooltipOf }: Props) {
  const { label, points, series } = chart;
  const [ref, width] = useChartWidth<HTMLDivElement>();
  const id = useId();
  const rowHeight = nameHeight + (isStacked ? 1 : series.length) * laneHeight + rowGap;
  const height = points.length * rowHeight - rowGap;
  const texts = bars.map((ofPoint) => laneTexts(ofPoint, isStacked));
  const scale = rowScale(width, bars, ticks, texts.flat());
  const { active, handlers } = useActivePoint({
    count: points.length,
    first: 0,
    find: (_, from, box) =>
      Math.min(points.length - 1, Math.floor(((from / box.height) * height) / rowHeight)),
  });

  return (
    <Area ref={ref} role="group" tabIndex={0} aria-label={chartWords.read(label)} {...handlers}>
      <svg viewBox={`0 0 ${width} ${height}`} direction="rtl" aria-hidden="true">
        <Patterns id={id} count={series.length} />
        {bars.map((ofPoint, index) => (
          <g
            key={points[index]}
            transform={`translate(0 ${index * rowHeight})`}
            opacity={active === null || active === index ? 1 : 0.45}
          >
            <text data-strong x={width} y={13}>
              {fittedName(pointLabel(points[index] ?? '', undefined).short, width)}
            </text>
            <Lanes {...{ id, bars: ofPoint, scale, rowHeight }} texts={texts[index] ?? []} />
          </g>
        ))}
      </svg>
      <ChartTooltip
        text={active === null ? null : tooltipOf(active)}
        across={0.5}
        top={active === null ? 0 : active * rowHeight + rowHeight}
      />
    </Area>
  );
}

interface LanesProps {
  /** The id of the patterns. */
  id: string;
  bars: readonly Bar[];
  texts: readonly LaneText[];
  scale: ReturnType<typeof rowScale>;
  rowHeight: number;
}

/** The bars of one point, each with its text. */
function Lanes({ id, bars, texts, scale: { x, low }, rowHeight }: LanesProps) {
  return (
    <>
      {bars.map(({ series, from, to, lane }) => (
        <rect
          key={series}
          x={Math.min(x(from), x(to))}
          y={nameHeight + lane * laneHeight}
          width={Math.abs(x(to) - x(from))}
          height={laneHeight - 2}
          rx="3"
          fill={`url(#${id}-${series})`}
          stroke="var(--surface)"
        />
      ))}
      {low < 0 && (
        <line data-zero x1={x(0)} x2={x(0)} y1={nameHeight - 2} y2={rowHeight - rowGap} />
      )}
      {texts.map(({ lane, text }) => (
        <text key={lane} x={0} y={nameHeight + lane * laneHeight + 10} textAnchor="end">
          {text}
        </text>
      ))}
    </>
  );
}
