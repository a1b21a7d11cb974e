import type { Bar } from './bars';
import type { Space } from './plot';

interface Props {
  /** Of the patterns. */
  id: string;
  /** For each point. */
  bars: readonly (readonly Bar[])[];
  lanes: number;
  space: Space;
}

const widest = 36;

/** Upright bars; the first series at the right, as it is read. */
export function Columns({ id, bars, lanes, space: { x, y, band, at } }: Props) {
  const wide = Math.min(widest, (band * 0.72) / lanes);
  return bars.map((point, index) => (
    <g key={index} opacity={at === null || at === index ? 1 : 0.45}>
      {point.map(({ series, from, to, lane }) => {
        const begin = x(index) + (lanes / 2 - lane - 1) * wide;
        const [head, foot] = [Math.min(y(from), y(to)), Math.max(y(from), y(to))];
        return (
          <rect
            key={series}
            x={begin}
            y={head}
            width={wide}
            height={foot - head}
            rx={Math.min(3, wide / 4)}
            fill={`url(#${id}-${series})`}
            stroke={wide > 4 ? 'var(--surface)' : undefined}
          />
        );
      })}
    </g>
  ));
}
