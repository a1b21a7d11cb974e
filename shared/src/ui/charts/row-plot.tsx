import { useId } from 'react';
import { formatNumber } from '../../format/money';
import type { Bar } from './bars';
import type { ChartProps } from './chart-data';
import { pointLabel } from './labels';
import { chartWords } from './messages';
import { Patterns } from './patterns';
import { Area } from './plot.styles';
import type { Ticks } from './ticks';
import { Tip, type TipText } from './tip';
import { useChartWidth } from './use-chart-width';
import { useReading } from './use-reading';

interface Props {
  chart: ChartProps;
  ticks: Ticks;
  /** For each point. */
  bars: readonly (readonly Bar[])[];
  stacked: boolean;
  tipOf: (index: number) => TipText;
}

const letter = 7.5;
const name = 20;
const thick = 14;
const gap = 14;

/** Lying bars from the right: the name above, the value at the far end. Up and down arrows read. */
export function RowPlot({ chart, ticks, bars, stacked, tipOf }: Props) {
  const { label, points, series } = chart;
  const [ref, width] = useChartWidth<HTMLDivElement>();
  const id = useId();
  const lanes = stacked ? 1 : series.length;
  const row = name + lanes * thick + gap;
  const height = points.length * row - gap;
  const texts = bars.map((point) => laneTexts(point, stacked));
  const low = Math.min(0, ...bars.flat().map(({ to }) => to));
  const high = low < 0 ? ticks.high : Math.max(...bars.flat().map(({ to }) => to), 0) || 1;
  const margin = Math.max(...texts.flat().map(({ text }) => text.length)) * letter + 10;
  const x = (value: number) => width - ((value - low) / (high - low)) * (width - margin);
  const { at, handlers } = useReading({
    count: points.length,
    first: 0,
    find: (_, from, box) =>
      Math.min(points.length - 1, Math.floor(((from / box.height) * height) / row)),
  });

  return (
    <Area ref={ref} role="group" tabIndex={0} aria-label={chartWords.read(label)} {...handlers}>
      <svg viewBox={`0 0 ${width} ${height}`} direction="rtl" aria-hidden="true">
        <Patterns id={id} count={series.length} />
        {bars.map((point, index) => (
          <g
            key={points[index]}
            transform={`translate(0 ${index * row})`}
            opacity={at === null || at === index ? 1 : 0.45}
          >
            <text data-strong x={width} y={13}>
              {fitted(pointLabel(points[index] ?? '', undefined).short, width)}
            </text>
            {point.map(({ series: number, from, to, lane }) => (
              <rect
                key={number}
                x={Math.min(x(from), x(to))}
                y={name + lane * thick}
                width={Math.abs(x(to) - x(from))}
                height={thick - 2}
                rx="3"
                fill={`url(#${id}-${number})`}
                stroke="var(--surface)"
              />
            ))}
            {low < 0 && <line data-zero x1={x(0)} x2={x(0)} y1={name - 2} y2={row - gap} />}
            {texts[index]?.map(({ lane, text }) => (
              <text key={lane} x={0} y={name + lane * thick + 10} textAnchor="end">
                {text}
              </text>
            ))}
          </g>
        ))}
      </svg>
      <Tip
        text={at === null ? null : tipOf(at)}
        across={0.5}
        top={at === null ? 0 : at * row + row}
      />
    </Area>
  );
}

/** What does not fit is cut; tip and table say it in full. */
function fitted(text: string, width: number): string {
  const most = Math.floor(width / letter);
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

/** What stands at the end of each lane: its value, or the sum of what is piled. */
function laneTexts(point: readonly Bar[], stacked: boolean) {
  if (!stacked) return point.map(({ lane, to }) => ({ lane, text: formatNumber(to) }));
  const sum = point.reduce((total, { from, to }) => total + to - from, 0);
  return [{ lane: 0, text: formatNumber(sum) }];
}
