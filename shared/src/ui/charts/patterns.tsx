import { PatternTile } from './pattern-tile';
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
      {Array.from({ length: count }, (_, series) => (
        <PatternTile key={series} id={`${id}-${series}`} look={lookOf(series)} />
      ))}
    </defs>
  );
}
