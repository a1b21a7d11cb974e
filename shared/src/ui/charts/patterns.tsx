import { lookOf } from './series-look';

interface Props {
  /** Comes before the number of the series: `url(#id-2)`. */
  id: string;
  count: number;
}

/** The fills of bars and slices: each series' colour under a pattern of its own. */
export function Patterns({ id, count }: Props) {
  return (
    <defs>
      {Array.from({ length: count }, (_, series) => {
        const { tone, pattern } = lookOf(series);
        return (
          <pattern
            key={series}
            id={`${id}-${series}`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
          >
            <rect width="8" height="8" fill={tone} />
            {pattern && (
              <path
                d={pattern}
                fill="none"
                stroke="var(--surface)"
                strokeWidth="1.25"
                strokeOpacity="0.7"
              />
            )}
          </pattern>
        );
      })}
    </defs>
  );
}
