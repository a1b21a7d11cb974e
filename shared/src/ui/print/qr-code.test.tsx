import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import jsQR from 'jsqr';
import { encode } from 'uqr';
import { qrPath } from './qr/qr-path';
import { QrCode } from './qr-code';

const scale = 4;

/** Reads a QR code as a camera does: the bars of the path are black pixels on white. */
function scan(path: string, modules: number): string | undefined {
  const side = modules * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let row = 0; row < scale; row += 1) {
      const from = (Number(y) * scale + row) * side + Number(x) * scale;
      for (let at = from; at < from + Number(wide) * scale; at += 1)
        pixels.fill(0, at * 4, at * 4 + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

it('can be read by a camera, and has a name', async () => {
  render(<QrCode value="https://ziba.example/p/100248" label="کد پرونده" />);
  const code = await screen.findByRole('img', { name: 'کد پرونده' });
  const modules = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const path = code.querySelector('path')?.getAttribute('d') ?? '';
  expect(scan(path, modules)).toBe('https://ziba.example/p/100248');
  // Four modules around stay white.
  const columns = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...columns)).toBe(4);
});

it('encodes any code without loss', () => {
  const codes = fc.stringMatching(/^[A-Za-z0-9:/?=._-]{1,80}$/);
  fc.assert(
    fc.property(codes, (value) => {
      const { data, size } = encode(value, { ecc: 'Q', border: 4 });
      expect(scan(qrPath(data), size)).toBe(value);
    }),
    { numRuns: 15 },
  );
});
