import { useId } from 'react';
import { PatternTile } from './pattern-tile';
import type { lookOf } from './series-look';

interface Props {
  look: ReturnType<typeof lookOf>;
  /** Shows a piece of the line with its mark, instead of a piece of the bar. */
  isLine?: boolean;
}

/** A sample of how a series is drawn, for legends. */
export function Swatch({ look, isLine = false }: Props) {
  const id = useId();
  const { tone, dash, mark, pattern } = look;
  if (isLine) {
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
