import { formatNumber, formatToman } from './money';

it.each([
  [0, '۰ تومان'],
  [999, '۹۹۹ تومان'],
  [1_200_000, '۱٬۲۰۰٬۰۰۰ تومان'],
  [999_999_999_999, '۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹ تومان'],
])('shows %d tomans as %s', (amount, shown) => expect(formatToman(amount)).toBe(shown));

it.each([
  [12, '۱۲'],
  [1500, '۱٬۵۰۰'],
  [2.125, '۲٫۱۲۵'],
])('shows %d as %s', (value, shown) => expect(formatNumber(value)).toBe(shown));

it('shows a debt with its minus sign before the digits', () => {
  expect(formatNumber(-1500).replace(/\u200e/g, '')).toBe('−۱٬۵۰۰');
});
