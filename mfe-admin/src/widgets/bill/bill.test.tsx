import { render, screen } from '@testing-library/react';
import { Bill } from './bill';

const line = (id: number, type: 'traffic' | 'sms', title: string) => ({
  ...{ id, type, title, unit_price: 1_000_000, quantity: 1, total: 1_000_000 },
});

it('says what each line is for, once, and ends with tax and total', () => {
  const lines = [line(1, 'traffic', 'نامحدود'), line(2, 'sms', '1000 پیامک')];
  const quote = { lines, tax_rate: 10, tax: 200_000, total: 2_200_000 };
  render(<Bill quote={quote} totalLabel="مبلغ کل" />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'ترافیک بارگذاری: نامحدود',
    '۱۰۰۰ پیامک',
    'مالیات ۱۰ درصد',
    'مبلغ کل',
  ]);
  expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent('۲٬۲۰۰٬۰۰۰ تومان');
});
