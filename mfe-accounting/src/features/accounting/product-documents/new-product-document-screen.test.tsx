import * as addresses from '@ziba/shared/contracts/addresses';
import type { NewProductState } from '@ziba/shared/contracts/addresses';
import { defineSection } from '@ziba/shared/section/define-section';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aProduct, aProductFinancial } from '@ziba/shared/testing/samples';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { NewProductDocumentScreen } from './new-product-document-screen';

const path = addresses.newProductDocument;
const goods = 'GET /products/clinic/1';
const create = 'POST /product-financial';
const syringe = aProduct();
const state: NewProductState = {
  product_id: 11,
  accounting_code: '2001',
  product_code: '1001',
  product_name: 'سرنگ ۵ سی‌سی',
};
const form = <NewProductDocumentScreen />;
const inventory = defineSection({
  area: 'clinic',
  key: 'inventory',
  title: 'انبار',
  screens: [{ path: '', title: 'انبار', needs: 'read', load: async () => () => null }],
});
const field = (name: string) => screen.findByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'ثبت سند' });

testFormScreen({
  element: form,
  place: { path, session: aLogin({ plan: aPlan([aPlanSection(inventory)]) }) },
  answers: { [goods]: () => pageWith(syringe), [create]: () => aProductFinancial() },
  save: create,
  submit: 'ثبت سند',
  missing: {
    'کد حسابداری': 'کد حسابداری الزامی است',
    'مقدار خرید': 'مقدار خرید الزامی است',
    'هزینه واریزی': 'هزینه واریزی الزامی است',
  },
  typed: { 'کد حسابداری': '2001', 'مقدار خرید': '۱۲.۵', 'هزینه واریزی': '1250000' },
  failed: 'خطا در ثبت اطلاعات',
  refused: ['accounting_code', 'کد حسابداری'],
  sends: { accounting_code: '2001', purchased_quantity: 12.5, paid_cost: 1_250_000 },
  says: 'سند حسابداری با موفقیت ثبت شد.',
  opens: '/clinic/inventory',
});

describe('a newly registered product', () => {
  it('locks its codes', async () => {
    renderScreen(form, { path, state });
    expect(await field('کد حسابداری')).toHaveValue('۲۰۰۱');
    expect(await field('کد حسابداری')).toHaveAttribute('readonly');
    expect(screen.getByText('1001')).toBeVisible();
  });

  it('begins with the registered stock, and says that it is not added again', async () => {
    const calls = fakeApi({ [create]: () => aProductFinancial() });
    const { user } = renderScreen(form, { path, state: { ...state, first_stock: 12 } });
    expect(await field('مقدار خرید')).toHaveValue('۱۲');
    expect(await field('مقدار خرید')).toHaveAccessibleDescription(
      'این سند، خرید همان موجودی اولیه (۱۲) است و دوباره به موجودی افزوده نمی‌شود',
    );
    await user.type(await field('هزینه واریزی'), '1250000');
    await user.click(submit());
    await waitFor(() =>
      expect(calls.find(({ call }) => call === create)?.body).toMatchObject({
        product_id: 11,
        purchased_quantity: 12,
        of_first_stock: true,
      }),
    );
  });

  it('returns to the documents if the user may not open the inventory', async () => {
    fakeApi({ [create]: () => aProductFinancial() });
    const session = aLogin({ sections: ['accounting'] });
    const { user, location } = renderScreen(form, { path, state, session });
    await user.type(await field('مقدار خرید'), '1');
    await user.type(await field('هزینه واریزی'), '1');
    await user.click(submit());
    await waitFor(() => expect(location()).toBe('/clinic/accounting/inventory'));
  });
});

describe('opened by its address', () => {
  it('says which product a typed code belongs to', async () => {
    fakeApi({
      [goods]: ({ params }) => (params.search === '2001' ? pageWith(syringe) : pageWith()),
    });
    const { user } = renderScreen(form, { path });
    await user.type(await field('کد حسابداری'), '۲۰۰۱');
    expect(await screen.findByText('سرنگ ۵ سی‌سی')).toBeVisible();
    await user.type(await field('کد حسابداری'), '9');
    expect(await screen.findByText('کالایی با این کد یافت نشد')).toBeVisible();
  });

  it('finds the product by name', async () => {
    fakeApi({ [goods]: () => pageWith(syringe) });
    const { user } = renderScreen(form, { path });
    await user.click(await screen.findByRole('button', { name: 'انتخاب از فهرست کالاها' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('searchbox'), 'سرنگ{Enter}');
    await user.click(await dialog.findByRole('button', { name: /سرنگ/ }));

    expect(await field('کد حسابداری')).toHaveValue('۲۰۰۱');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('reserves the space of the product before its code is looked up, and says when there is none', async () => {
  fakeApi({ [goods]: () => pageWith(syringe) });
  const { user } = renderScreen(form, { path });
  const code = await field('کد حسابداری');
  expect(screen.getByText('هنوز کالایی انتخاب نشده است')).toBeVisible();
  const stock = screen.getByText('موجودی فعلی');
  await user.type(code, '2001');
  expect(await screen.findByText('سرنگ ۵ سی‌سی')).toBeVisible();
  expect(screen.getByText('موجودی فعلی')).toBe(stock);
  await user.type(code, '9');
  expect(await screen.findByText('کالایی با این کد یافت نشد')).toBeVisible();
  expect(screen.getByText('موجودی فعلی')).toBe(stock);
});
