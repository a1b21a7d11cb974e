import type { lookOf } from './series-look';

interface Props {
  id: string;
  look: ReturnType<typeof lookOf>;
}

/** An SVG pattern with the colour and the pattern of a series; used as a fill by `url(#id)`. */
export function PatternTile({ id, look: { tone, pattern } }: Props) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
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
}
