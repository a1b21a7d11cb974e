import { fakeApi, pageWith, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { openConnections, tellLive } from '@ziba/shared/testing/fake-live';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aNamed, aProduct } from '@ziba/shared/testing/samples';
import { aLoginWith } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { InventoryScreen } from './inventory-screen';

const list = 'GET /products/clinic/1';
const path = '/clinic/inventory';
const syringe = aProduct({
  id: 7,
  name: 'سرنگ',
  product_code: '48213',
  brand: 'سوپا 2',
  stock: 1200,
  unit: 'عدد',
  product_type: aNamed({ name: 'مصرفی' }),
  product_category: aNamed({ name: 'تزریقات' }),
  status: 'low',
});

const answers = {
  'GET /productTypes': () => pageWith(aNamed({ id: 4, name: 'دارو' })),
  'GET /productCategories': () => pageWith(aNamed({ id: 5, name: 'بوتاکس' })),
};
const serve = (answer: FakeAnswer) => fakeApi({ ...answers, [list]: answer });

testListScreen({
  element: <InventoryScreen />,
  place: { path },
  list,
  rows: () => pageWith(syringe),
  answers,
  find: () => screen.findByRole('row', { name: /سرنگ/ }),
  empty: 'هنوز کالایی ثبت نشده است',
  narrowed: {
    query: '?search=ناموجود&status=low',
    says: 'کالایی با این جستجو و پالایه‌ها یافت نشد',
  },
});

it('shows name, code, brand, stock, type, category and status of each product', async () => {
  serve(() => pageWith(syringe));
  renderScreen(<InventoryScreen />, { path });

  const row = await screen.findByRole('row', { name: /سرنگ/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.slice(0, 7).map((cell) => cell.textContent)).toEqual([
    'سرنگ',
    '۴۸۲۱۳',
    'سوپا ۲',
    '۱٬۲۰۰ عدد',
    'مصرفی',
    'تزریقات',
    'رو به اتمام',
  ]);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'نام کالا',
    'کد کالا',
    'برند',
    'موجودی',
    'نوع کالا',
    'دسته‌بندی',
    'وضعیت',
    'عملیات',
  ]);
});

it.each([
  ['available', 'موجود'],
  ['low', 'رو به اتمام'],
  ['out', 'تمام‌شده'],
  ['near_expiry', 'نزدیک به انقضا'],
  ['service_due', 'موعد سرویس'],
  ['expired', 'منقضی‌شده'],
] as const)('calls the status %s %s', async (status, label) => {
  serve(() => pageWith(aProduct({ status })));
  renderScreen(<InventoryScreen />, { path });
  expect(await screen.findByRole('cell', { name: label })).toBeVisible();
});

it('links users who may write to a product and a new product, and back to the same page', async () => {
  serve(() => pageWith(syringe));
  const at = `${path}?page=2&status=low`;
  const { user, location, locationState } = renderScreen(<InventoryScreen />, { path, at });
  expect(await screen.findByRole('link', { name: 'ثبت کالای جدید' })).toHaveAttribute(
    'href',
    '/clinic/inventory/create',
  );

  await user.click(await screen.findByRole('link', { name: 'ویرایش سرنگ' }));
  expect(location()).toBe('/clinic/inventory/edit/7');
  expect(locationState()).toEqual({ list: at });
});

it('offers users who may only read nothing that the server would refuse', async () => {
  serve(() => pageWith(syringe));
  renderScreen(<InventoryScreen />, { path, session: aLoginWith('read', 'inventory') });

  expect(await screen.findByRole('row', { name: /سرنگ/ })).toBeVisible();
  for (const name of ['ثبت کالای جدید', 'دریافت کالا', /^ویرایش/]) {
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('columnheader', { name: 'عملیات' })).not.toBeInTheDocument();
});

it('asks the server for the page, words, order and filters of the address', async () => {
  const calls = serve(() => pageWith(syringe));
  const query = 'page=3&search=سر&sort=-stock&type_id=4&category_id=5&status=low';
  renderScreen(<InventoryScreen />, { path, at: `${path}?${query}` });

  await screen.findByRole('row', { name: /سرنگ/ });
  expect(calls.find(({ call }) => call === list)?.params).toEqual({
    page: 3,
    search: 'سر',
    sort: '-stock',
    type_id: '4',
    category_id: '5',
    status: 'low',
  });
});

it('filters by type, category and status, searches, and sorts by any column', async () => {
  serve(() => pageWith(syringe));
  const { user, location } = renderScreen(<InventoryScreen />, { path, at: `${path}?page=4` });
  const narrowedBy = (query: string) =>
    waitFor(() => expect(location()).toBe(encodeURI(`${path}?${query}`)));

  await user.selectOptions(await screen.findByLabelText('نوع کالا'), await option('دارو'));
  await narrowedBy('type_id=4');
  await user.selectOptions(screen.getByLabelText('دسته‌بندی'), await option('بوتاکس'));
  await user.selectOptions(screen.getByLabelText('وضعیت'), 'منقضی‌شده');
  await narrowedBy('type_id=4&category_id=5&status=expired');
  await user.type(screen.getByRole('searchbox', { name: /جستجو/ }), 'ژل{Enter}');
  await narrowedBy('type_id=4&category_id=5&status=expired&search=ژل');

  for (const head of screen.getAllByRole('columnheader').slice(0, 7)) {
    expect(within(head).getByRole('button')).toBeEnabled();
  }
  await user.click(screen.getByRole('button', { name: 'موجودی' }));
  await waitFor(() => expect(location()).toContain('sort=stock'));
});

it('folds the filters on a phone, and says how many narrow the list', async () => {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('30rem') }));
  serve(() => pageWith(syringe));
  const { user } = renderScreen(<InventoryScreen />, { path, at: `${path}?status=low` });
  const toggle = (await screen.findByText('فیلترها (۱ فعال)')).closest('button')!;
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByLabelText('وضعیت')).toHaveValue('low');
  expect(screen.getByRole('searchbox')).toBeVisible();
});

it('follows stock changes by other users', async () => {
  let stock = 12;
  serve(() => pageWith(aProduct({ ...syringe, stock })));
  renderScreen(<InventoryScreen />, { path });
  expect(await screen.findByRole('cell', { name: '۱۲ عدد' })).toBeVisible();
  await waitFor(() => expect(openConnections()).toBe(1));
  stock = 11;
  await tellLive('stock.changed', { productId: 7 });
  expect(await screen.findByRole('cell', { name: '۱۱ عدد' })).toBeVisible();
});

it('says what to do when there is no product yet', async () => {
  serve(() => pageWith());
  renderScreen(<InventoryScreen />, { path });
  expect(await screen.findByText('هنوز کالایی ثبت نشده است')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'ثبت کالای جدید' })).toHaveLength(2);
});

function option(name: string) {
  return screen.findByRole<HTMLOptionElement>('option', { name });
}
