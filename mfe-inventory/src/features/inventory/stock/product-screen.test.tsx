import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { openSection } from '@ziba/shared/testing/open-section';
import { aProduct } from '@ziba/shared/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import inventory from '../../../sections/inventory.section';
import { aLot, aMovement } from '../../../testing/stock-samples';

const gel = aProduct({
  id: 7,
  name: 'ژل هیالورونیک',
  stock: 15,
  unit: 'سرنگ',
  min_required_stock: 6,
  barcode: '626001',
});
const move = 'POST /products/7/movements';

function open(over: Record<string, FakeAnswer> = {}, level: 'read' | 'write' = 'write') {
  const calls = fakeApi({
    'GET /products/7': () => gel,
    'GET /products/7/lots': () =>
      pageWith(
        aLot({ quantity: 12, unit_cost: 50_000 }),
        aLot({ id: 4, lot_no: null, expires_on: null, quantity: 3, unit_cost: null }),
      ),
    'GET /products/7/movements': () =>
      pageWith(aMovement(), aMovement({ id: 8, kind: 'dispose', quantity: -2, reason: 'شکسته' })),
    [move]: () => ({ id: 10, product_id: 7, stock: 13 }),
    ...over,
  });
  const sent = () =>
    calls.filter(({ call }) => call === move).map(({ body }) => body as Record<string, unknown>);
  return { sent, ...openSection(inventory, '/clinic/inventory/product/7', level) };
}
type User = ReturnType<typeof open>['user'];

async function choose(user: User, kind: string) {
  await user.click(await screen.findByRole('button', { name: 'ثبت گردش کالا' }));
  await user.click(screen.getByRole('menuitem', { name: kind }));
  return within(await screen.findByRole('dialog'));
}

it('shows the stock with its lots, what they are worth, and every movement', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'ژل هیالورونیک' })).toBeVisible();
  expect(screen.getByText('۶۲۶۰۰۱')).toBeVisible();
  expect(await screen.findByText(/^۶۰۰٬۰۰۰ تومان \(قیمت بخشی/)).toBeVisible();
  const lots = within(screen.getByRole('table', { name: 'سری‌های ساخت' }));
  expect(lots.getByRole('row', { name: /A۱|A1/ })).toHaveTextContent('۱۲ سرنگ');
  expect(lots.getByRole('row', { name: /بدون شماره/ })).toHaveTextContent('۳ سرنگ');
  const movements = within(await screen.findByRole('table', { name: 'گردش کالا' }));
  expect(movements.getByRole('row', { name: /دریافت کالا از پخش مهر/ })).toHaveTextContent('+۱۲');
  expect(movements.getByRole('row', { name: /شکسته/ })).toHaveTextContent('−۲');
});

it('adjusts the stock with a reason, less by default', async () => {
  const { user, sent } = open();
  const dialog = await choose(user, 'اصلاح موجودی');
  await user.type(dialog.getByLabelText('مقدار'), '۲');
  await user.click(dialog.getByRole('button', { name: 'ثبت' }));
  expect((await dialog.findAllByText('علت را بنویسید'))[0]).toBeVisible();
  await user.type(dialog.getByLabelText('علت'), 'شکسته');
  await user.click(dialog.getByRole('button', { name: 'ثبت' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([{ kind: 'adjust', quantity: -2, reason: 'شکسته' }]);
});

it('disposes of a lot from its row', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: /^ضایعات A/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('مقدار'), '1');
  await user.type(dialog.getByLabelText('علت'), 'تاریخ گذشته');
  await user.click(dialog.getByRole('button', { name: 'ثبت' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        kind: 'dispose',
        quantity: 1,
        reason: 'تاریخ گذشته',
        lot_no: 'A1',
        expires_on: '2030-01-01',
      },
    ]),
  );
});

it('says at the field that there is not enough, and keeps what was typed', async () => {
  const message = 'موجودی قابل مصرف کالا کافی نیست';
  const { user } = open({
    [move]: () => refuse(409, { code: 'stock_short', message, fields: { quantity: message } }),
  });
  const dialog = await choose(user, 'مصرف');
  await user.type(dialog.getByLabelText('مقدار'), '99');
  await user.click(dialog.getByRole('button', { name: 'ثبت' }));
  await waitFor(() => expect(dialog.getByLabelText('مقدار')).toHaveAccessibleDescription(message));
  expect(dialog.getByLabelText('مقدار')).toHaveDisplayValue('۹۹');
});

it('offers no movement to users who may only read', async () => {
  open({}, 'read');
  await screen.findByRole('table', { name: 'سری‌های ساخت' });
  for (const name of ['ثبت گردش کالا', /^ضایعات/]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('link', { name: 'دریافت کالا' })).not.toBeInTheDocument();
});

it('says that the product does not exist', async () => {
  const message = 'موردی یافت نشد';
  open({ 'GET /products/7': () => refuse(404, { code: 'not_found', message }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
