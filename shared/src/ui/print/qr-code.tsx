import styled from 'styled-components';
import { ErrorView } from '../views/state-views';
import { useLazyLoad } from '../controls/use-lazy-load';

interface Props {
  /** The content: an address or a code. */
  value: string;
  /** The name of the code for screen readers. */
  label: string;
  /** Width and height in pixels, with the white zone around. */
  size?: number;
}

function drawCode() {
  return import(/* webpackChunkName: "qr" */ './qr/qr-drawing');
}

/** A QR code, black on white in dark mode too. The code that draws it is loaded when it is first shown. */
export function QrCode({ value, label, size = 160 }: Props) {
  const { part, error, retry } = useLazyLoad(drawCode);
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
