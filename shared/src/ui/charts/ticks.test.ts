import fc from 'fast-check';
import { axisUnit } from './labels';
import { niceTicks } from './ticks';

const wholes = fc.array(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), { minLength: 1 });
const fractions = fc.array(
  fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter((n) => n === 0 || Math.abs(n) > 1e-6),
  { minLength: 1 },
);

it.each([
  [
    [3, 9],
    [0, 5, 10],
  ],
  [
    [1, 4],
    [0, 1, 2, 3, 4],
  ],
  [[2], [0, 1, 2]],
  [
    [0.3, 0.9],
    [0, 0.25, 0.5, 0.75, 1],
  ],
  [
    [-40, 60],
    [-50, -25, 0, 25, 50, 75],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [12_500_000, 38_000_000],
    [0, 10_000_000, 20_000_000, 30_000_000, 40_000_000],
  ],
])('marks %j at %j', (values, ticks) => {
  expect(niceTicks(values).ticks).toEqual(ticks);
});

it('spans every value and zero with few, evenly spaced, round marks', () => {
  fc.assert(
    fc.property(fc.oneof(wholes, fractions), (values) => {
      const { ticks, low, high } = niceTicks(values);
      const step = (high - low) / (ticks.length - 1);
      const tolerance = step * 1e-6;
      expect(low).toBeLessThanOrEqual(Math.min(0, ...values) + tolerance);
      expect(high).toBeGreaterThanOrEqual(Math.max(0, ...values) - tolerance);
      expect(ticks).toContain(0);
      expect(ticks.length).toBeLessThanOrEqual(7);
      const digits = step / 10 ** Math.floor(Math.log10(step) + 1e-9);
      expect([1, 2, 2.5, 5, 10].some((nice) => Math.abs(digits - nice) < 1e-6)).toBe(true);
    }),
  );
});

it('puts marks at whole numbers when all values are whole', () => {
  fc.assert(
    fc.property(wholes, (values) => {
      expect(niceTicks(values).ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});

it('writes each mark in Persian digits, short, and different from the others', () => {
  fc.assert(
    fc.property(wholes, (values) => {
      const { ticks } = niceTicks(values);
      const { format } = axisUnit(ticks);
      const written = ticks.map(format);
      expect(new Set(written).size).toBe(ticks.length);
      for (const text of written) {
        expect(text).toMatch(/^(\u200e\u2212)?[۰-۹][۰-۹٬]*(٫[۰-۹]{1,3})?$/);
        expect(text.length).toBeLessThanOrEqual(8);
      }
    }),
  );
});
