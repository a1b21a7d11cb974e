import { sumsOf } from './sums-of';

it('adds up typed lines with 10 % tax, in whole tomans', () => {
  const lines = [
    { title: 'اشتراک', unit_price: '۱٬۰۰۰٬۰۰۵', quantity: '' },
    { title: 'پیامک', unit_price: 2_000, quantity: '3' },
  ];
  expect(sumsOf(lines)).toEqual({ subtotal: 1_006_005, tax: 100_601, total: 1_106_606 });
});

it('counts a line that is still being typed as nothing', () => {
  expect(sumsOf([{ title: '', unit_price: 'x', quantity: '2' }])).toMatchObject({ total: 0 });
  expect(sumsOf()).toEqual({ subtotal: 0, tax: 0, total: 0 });
});
