import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aNamed } from '@ziba/shared/testing/samples';
import { toast, Toasts } from '@ziba/shared/ui/overlays/toast';
import { render, screen, waitFor, within } from '@testing-library/react';
import { InventorySettingsScreen } from './inventory-settings-screen';

const path = '/clinic/inventory/settings';

function serve(others: Record<string, FakeAnswer> = {}) {
  return fakeApi({
    'GET /productTypes': () => pageWith(aNamed({ id: 4, name: 'دارو', name_en: 'drug' })),
    'GET /productCategories': () => pageWith(aNamed({ id: 5, name: 'تزریقات' })),
    ...others,
  });
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const open = () => renderScreen(<InventorySettingsScreen />, { path });

afterEach(toast.clear);

it('shows the product types and the product categories', async () => {
  serve();
  open();
  expect(await screen.findByText('دارو')).toBeVisible();
  expect(await screen.findByText('تزریقات')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'تنظیمات پنل انبارداری' })).toBeVisible();
});

const cards = [
  {
    title: 'نوع کالا',
    name: 'نام نوع کالا',
    resource: '/productTypes',
    chosen: 'دارو',
    id: 4,
    saved: 'نوع کالا با موفقیت ثبت شد!',
    failed: 'خطا در ثبت نوع کالا',
    missing: 'لطفا نام نوع کالا را وارد کنید',
  },
  {
    title: 'دسته‌بندی کالا',
    name: 'نام دسته‌بندی',
    resource: '/productCategories',
    chosen: 'تزریقات',
    id: 5,
    saved: 'دسته‌بندی کالا با موفقیت ثبت شد!',
    failed: 'خطا در ثبت دسته‌بندی کالا',
    missing: 'لطفا نام دسته‌بندی را وارد کنید',
  },
];

describe.each(cards)('$title', ({ title, name, resource, chosen, id, saved, failed, missing }) => {
  it('adds one, says so and returns to the inventory', async () => {
    const calls = serve({ [`POST ${resource}`]: () => aNamed() });
    render(<Toasts />);
    const { user, location } = open();
    await screen.findByText(chosen);
    await user.click(card(title).getByRole('button', { name: 'افزودن' }));
    await user.type(card(title).getByLabelText(name), 'تازه');
    await user.click(card(title).getByRole('button', { name: 'ثبت' }));

    await waitFor(() => expect(location()).toBe('/clinic/inventory'));
    expect(calls.find(({ call }) => call === `POST ${resource}`)?.body).toMatchObject({
      name: 'تازه',
    });
    expect(screen.getByText(saved)).toBeVisible();
  });

  it('fills the form with the chosen one and saves its change', async () => {
    const calls = serve({ [`POST ${resource}/${id}`]: () => aNamed() });
    const { user, location } = open();
    await screen.findByText(chosen);
    await user.click(card(title).getByRole('button', { name: `ویرایش ${chosen}` }));
    expect(card(title).getByLabelText(name)).toHaveDisplayValue(chosen);
    await user.type(card(title).getByLabelText(name), ' ۲');
    await user.click(card(title).getByRole('button', { name: 'ثبت' }));

    await waitFor(() => expect(location()).toBe('/clinic/inventory'));
    expect(calls.find(({ call }) => call === `POST ${resource}/${id}`)?.body).toMatchObject({
      name: `${chosen} ۲`,
    });
  });

  it('refuses a blank name and sends nothing', async () => {
    const calls = serve();
    const { user } = open();
    await screen.findByText(chosen);
    await user.click(card(title).getByRole('button', { name: 'افزودن' }));
    await user.type(card(title).getByLabelText(name), '  ');
    await user.click(card(title).getByRole('button', { name: 'ثبت' }));
    await waitFor(() =>
      expect(card(title).getByLabelText(name)).toHaveAccessibleDescription(missing),
    );
    expect(calls.every(({ call }) => call.startsWith('GET'))).toBe(true);
  });

  it('explains a refusal of the server beside the name', async () => {
    const message = 'این نام قبلا ثبت شده است';
    const refusal = refuse(409, { code: 'taken', message, fields: { name: message } });
    serve({ [`POST ${resource}`]: () => refusal });
    const { user, location } = open();
    await screen.findByText(chosen);
    await user.click(card(title).getByRole('button', { name: 'افزودن' }));
    await user.type(card(title).getByLabelText(name), chosen);
    await user.click(card(title).getByRole('button', { name: 'ثبت' }));

    await waitFor(() =>
      expect(card(title).getByLabelText(name)).toHaveAccessibleDescription(message),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(failed);
    expect(location()).toBe(path);
  });
});
