import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { ProductPicker } from './product-picker';

it('says that nothing matches only after the answer to that search', async () => {
  let answer: (page: unknown) => void = () => undefined;
  fakeApi({
    'GET /products/clinic/1': ({ params }) =>
      params.search === 'سرم' ? new Promise((done) => (answer = done)) : pageWith(),
  });
  const nothing = () => undefined;
  const { user } = renderScreen(<ProductPicker onPick={nothing} onClose={nothing} />);
  await user.type(await screen.findByRole('searchbox'), 'پنبه{Enter}');
  expect(await screen.findByText('کالایی برای «پنبه» یافت نشد')).toBeVisible();

  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'سرم{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent('در حال بارگذاری…');
  expect(screen.queryByText(/یافت نشد/)).not.toBeInTheDocument();
  answer(pageWith());
  expect(await screen.findByText('کالایی برای «سرم» یافت نشد')).toBeVisible();
});
