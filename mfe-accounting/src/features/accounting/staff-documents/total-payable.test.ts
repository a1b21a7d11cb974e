import { totalPayable } from './total-payable';

it.each([
  [20_000_000, 1_000_000, 500_000, 20_500_000],
  ['20000000', '', '', 20_000_000],
  ['۲۰٬۰۰۰٬۰۰۰', null, undefined, 20_000_000],
  [0, 0, 500_000, -500_000],
])('%s + %s − %s = %i', (salary, carried, credit, total) => {
  expect(totalPayable(salary, carried, credit)).toBe(total);
});
