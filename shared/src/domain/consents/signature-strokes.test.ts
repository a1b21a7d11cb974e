import { begun, drawnOn, isSignature, pathOf, pointAt } from './signature-strokes';

const field = { left: 10, top: 20, width: 600, height: 200 };

it('turns a place on the screen into one of the field, whatever its size, and holds it at the edge', () => {
  expect(pointAt({ clientX: 310, clientY: 120 }, field)).toEqual({ x: 600, y: 200 });
  expect(pointAt({ clientX: 2000, clientY: -5 }, field)).toEqual({ x: 1200, y: 0 });
});

it('draws strokes on, and leaves out points that are next to each other', () => {
  let strokes = begun([], { x: 0, y: 0 });
  for (const x of [2, 50, 51, 120]) strokes = drawnOn(strokes, { x, y: 0 });
  strokes = begun(strokes, { x: 300, y: 90 });
  expect(strokes.map(pathOf)).toEqual(['M0 0 L50 0 L120 0', 'M300 90 L300 90']);
});

it('takes no more points and strokes than can be stored', () => {
  let strokes = begun([], { x: 0, y: 0 });
  for (let index = 1; index < 7000; index += 1) {
    strokes = drawnOn(strokes, { x: (index * 10) % 1200, y: 0 });
  }
  expect(strokes.flat().length).toBeLessThanOrEqual(6000);
  let dots = begun([], { x: 0, y: 0 });
  for (let index = 0; index < 300; index += 1) dots = begun(dots, { x: 1, y: 1 });
  expect(dots).toHaveLength(200);
});

it.each([
  ['nothing', [], false],
  ['a touch', [[{ x: 5, y: 5 }]], false],
  ['dots that are far from each other', [[{ x: 5, y: 5 }], [{ x: 900, y: 5 }]], false],
  [
    'a line',
    [
      [
        { x: 5, y: 5 },
        { x: 200, y: 90 },
      ],
    ],
    true,
  ],
])('%s is a signature: %#', (_, strokes, expected) => {
  expect(isSignature(strokes)).toBe(expected);
});
