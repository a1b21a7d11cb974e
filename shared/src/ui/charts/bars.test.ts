import { barsAt } from './bars';

const series = [
  { name: 'نقد', values: [5] },
  { name: 'برگشت', values: [-2] },
  { name: 'کارت', values: [3] },
  { name: 'چک', values: [null] },
];

it('stands bars beside one another from zero', () => {
  expect(barsAt(series, 0, false)).toEqual([
    { series: 0, from: 0, to: 5, lane: 0 },
    { series: 1, from: 0, to: -2, lane: 1 },
    { series: 2, from: 0, to: 3, lane: 2 },
  ]);
});

it('piles gains up and losses down', () => {
  expect(barsAt(series, 0, true).map(({ from, to }) => [from, to])).toEqual([
    [0, 5],
    [0, -2],
    [5, 8],
  ]);
});
