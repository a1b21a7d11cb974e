import fc from 'fast-check';
import { heightOf, nearBlocks } from './near-blocks';

const view = 768;
const heights = fc
  .array(fc.tuple(fc.nat({ max: 900 }), fc.integer({ min: 200, max: 2_500 })))
  .map((known) => new Map(known));
const list = fc.record({
  heights,
  count: fc.integer({ min: 1, max: 900 }),
  above: fc.integer({ min: -5_000, max: 600_000 }),
  held: fc.option(fc.nat({ max: 899 }), { nil: undefined }),
});

it('returns every visible block, in order, and few others', () => {
  fc.assert(
    fc.property(list, ({ heights: known, count, above, held }) => {
      const near = nearBlocks(known, count, above, view, held);
      expect([...near].sort((one, other) => one - other)).toEqual(near);
      const seen = Array.from({ length: count }, (_, block) => block).filter((block) => {
        const top = heightOf(known, 0, block) - above;
        return top < view && top + heightOf(known, block, block + 1) > 0;
      });
      expect(near).toEqual(expect.arrayContaining(seen));
      expect(near.length).toBeLessThan(16);
    }),
  );
});

it('keeps the block with the focus, however far the list is scrolled', () => {
  expect(nearBlocks(new Map(), 800, 400_000, view, 3)).toContain(3);
  expect(nearBlocks(new Map(), 800, 0, view, 700)).toContain(700);
});

it('returns the last block when the list became shorter than the scroll position', () => {
  expect(nearBlocks(new Map(), 5, 400_000, view)).toEqual([4]);
  expect(nearBlocks(new Map(), 0, 0, view)).toEqual([]);
});
