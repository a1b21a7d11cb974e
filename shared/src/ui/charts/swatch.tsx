import { useId } from 'react';
import { PatternTile } from './pattern-tile';
import type { lookOf } from './series-look';

interface Props {
  look: ReturnType<typeof lookOf>;
  /** A piece of the line with its mark, instead of a piece of the bar. */
  line?: boolean;
}

/** What a series looks like, beside its name. */
export function Swatch({ look, line = false }: Props) {
  const id = useId();
  const { tone, dash, mark, pattern } = look;
  if (line) {
    return (
      <svg width="28" height="14" viewBox="-14 -7 28 14" aria-hidden="true">
        <path d="M14 0H-14" stroke={tone} strokeWidth="2" strokeDasharray={dash} />
        <path d={mark} fill={tone} />
      </svg>
    );
  }
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <defs>
        <PatternTile id={id} look={look} />
      </defs>
      <rect width="14" height="14" rx="3" fill={pattern ? `url(#${id})` : tone} />
    </svg>
  );
}
