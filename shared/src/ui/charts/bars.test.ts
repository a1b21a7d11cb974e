import { barsAt } from './bars';

const series = [
  { name: 'نقد', values: [5] },
  { name: 'برگشت', values: [-2] },
  { name: 'کارت', values: [3] },
  { name: 'چک', values: [null] },
];

it('puts bars side by side, each from zero', () => {
  expect(barsAt(series, 0, false)).toEqual([
    { series: 0, from: 0, to: 5, lane: 0 },
    { series: 1, from: 0, to: -2, lane: 1 },
    { series: 2, from: 0, to: 3, lane: 2 },
  ]);
});

it('stacks positive values above zero and negative ones below', () => {
  expect(barsAt(series, 0, true).map(({ from, to }) => [from, to])).toEqual([
    [0, 5],
    [0, -2],
    [5, 8],
  ]);
});
