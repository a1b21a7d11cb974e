import styled from 'styled-components';
import { ErrorView } from '../views/state-views';
import { useLater } from '../controls/use-later';

interface Props {
  /** What a camera reads: an address, a code. */
  value: string;
  /** What the code leads to, for those who do not see it. */
  label: string;
  /** Pixels of a side, with the quiet zone. */
  size?: number;
}

function drawCode() {
  return import(/* webpackChunkName: "qr" */ './qr/qr-drawing');
}

/** A QR code, black on white in every scheme, with its quiet zone. The drawing is loaded when needed. */
export function QrCode({ value, label, size = 160 }: Props) {
  const { part, error, retry } = useLater(drawCode);
  if (error) return <ErrorView error={error} onRetry={retry} />;
  return (
    <Place aria-busy={!part} style={{ inlineSize: size, blockSize: size }}>
      {part && <part.QrDrawing value={value} label={label} />}
    </Place>
  );
}

const Place = styled.span`
  display: block;
  flex: none;
  max-inline-size: 100%;
`;
