import styled from 'styled-components';
import { encode } from 'uqr';
import { qrPath } from './qr-path';

interface Props {
  value: string;
  label: string;
}

/** Modules of white around the code, without which cameras do not find it (ISO 18004). */
const quietZone = 4;

/** A QR code as one path. A quarter of it may be dirty or torn (level Q). */
export function QrDrawing({ value, label }: Props) {
  const { data, size } = encode(value, { ecc: 'Q', border: quietZone });
  return (
    <Code role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} />
      <path d={qrPath(data)} />
    </Code>
  );
}

/* Cameras want black on white: the colours of a light page in every scheme. */
const Code = styled.svg`
  color-scheme: only light;
  inline-size: 100%;
  block-size: 100%;
  print-color-adjust: exact;

  rect {
    fill: canvas;
  }
  path {
    fill: canvastext;
  }
`;
