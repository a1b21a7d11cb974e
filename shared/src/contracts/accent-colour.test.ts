import { hexOf, readableAccent, readyAccents, textContrast } from './accent-colour';

it.each(Object.entries(readyAccents))('offers %s, which is readable as it is', (_, colour) => {
  expect(readableAccent(hexOf(colour))).toBe(hexOf(colour));
});

it.each([
  ['gold', 0xe0_a8_00],
  ['white', 0xff_ff_ff],
  ['mint', 0x7f_d3_ac],
  ['red', 0xff_00_00],
])('darkens %s until it is readable', (_, colour) => {
  const hex = hexOf(colour);
  const readable = readableAccent(hex);
  expect(readable).toMatch(/^#[0-9a-f]{6}$/);
  expect(textContrast(hex)).toBeLessThan(4.5);
  expect(textContrast(readable)).toBeGreaterThanOrEqual(4.5);
  // The nearest one: hardly darker than it has to be.
  expect(textContrast(readable)).toBeLessThan(5);
});

it('measures contrast as browsers do', () => {
  expect(textContrast(hexOf(0))).toBeCloseTo(17.75, 1);
  expect(textContrast(hexOf(0xf1_eb_e5))).toBe(1);
});
