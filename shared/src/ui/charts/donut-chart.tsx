import { useId } from 'react';
import { formatNumber } from '../../format/money';
import { formatText } from '../../format/text';
import { ChartFrame } from './chart-frame';
import { Parts, Ring } from './donut-chart.styles';
import { valueText } from './labels';
import { chartWords } from './messages';
import { Patterns } from './patterns';
import { lookOf } from './series-look';
import { placeSlices, ringPath, type Slice } from './slices';
import { Swatch } from './swatch';
import { useReading } from './use-reading';

interface Props {
  /** Names the chart; stands above it. */
  label: string;
  hint?: string;
  /** The largest first; past six they are put together. */
  slices: readonly Slice[];
  unit?: string;
  empty?: string;
}

/**
 * The parts of a whole, each with its name, value and share beside the ring; the sum stands in the
 * middle, or the part that is read (up and down arrows).
 */
export function DonutChart({ slices, unit, ...frame }: Props) {
  const id = useId();
  const { total, placed } = placeSlices(slices, chartWords.others);
  const { at, handlers } = useReading({
    count: placed.length,
    first: 0,
    find: (x, y, box) => {
      // Turns against the clock from the top.
      const turn = Math.atan2(box.width / 2 - x, box.height / 2 - y) / (2 * Math.PI);
      const place = turn < 0 ? turn + 1 : turn;
      const found = placed.findIndex(({ from, to }) => place >= from && place < to);
      return found < 0 ? null : found;
    },
  });
  const shareOf = (value: number) =>
    chartWords.percent(formatNumber(Math.round((value / total) * 1000) / 10));
  const read = at === null ? undefined : placed[at];

  return (
    <ChartFrame
      {...frame}
      isEmpty={total === 0}
      table={{
        corner: chartWords.part,
        columns: [unit ?? chartWords.total, chartWords.share],
        rows: slices.map(({ name, value }) => ({
          name: formatText(name),
          cells: [formatNumber(value), value > 0 ? shareOf(value) : chartWords.percent('۰')],
        })),
      }}
    >
      <Parts>
        <Ring role="group" tabIndex={0} aria-label={chartWords.read(frame.label)} {...handlers}>
          <svg viewBox="-100 -100 200 200" aria-hidden="true">
            <Patterns id={id} count={placed.length} />
            {placed.map(({ name, from, to }, index) => (
              <path
                key={name}
                d={ringPath(from, to, index === at ? 98 : 94, 62)}
                fill={`url(#${id}-${index})`}
                stroke="var(--surface)"
                strokeWidth="2"
              />
            ))}
          </svg>
          <p role="status">
            <span>{read ? formatText(read.name) : chartWords.total}</span>
            <b>{formatNumber(read?.value ?? total)}</b>
            <span>{read ? shareOf(read.value) : unit}</span>
          </p>
        </Ring>
        <ul aria-hidden="true">
          {placed.map(({ name, value }, index) => (
            <li key={name} data-read={index === at || undefined}>
              <Swatch look={lookOf(index)} />
              <span>{formatText(name)}</span>
              <b>{shareOf(value)}</b>
              <small>{valueText(value, unit)}</small>
            </li>
          ))}
        </ul>
      </Parts>
    </ChartFrame>
  );
}
