import { PatternTile } from './pattern-tile';
import { lookOf } from './series-look';

interface Props {
  /** The beginning of the ids: the pattern of series 2 is `url(#id-2)`. */
  id: string;
  count: number;
}

/** The fills of bars and slices: the colour and the pattern of each series. */
export function Patterns({ id, count }: Props) {
  return (
    <defs>
      {Array.from({ length: count }, (_, series) => (
        <PatternTile key={series} id={`${id}-${series}`} look={lookOf(series)} />
      ))}
    </defs>
  );
}
