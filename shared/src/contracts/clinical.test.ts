import { amountOfLine, requiredItems } from './clinical';

const amountOf = (quantity: string) => amountOfLine({ name: 'گاز', quantity });

it.each([
  ['2 بسته', 2],
  ['۲٫۵ لیتر', 2.5],
  ['1,5 لیتر', 1.5],
  ['۱٬۲۵۰ عدد', 1250],
  ['1,250 عدد', 1250],
  ['3، شاید بیشتر', 3],
  ['به مقدار لازم', undefined],
  ['0', undefined],
])('takes "%s" out of the stock as %s', (quantity, amount) => {
  expect(amountOf(quantity)).toBe(amount);
});

it('asks for a number where a line is goods of the clinic, and for none elsewhere', () => {
  const line = { name: 'گاز', quantity: 'بسته' };
  const judged = requiredItems().safeParse([line, { ...line, product_id: 7 }]);
  expect(judged.error?.issues).toMatchObject([
    { path: [1, 'quantity'], message: 'مقدار کالا الزامی است' },
  ]);
});
