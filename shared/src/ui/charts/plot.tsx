import type { ReactNode } from 'react';
import type { ChartProps } from './chart-data';
import { axisUnit, pointLabel } from './labels';
import { chartWords } from './messages';
import { Area } from './plot.styles';
import type { Ticks } from './ticks';
import { shownLabels } from './shown-labels';
import { Tip, type TipText } from './tip';
import { useChartWidth } from './use-chart-width';
import { useReading } from './use-reading';

/** Where things are, in pixels of the drawing. */
export interface Space {
  x: (index: number) => number;
  y: (value: number) => number;
  /** The width that each point has. */
  band: number;
  /** The point that is being read. */
  at: number | null;
}

interface Props extends Pick<ChartProps, 'label' | 'points' | 'time' | 'unit'> {
  ticks: Ticks;
  tipOf: (index: number) => TipText;
  asLines?: boolean;
  /** The series, over the grid. */
  children: (space: Space) => ReactNode;
}

const height = 264;
const top = 28;
const bottom = height - 44;
/** A digit of 12 px, roughly. */
const letter = 7;

/**
 * Axes, grid, reading by keyboard and pointer: everything of an upright chart but its series. Time
 * runs from the right, and so do values that are not of a time.
 */
export function Plot({ label, points, time, unit, ticks, tipOf, asLines, children }: Props) {
  const [ref, width] = useChartWidth<HTMLDivElement>();
  const count = points.length;
  const { word, format } = axisUnit(ticks.ticks);
  const marks = ticks.ticks.map((tick) => ({ tick, text: format(tick) }));
  const right = width - Math.max(...marks.map(({ text }) => text.length)) * letter - 12;
  const band = right / count;
  const x = (index: number) => right - (index + 0.5) * band;
  const y = (value: number) =>
    bottom - ((value - ticks.low) / (ticks.high - ticks.low)) * (bottom - top);
  const { at, handlers } = useReading({
    count,
    first: time ? count - 1 : 0,
    find: (from, _, box) => {
      const index = Math.floor((right - (from / box.width) * width) / band);
      return index >= 0 && index < count ? index : null;
    },
  });
  const labels = points.map((point) => pointLabel(point, time));
  const scale = [word, unit].filter(Boolean).join(' ');

  return (
    <Area ref={ref} role="group" tabIndex={0} aria-label={chartWords.read(label)} {...handlers}>
      <svg viewBox={`0 0 ${width} ${height}`} direction="rtl" aria-hidden="true">
        {scale && (
          <text x={width} y={12}>
            {scale}
          </text>
        )}
        {marks.map(({ tick, text }) => (
          <g key={tick}>
            <line
              data-grid
              data-zero={tick === 0 || undefined}
              {...{ x1: 0, x2: right, y1: y(tick), y2: y(tick) }}
            />
            <text x={width} y={y(tick) + 4}>
              {text}
            </text>
          </g>
        ))}
        {shownLabels(labels, band).map(({ index, short, group, half }) => {
          // The newest name stays inside where it is wider than its place.
          const isWide = x(index) < half;
          const place = isWide ? 0 : x(index);
          return (
            <g key={index} textAnchor={isWide ? 'end' : 'middle'}>
              <text x={place} y={bottom + 18} data-strong={index === at || undefined}>
                {short}
              </text>
              <text x={place} y={bottom + 36}>
                {group}
              </text>
            </g>
          );
        })}
        {children({ x, y, band, at })}
      </svg>
      <Tip
        text={at === null ? null : tipOf(at)}
        across={at === null ? 0 : (width - x(at)) / width}
        top={top}
        asLines={asLines}
      />
    </Area>
  );
}
