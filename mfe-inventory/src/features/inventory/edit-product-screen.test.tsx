import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aNamed, aProduct } from '@ziba/shared/testing/samples';
import { anUploadedFile } from '@ziba/shared/testing/clinic-samples';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor } from '@testing-library/react';
import { accountingPlan } from '../../testing/accounting-plan';
import { EditProductScreen } from './edit-product-screen';

const read = 'GET /products/7';
const save = 'POST /products/7';
const path = '/clinic/inventory/edit/:id';
const at = '/clinic/inventory/edit/7';
const stored = aProduct({
  id: 7,
  name: 'ژل هیالورونیک',
  product_code: '48213',
  accounting_code: '90210',
  stock: 12_500,
  min_required_stock: 20,
  type_id: 4,
  category_id: 5,
});
type User = ReturnType<typeof open>['user'];

function answersOf(product = stored): Record<string, FakeAnswer> {
  return {
    [read]: () => product,
    'GET /productTypes': () => pageWith(aNamed({ id: 4, name: 'دارو' })),
    'GET /productCategories': () => pageWith(aNamed({ id: 5, name: 'تزریقات' })),
    'GET /files/sign': () => ({ data: { 'a.pdf': '/api/files/a.pdf?signature=x' } }),
    [save]: () => product,
  };
}

const serve = (product = stored, others: Record<string, FakeAnswer> = {}) =>
  fakeApi({ ...answersOf(product), ...others });

const open = (session = aLogin()) => renderScreen(<EditProductScreen />, { path, at, session });

const field = (name: string) => screen.getByLabelText(name);
const ready = () => screen.findByRole('option', { name: 'تزریقات' });
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
const sent = (calls: ReturnType<typeof serve>) =>
  calls.find(({ call }) => call === save)?.body as Record<string, unknown> | undefined;

it('shows what is stored', async () => {
  serve();
  open();
  await ready();
  expect(field('نام کالا')).toHaveDisplayValue('ژل هیالورونیک');
  expect(field('نوع کالا')).toHaveDisplayValue('دارو');
  expect(field('دسته‌بندی')).toHaveDisplayValue('تزریقات');
  expect(field('موجودی')).toHaveDisplayValue('۱۲٬۵۰۰');
});

it('locks both codes and the stock, says why, and sends none of them', async () => {
  const calls = serve();
  const { user } = open();
  await ready();
  for (const label of ['کد کالا', 'کد حسابداری']) {
    expect(field(label)).toHaveAttribute('readonly');
    expect(field(label)).toHaveAccessibleDescription('کد پس از ثبت کالا تغییر نمی‌کند.');
  }
  expect(field('موجودی')).toHaveAttribute('readonly');
  expect(field('موجودی')).toHaveAccessibleDescription(/با دریافت، اصلاح، ضایعات/);

  await user.type(field('کد کالا'), '9');
  await user.type(field('موجودی'), '9');
  await submit(user);
  await waitFor(() => expect(sent(calls)).toBeDefined());
  expect(Object.keys(sent(calls) ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(stock|product_code|accounting_code)$/)]),
  );
});

it('links to the document that changes the stock', async () => {
  serve();
  const { user, location, locationState } = open(aLogin({ plan: accountingPlan }));
  await user.click(await screen.findByRole('link', { name: 'ثبت سند خرید یا فروش' }));
  expect(location()).toBe('/clinic/accounting/inventory/new');
  expect(locationState()).toEqual({
    product_id: 7,
    product_code: '48213',
    accounting_code: '90210',
    product_name: 'ژل هیالورونیک',
  });
});

it('offers no document to users who may not write one', async () => {
  serve();
  open(aLogin({ plan: accountingPlan, sections: ['inventory'] }));
  await ready();
  expect(screen.queryByRole('link', { name: 'ثبت سند خرید یا فروش' })).not.toBeInTheDocument();
});

testFormScreen({
  element: <EditProductScreen />,
  place: { path, at, state: { list: '/clinic/inventory?page=3&status=low' } },
  answers: answersOf(),
  save,
  submit: 'ذخیره تغییرات',
  typed: { 'نام کالا': 'ژل ۲' },
  choose: (user) => user.clear(field('حداقل موجودی')),
  failed: 'خطا در ویرایش اطلاعات',
  refused: ['unit', 'واحد اصلی'],
  sends: { name: 'ژل ۲', min_required_stock: null },
  says: 'کالا با موفقیت ویرایش شد!',
  // The page of the list that it came from.
  opens: '/clinic/inventory?page=3&status=low',
  edits: { read, others: { name: 'ژل ۳' } },
});

it('accepts a past day, and warns of the status that follows from it', async () => {
  const calls = serve();
  const { user } = open();
  await ready();
  const day = field('تاریخ انقضا یا سرویس');
  await user.clear(day);
  await user.type(day, '۱۴۰۰/۰۱/۱۵');
  await user.tab();
  await waitFor(() => expect(day).toHaveAccessibleDescription(/این تاریخ گذشته است.*منقضی‌شده/));
  await submit(user);
  await waitFor(() =>
    expect(sent(calls)).toEqual({ expiration_or_service: '2021-04-04', version: 1 }),
  );
});

it('still saves a product that has expired since', async () => {
  const calls = serve({ ...stored, expiration_or_service: '2020-01-01', status: 'expired' });
  const { user } = open();
  await ready();
  await user.type(field('نام کالا'), ' تازه');
  await submit(user);
  await waitFor(() => expect(sent(calls)).toEqual({ name: 'ژل هیالورونیک تازه', version: 1 }));
});

describe('attachments', () => {
  const withFiles = { ...stored, attachment: 'a.pdf,b.png' };

  it('link out, can be removed, and new ones can be added', async () => {
    const upload = 'POST /files/upload';
    const calls = serve(withFiles, { [upload]: () => anUploadedFile({ fileName: 'c.png' }) });
    const { user } = open();
    await ready();
    expect(await screen.findByRole('link', { name: 'a.pdf' })).toHaveAttribute(
      'href',
      '/api/files/a.pdf?signature=x',
    );

    await user.click(screen.getByRole('button', { name: 'حذف b.png' }));
    const file = new File(['x'], 'برچسب.png', { type: 'image/png' });
    await user.upload(field('پیوست‌ها'), file);
    expect(await screen.findByText('برچسب.png')).toBeVisible();
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain(upload));
    await screen.findByRole('button', { name: 'حذف برچسب.png' });
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    await submit(user);
    await waitFor(() => expect(sent(calls)?.attachment).toBe('a.pdf,c.png'));
  });

  it('can all be removed', async () => {
    const calls = serve({ ...stored, attachment: 'a.pdf' });
    const { user } = open();
    await ready();
    await user.click(screen.getByRole('button', { name: 'حذف a.pdf' }));
    await submit(user);
    await waitFor(() => expect(sent(calls)).toMatchObject({ attachment: null }));
  });
});

it('says that types cannot be read, and keeps the chosen type', async () => {
  let answer = refuse(400, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
  serve(stored, { 'GET /productTypes': () => answer });
  const { user } = open();
  await waitFor(() => expect(field('نوع کالا')).toHaveAccessibleDescription(/خطا در دریافت اطلاعات/));

  answer = pageWith(aNamed({ id: 4, name: 'دارو' }));
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  await waitFor(() => expect(field('نوع کالا')).toHaveDisplayValue('دارو'));
});

testRecordScreen({
  element: <EditProductScreen />,
  place: { path, at },
  read,
  answers: answersOf(),
  find: () => screen.findByDisplayValue('ژل هیالورونیک'),
});
