import { inLanes } from './in-lanes';

const lanesOf = (...times: [number, number][]) =>
  inLanes(times.map(([from, to]) => ({ from, to }))).map(
    ({ from, lane, lanes }) => `${from}: ${lane} of ${lanes}`,
  );

it('places overlapping items in lanes of their own, and others at full width', () => {
  expect(lanesOf([600, 630], [630, 660])).toEqual(['600: 0 of 1', '630: 0 of 1']);
  expect(lanesOf([600, 660], [615, 630], [630, 645])).toEqual([
    '600: 0 of 2',
    '615: 1 of 2',
    '630: 1 of 2',
  ]);
  expect(lanesOf([600, 610], [600, 700], [605, 650], [700, 730])).toEqual([
    '600: 0 of 3',
    '600: 1 of 3',
    '605: 2 of 3',
    '700: 0 of 1',
  ]);
});
