import styled from 'styled-components';
import { encode } from 'uqr';
import { qrPath } from './qr-path';

interface Props {
  value: string;
  label: string;
}

/** White modules around the code, which cameras need to find it (ISO 18004). */
const quietZone = 4;

/** A QR code as one path. It can be read even if a quarter of it is damaged (level Q). */
export function QrDrawing({ value, label }: Props) {
  const { data, size } = encode(value, { ecc: 'Q', border: quietZone });
  return (
    <Code role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} />
      <path d={qrPath(data)} />
    </Code>
  );
}

/* Cameras need black on white, so the colours of a light page are used in dark mode too. */
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
