import styled from 'styled-components';
import { code128 } from './barcode/code-128';

interface Props {
  /** Printable ASCII, such as a product's code; it stands below the bars. */
  value: string;
  /** The name of the bars for screen readers. */
  label: string;
}

/** White modules at both sides, which scanners need to find the ends (ISO 15417). */
const quietZone = 10;
const height = 40;

/** A Code 128 barcode, as wide as its place; black on white in dark mode too. */
export function Barcode({ value, label }: Props) {
  const code = code128(value);
  if (!code) return null;
  const wide = code.width + 2 * quietZone;
  return (
    <Place role="img" aria-label={label}>
      <svg viewBox={`0 0 ${wide} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={wide} height={height} />
        <path
          d={code.bars
            .map(([at, bar]) => `M${at + quietZone} 0h${bar}v${height}h-${bar}z`)
            .join('')}
        />
      </svg>
      <span dir="ltr">{value}</span>
    </Place>
  );
}

/* Scanners need black on white, so the colours of a light page are used in dark mode too. */
const Place = styled.div`
  display: grid;
  justify-items: center;
  inline-size: 100%;
  max-inline-size: 18rem;
  background: canvas;
  color: canvastext;
  color-scheme: only light;
  font: 0.75em/1.5 var(--font-code);
  print-color-adjust: exact;

  svg {
    inline-size: 100%;
    block-size: 3.5em;
    shape-rendering: crispEdges;
  }
  rect {
    fill: canvas;
  }
  path {
    fill: canvastext;
  }
`;
