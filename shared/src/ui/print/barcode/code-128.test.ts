import fc from 'fast-check';
import { code128 } from './code-128';

/** The widths of bars and spaces, in turn. */
function widthsOf(text: string): number[] {
  const { bars = [], width = 0 } = code128(text) ?? {};
  return bars.flatMap(([at, bar], index) => {
    const next = bars[index + 1]?.[0] ?? width;
    return next > at + bar ? [bar, next - at - bar] : [bar];
  });
}

it('encodes letters one by one and digits in pairs', () => {
  // From the standard: start B, P, J, J, 1, 2, 3, C, check 55, stop.
  expect(widthsOf('PJJ123C').join('')).toBe(
    '211214' +
      '313121' +
      '112133' +
      '112133' +
      '123221' +
      '223211' +
      '221132' +
      '131321' +
      '311321' +
      '2331112',
  );
  // Start C, 12, 34, check 82, stop: three symbols fewer than letter by letter.
  expect(widthsOf('1234').join('')).toBe('211232' + '112232' + '131123' + '121241' + '2331112');
});

it('is as wide as its symbols, each of eleven modules with an even number of black ones', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{1,40}$/), (text) => {
      const widths = widthsOf(text);
      const body = widths.slice(0, -7);
      for (let at = 0; at < body.length; at += 6) {
        const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = body.slice(at, at + 6);
        expect(a + b + c + d + e + f).toBe(11);
        expect((a + c + e) % 2).toBe(0);
      }
      expect(widths.slice(-7).join('')).toBe('2331112');
    }),
  );
});

it.each(['', 'کالا', 'A\n'])('has no bars for %j', (text) => {
  expect(code128(text)).toBeNull();
});
