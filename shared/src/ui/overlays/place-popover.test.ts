import * as fc from 'fast-check';
import { placeBeside, placePopover } from './place-popover';

const view = { width: 1000, height: 700 };
const panel = { width: 200, height: 300 };
const opener = (left: number, top: number) => ({ left, right: left + 80, top, bottom: top + 40 });

it('is placed below, aligned with the start in the reading direction', () => {
  expect(placePopover(opener(600, 100), panel, view, true)).toMatchObject({
    inlineStart: 320,
    blockStart: 146,
  });
  expect(placePopover(opener(600, 100), panel, view, false)).toMatchObject({ inlineStart: 600 });
});

it('is aligned with the end of its opener if it would leave the window', () => {
  expect(placePopover(opener(20, 100), panel, view, true)).toMatchObject({ inlineStart: 780 });
});

it('is placed above if there is no room below', () => {
  expect(placePopover(opener(600, 600), panel, view, true)).toMatchObject({ blockStart: 294 });
});

it('never leaves the window, wherever the opener stands in it', () => {
  const anywhere = fc.record({
    left: fc.integer({ min: 0, max: 900 }),
    top: fc.integer({ min: 0, max: 640 }),
    width: fc.integer({ min: 20, max: 900 }),
    height: fc.integer({ min: 20, max: 900 }),
    isRtl: fc.boolean(),
  });
  fc.assert(
    fc.property(anywhere, ({ left, top, width, height, isRtl }) => {
      const size = { width, height };
      const place = placePopover(opener(left, top), size, view, isRtl);
      expect(place.inlineStart).toBeGreaterThanOrEqual(0);
      expect(place.inlineStart + width).toBeLessThanOrEqual(view.width);
      expect(place.blockStart).toBeGreaterThanOrEqual(0);
      expect(place.blockStart + Math.min(height, place.maxBlockSize)).toBeLessThanOrEqual(700);
    }),
  );
});

it('is placed beside what it names, in the middle of its height', () => {
  const word = { width: 90, height: 30 };
  expect(placeBeside(opener(920, 100), word, view, true)).toMatchObject({
    inlineStart: 86,
    blockStart: 105,
  });
  expect(placeBeside(opener(0, 690), word, view, false)).toMatchObject({
    inlineStart: 86,
    blockStart: 662,
  });
});
