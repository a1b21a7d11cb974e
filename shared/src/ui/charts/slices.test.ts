import fc from 'fast-check';
import { placeSlices, ringPath } from './slices';

const slices = fc.array(fc.record({ name: fc.string(), value: fc.integer({ min: -5, max: 1e9 }) }));

it('fills the ring exactly, in order, with six parts at most', () => {
  fc.assert(
    fc.property(slices, (some) => {
      const { placed, total } = placeSlices(some, 'سایر');
      expect(placed.length).toBeLessThanOrEqual(6);
      if (total === 0) expect(placed).toEqual([]);
      else expect(placed.at(-1)?.to).toBeCloseTo(1);
      placed.forEach(({ from }, index) => expect(from).toBe(placed[index - 1]?.to ?? 0));
    }),
  );
});

it('draws the sixth and all later parts as one', () => {
  const many = Array.from({ length: 8 }, (_, index) => ({ name: `${index}`, value: 1 }));
  expect(placeSlices(many, 'سایر').placed.at(-1)).toMatchObject({ name: 'سایر', value: 3 });
});

it('draws a full ring', () => {
  expect(ringPath(0, 1, 80, 50)).not.toContain('NaN');
});
