import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aProductFinancial } from '@ziba/shared/testing/samples';
import { screen } from '@testing-library/react';
import { EditProductDocumentScreen } from './edit-product-document-screen';

const at = '/clinic/accounting/inventory/edit/31';
const route = { path: '/clinic/accounting/inventory/edit/:id', at, toasts: true };
const stored = { 'GET /product-financial/31': () => aProductFinancial() };
const change = 'POST /product-financial/31';
const form = <EditProductDocumentScreen />;
const field = (name: string) => screen.findByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'ذخیره تغییرات' });

it('keeps the codes locked, saves the change and returns to the documents', async () => {
  const calls = fakeApi({ ...stored, [change]: () => aProductFinancial() });
  const { user, location } = renderScreen(form, route);
  expect(await field('کد حسابداری')).toHaveAttribute('readonly');
  expect(screen.getByText('1001')).toBeVisible();
  const bought = await field('مقدار خرید');
  expect(bought).toHaveValue('۵۰');
  await user.clear(bought);
  await user.type(bought, '60');
  await user.click(submit());

  expect(await screen.findByText('سند حسابداری با موفقیت ویرایش شد.')).toBeVisible();
  expect(location()).toBe('/clinic/accounting/inventory');
  const body = calls.find(({ call }) => call === change)?.body;
  expect(body).toEqual({ purchased_quantity: 60, version: 1 });
});

it('names the wrong field and sends nothing', async () => {
  const calls = fakeApi(stored);
  const { user } = renderScreen(form, route);
  await user.clear(await field('هزینه واریزی'));
  await user.click(submit());
  expect(await field('هزینه واریزی')).toHaveAccessibleDescription('هزینه واریزی الزامی است');
  expect(calls.map(({ call }) => call)).toEqual(['GET /product-financial/31']);
});

it('explains that the stock is too low', async () => {
  const message = 'موجودی کالا برای این مقدار فروش کافی نیست';
  const refusal = refuse(409, { code: 'stock_short', message, fields: { sold_quantity: message } });
  fakeApi({ ...stored, [change]: () => refusal });
  const { user } = renderScreen(form, route);
  const sold = await field('مقدار فروش');
  await user.clear(sold);
  await user.type(sold, '900');
  await user.click(submit());
  await screen.findByText(message);
  expect(await field('مقدار فروش')).toHaveAccessibleDescription(message);
  expect(await field('مقدار فروش')).toHaveValue('۹۰۰');
});

it('says that the document does not exist', async () => {
  const missing = refuse(404, { code: 'not_found', message: 'سند یافت نشد' });
  fakeApi({ 'GET /product-financial/31': () => missing });
  renderScreen(form, route);
  expect(await screen.findByText('سند یافت نشد')).toBeVisible();
});

testRecordScreen({
  element: form,
  place: route,
  read: 'GET /product-financial/31',
  answers: stored,
  find: () => field('مقدار خرید'),
});
