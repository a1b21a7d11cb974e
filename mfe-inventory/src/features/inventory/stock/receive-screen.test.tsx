import { fakeApi, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aProduct } from '@ziba/shared/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { ReceiveScreen } from './receive-screen';
import { withScanned } from './delivery-lines';

const path = '/clinic/inventory/receive';
const send = 'POST /stock-deliveries';
const message = 'کالایی با این بارکد یا کد یافت نشد';
const gel = aProduct({ id: 7, name: 'ژل هیالورونیک' });

function open(over: Record<string, FakeAnswer> = {}, state?: object) {
  const calls = fakeApi({
    'GET /products/by-code/626001': () => gel,
    'GET /products/by-code/111': () => refuse(404, { code: 'not_found', message }),
    [send]: () => ({ id: 4, lines: [{}] }),
    ...over,
  });
  const sent = () =>
    calls.filter(({ call }) => call === send).map(({ body }) => body as Record<string, unknown>);
  return { calls, sent, ...renderScreen(<ReceiveScreen />, { path, state }) };
}

const scanner = () => screen.findByLabelText('بارکد یا کد کالا');
const save = () => screen.getByRole('button', { name: 'ثبت دریافت' });

it('counts what a scanner reads into lines, and receives them with supplier and invoice', async () => {
  const { user, sent, location } = open();
  await user.type(await scanner(), '626001{Enter}626001{Enter}');
  expect(await screen.findByText('ژل هیالورونیک: ۲')).toBeVisible();
  await user.type(await scanner(), '111{Enter}');
  expect(await screen.findByText(`۱۱۱: ${message}`)).toBeVisible();
  expect(await scanner()).toHaveFocus();
  await user.type(screen.getByLabelText('تأمین‌کننده'), 'پخش مهر');
  await user.type(screen.getByRole('textbox', { name: /^شماره سری ساخت/ }), 'A1');
  await user.type(screen.getByRole('textbox', { name: /^تاریخ انقضا/ }), '۱۴۰۶/۰۱/۱۵');
  await user.click(save());
  await waitFor(() => expect(location()).toBe('/clinic/inventory'));
  expect(sent()).toMatchObject([
    {
      supplier: 'پخش مهر',
      invoice_no: null,
      lines: [
        { product_id: 7, quantity: 2, lot_no: 'A1', expires_on: '2027-04-04', unit_cost: null },
      ],
    },
  ]);
});

it('asks about a delivery that is there already, and receives it only when told so', async () => {
  const details = { delivery_id: 3, created_at: '2026-01-04T08:00:00Z', user: 'رضا محمدی' };
  const { user, sent, location } = open(
    {
      [send]: ({ body }) =>
        (body as { is_again?: boolean }).is_again
          ? { id: 5, lines: [{}] }
          : refuse(409, { code: 'delivery_known', message: 'پیش‌تر ثبت شده است', details }),
    },
    { product_id: 7, name: 'ژل هیالورونیک' },
  );
  await user.type(screen.getByLabelText('تأمین‌کننده'), 'پخش مهر');
  await user.click(save());
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/رضا محمدی ثبت کرده است/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'ثبت نشود' }));
  expect(await screen.findByText(/محموله تکراری ثبت نشد/)).toBeVisible();
  expect(sent()).toHaveLength(1);

  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'محموله دیگری است، ثبت شود' }));
  await waitFor(() => expect(location()).toBe('/clinic/inventory'));
  expect(sent().at(-1)).toMatchObject({ is_again: true });
});

testFormScreen({
  element: <ReceiveScreen />,
  place: { path, state: { product_id: 7, name: 'ژل هیالورونیک' } },
  answers: { [send]: () => ({ id: 4, lines: [{}] }) },
  save: send,
  submit: 'ثبت دریافت',
  missing: { تأمین‌کننده: 'نام تأمین‌کننده را وارد کنید' },
  typed: { تأمین‌کننده: 'پخش مهر', 'شماره فاکتور': '771204' },
  choose: async (user) => {
    const quantity = screen.getByRole('textbox', { name: /^مقدار/ });
    await user.clear(quantity);
    await user.type(quantity, '3');
  },
  failed: 'دریافت کالا ثبت نشد',
  refused: ['supplier', 'تأمین‌کننده'],
  sends: { supplier: 'پخش مهر', invoice_no: '771204', lines: [{ product_id: 7, quantity: 3 }] },
  says: /^۱ قلم کالا/,
  opens: '/clinic/inventory',
});

it('needs a line, and shows at the line what the server refuses', async () => {
  const expiry = 'تاریخ انقضای این سری ساخت را وارد کنید';
  const { user, sent } = open({
    [send]: () =>
      refuse(400, { code: 'invalid', message: expiry, fields: { 'lines.0.expires_on': expiry } }),
  });
  await user.type(screen.getByLabelText('تأمین‌کننده'), 'پخش مهر');
  await user.click(save());
  expect((await screen.findAllByText('دست‌کم یک کالا را وارد کنید'))[0]).toBeVisible();
  await user.type(await scanner(), '626001{Enter}');
  await screen.findByText('ژل هیالورونیک: ۱');
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^تاریخ انقضا/ })).toHaveAccessibleDescription(
      expiry,
    ),
  );
  expect(sent()).toHaveLength(1);
});

it('adds to the last line of a product, and drops lines without one', () => {
  const line = { product_id: 7, name: 'ژل', quantity: '2', lot_no: 'A' };
  const blank = { product_id: '', quantity: '' };
  expect(withScanned([line, blank], { id: 8, name: 'گاز' })).toEqual([
    line,
    expect.objectContaining({ product_id: 8, name: 'گاز', quantity: '1' }),
  ]);
  expect(withScanned([line, { ...line, lot_no: 'B' }], { id: 7, name: 'ژل' })).toEqual([
    line,
    { ...line, lot_no: 'B', quantity: '3' },
  ]);
});
