import * as addresses from '@ziba/shared/contracts/addresses';
import { fakeApi, pageWith, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aNamed, aProduct } from '@ziba/shared/testing/samples';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { screen, waitFor } from '@testing-library/react';
import { accountingPlan } from '../../testing/accounting-plan';
import { NewProductScreen } from './new-product-screen';

const create = 'POST /products';
const path = '/clinic/inventory/create';
type User = ReturnType<typeof open>['user'];

function answersWith(answer: FakeAnswer = ({ body }) => aProduct({ id: 7, ...(body as object) })) {
  return {
    'GET /productTypes': () => pageWith(aNamed({ id: 4, name: 'دارو' })),
    'GET /productCategories': () => pageWith(aNamed({ id: 5, name: 'تزریقات' })),
    [create]: answer,
  };
}

const serve = (answer?: FakeAnswer) => fakeApi(answersWith(answer));

function open(session = aLogin()) {
  return renderScreen(<NewProductScreen />, { path, session });
}

afterEach(toast.clear);

const field = (name: RegExp | string) => screen.getByLabelText(name);
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'ثبت کالای جدید' }));

async function choose(user: User, label: string, option: string) {
  const choice = await screen.findByRole<HTMLOptionElement>('option', { name: option });
  await user.selectOptions(field(label), choice);
}

async function fill(user: User) {
  await user.type(field('نام کالا'), 'ژل هیالورونیک');
  await choose(user, 'نوع کالا', 'دارو');
  await choose(user, 'دسته‌بندی', 'تزریقات');
  await user.type(field('موجودی'), '12500');
  await user.type(field('واحد اصلی'), 'عدد');
}

const sent = (calls: ReturnType<typeof serve>) =>
  calls.find(({ call }) => call === create)?.body as Record<string, unknown> | undefined;

it('offers two codes of five digits that may be changed', async () => {
  const calls = serve();
  const { user } = open();
  await fill(user);
  const [productCode, accountingCode] = [field('کد کالا'), field('کد حسابداری')];
  expect(productCode).toHaveDisplayValue(/^[۱-۹][۰-۹]{4}$/);
  expect(accountingCode).toHaveDisplayValue(/^[۱-۹][۰-۹]{4}$/);

  await user.clear(productCode);
  await user.type(productCode, '۱۲x۳');
  await submit(user);
  await waitFor(() => expect(productCode).toHaveAccessibleDescription(/کد باید فقط شامل عدد باشد/));
  await user.clear(productCode);
  await user.type(productCode, '۱۲۳');
  await submit(user);
  await waitFor(() => expect(sent(calls)?.product_code).toBe('123'));
  expect(sent(calls)?.accounting_code).toMatch(/^[1-9]\d{4}$/);
});

testFormScreen({
  element: <NewProductScreen />,
  place: { path },
  answers: answersWith(),
  save: create,
  submit: 'ثبت کالای جدید',
  missing: {
    'نام کالا': 'نام کالا الزامی است',
    'نوع کالا': 'نوع کالا الزامی است',
    دسته‌بندی: 'دسته‌بندی کالا الزامی است',
    موجودی: 'موجودی کالا الزامی است',
    'واحد اصلی': 'واحد اصلی کالا الزامی است',
  },
  typed: {
    'نام کالا': 'ژل هیالورونیک',
    'نوع کالا': 'دارو',
    دسته‌بندی: 'تزریقات',
    موجودی: '12500',
    'واحد اصلی': 'عدد',
    برند: 'نورامیس',
    'تاریخ انقضا یا سرویس': '۱۴۲۰/۰۱/۱۵',
    توضیحات: 'در یخچال',
  },
  failed: 'خطا در ثبت اطلاعات',
  refused: ['product_code', 'کد کالا'],
  sends: {
    name: 'ژل هیالورونیک',
    brand: 'نورامیس',
    type_id: 4,
    category_id: 5,
    stock: 12_500,
    unit: 'عدد',
    product_code: expect.stringMatching(/^[1-9]\d{4}$/),
    accounting_code: expect.stringMatching(/^[1-9]\d{4}$/),
    expiration_or_service: '2041-04-03',
    description: 'در یخچال',
  },
  says: 'کالا با موفقیت ثبت شد!',
  opens: '/clinic/inventory',
});

it('separates the thousands of stock and minimum and sends plain numbers', async () => {
  const calls = serve();
  const { user } = open();
  await fill(user);
  await user.clear(field('موجودی'));
  await user.type(field('موجودی'), '۱2500');
  await user.type(field('حداقل موجودی'), '1,200');
  expect(field('موجودی')).toHaveDisplayValue('۱۲٬۵۰۰');
  await user.tab();
  expect(field('حداقل موجودی')).toHaveDisplayValue('۱٬۲۰۰');

  await submit(user);
  await waitFor(() =>
    expect(sent(calls)).toMatchObject({ stock: 12_500, min_required_stock: 1_200 }),
  );
});

it('accepts a past day, and warns of the status that follows from it', async () => {
  const calls = serve();
  const { user } = open();
  await fill(user);
  const day = field('تاریخ انقضا یا سرویس');
  expect(day).toHaveAccessibleDescription('از ۲۰ روز مانده به این تاریخ هشدار داده می‌شود.');
  await user.type(day, '1400/01/15');
  await user.tab();
  await waitFor(() => expect(day).toHaveAccessibleDescription(/این تاریخ گذشته است.*منقضی‌شده/));
  await user.click(screen.getByRole('radio', { name: 'سرویس دستگاه' }));
  await waitFor(() => expect(day).toHaveAccessibleDescription(/موعد سرویس/));

  await submit(user);
  await waitFor(() =>
    expect(sent(calls)).toMatchObject({
      expiration_or_service: '2021-04-04',
      date_kind: 'service',
    }),
  );
});

describe('after saving', () => {
  const stored = aProduct({
    id: 7,
    name: 'ژل هیالورونیک',
    product_code: '48213',
    accounting_code: '90210',
  });

  it('hands the product to the form for inventory documents', async () => {
    serve(() => stored);
    const { user, location, locationState } = open(aLogin({ plan: accountingPlan }));
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'ثبت و سند خرید' }));

    await waitFor(() => expect(location()).toBe(addresses.newProductDocument));
    expect(locationState()).toEqual({
      product_id: 7,
      product_code: '48213',
      accounting_code: '90210',
      product_name: 'ژل هیالورونیک',
      first_stock: stored.stock,
    });
  });

  it('registers the product alone, without a document', async () => {
    const calls = serve(() => stored);
    const { user, location } = open(aLogin({ plan: accountingPlan }));
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'فقط ثبت' }));

    await waitFor(() => expect(location()).toBe('/clinic/inventory'));
    expect(sent(calls)).toMatchObject({ name: 'ژل هیالورونیک' });
  });

  it('goes on to the document when the form is sent with the keyboard', async () => {
    serve(() => stored);
    const { user, location } = open(aLogin({ plan: accountingPlan }));
    await fill(user);
    await user.type(field('نام کالا'), '{Enter}');
    await waitFor(() => expect(location()).toBe(addresses.newProductDocument));
  });

  it.each([
    ['has no access to accounting', aLogin({ plan: accountingPlan, sections: ['inventory'] })],
    ['may only read', aLogin({ plan: accountingPlan, levels: [2] })],
    ['has no such section in the plan', aLogin()],
  ])('goes to the list when the user %s', async (_who, session) => {
    serve(() => stored);
    const { user, location } = open(session);
    await fill(user);
    await submit(user);
    await waitFor(() => expect(location()).toBe('/clinic/inventory'));
  });
});
