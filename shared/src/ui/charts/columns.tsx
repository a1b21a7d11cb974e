import type { Bar } from './bars';
import type { PlotSpace } from './plot';

interface Props {
  /** The id of the patterns. */
  id: string;
  /** The bars of each point. */
  bars: readonly (readonly Bar[])[];
  lanes: number;
  space: PlotSpace;
}

/** Pixels. */
const maximumBarWidth = 36;

/** Upright bars; the first series stands at the right. */
export function Columns({ id, bars, lanes, space: { x, y, band, active } }: Props) {
  const barWidth = Math.min(maximumBarWidth, (band * 0.72) / lanes);
  return bars.map((ofPoint, index) => (
    <g key={index} opacity={active === null || active === index ? 1 : 0.45}>
      {ofPoint.map(({ series, from, to, lane }) => {
        const start = x(index) + (lanes / 2 - lane - 1) * barWidth;
        const [top, bottom] = [Math.min(y(from), y(to)), Math.max(y(from), y(to))];
        return (
          <rect
            key={series}
            x={start}
            y={top}
            width={barWidth}
            height={bottom - top}
            rx={Math.min(3, barWidth / 4)}
            fill={`url(#${id}-${series})`}
            stroke={barWidth > 4 ? 'var(--surface)' : undefined}
          />
        );
      })}
    </g>
  ));
}
