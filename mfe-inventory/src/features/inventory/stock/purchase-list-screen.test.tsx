import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aProduct } from '@ziba/shared/testing/samples';
import { screen } from '@testing-library/react';
import { PurchaseListScreen } from './purchase-list-screen';
import { suggestedAmount } from './suggested-amount';

it('lists what has reached its minimum, with what to buy', async () => {
  const calls = fakeApi({
    'GET /products/clinic/1': () =>
      pageWith(aProduct({ id: 7, name: 'سرنگ', stock: 35, min_required_stock: 100, unit: 'عدد' })),
  });
  renderScreen(<PurchaseListScreen />, { path: '/clinic/inventory/purchase-list' });
  const row = await screen.findByRole('row', { name: /سرنگ/ });
  expect(row).toHaveTextContent('۳۵ عدد');
  expect(row).toHaveTextContent('۱۶۵ عدد');
  expect(calls[0]?.params).toMatchObject({ to_buy: 'true' });
});

it.each([
  [0, 5, 10],
  [2.5, 5, 7.5],
  [0, null, null],
  [0, 0, null],
])('of %s with the minimum %s suggests %s', (stock, min_required_stock, amount) => {
  expect(suggestedAmount({ stock, min_required_stock })).toBe(amount);
});
