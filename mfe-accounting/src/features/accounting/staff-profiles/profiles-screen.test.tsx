import { aFinancialInfo } from '@ziba/shared/testing/accounting-samples';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aStaffUser } from '@ziba/shared/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { ProfilesScreen } from './profiles-screen';

const list = 'GET /financialInfo/pagination';
const path = '/clinic/accounting/users/financial-info';

testListScreen({
  element: <ProfilesScreen />,
  place: { path },
  list,
  rows: () => pageWith(aFinancialInfo()),
  find: () => screen.findByRole('row', { name: /نرگس کریمی/ }),
  empty: 'هنوز اطلاعات مالی کاربری ثبت نشده است',
  narrowed: { query: '?search=ناموجود', says: 'کاربری برای «ناموجود» یافت نشد' },
});

it('shows what each person earns, and the actions of the row', async () => {
  fakeApi({ [list]: () => pageWith(aFinancialInfo()) });
  const { user } = renderScreen(<ProfilesScreen />, { path });
  const row = await screen.findByRole('row', { name: /نرگس کریمی/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    'نرگس کریمی',
    'ترکیبی',
    '۲۰٬۰۰۰٬۰۰۰ تومان و ۳۰٪ از خدمات انجام شده',
    'سامان',
    '۱۴۰۴/۱۰/۱۳',
  ]);
  await user.click(within(row).getByRole('button'));
  const actions = screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'));
  expect(actions).toEqual([
    '/clinic/accounting/users/financial-info-view/81',
    '/clinic/accounting/users/edit-financial-info/81',
  ]);
});

it('asks for a person by name or national code before a new profile, not for an id', async () => {
  fakeApi({
    [list]: () => pageWith(aFinancialInfo()),
    'GET /users/clinic/1/index': () => pageWith(aStaffUser({ id: 5 }), aStaffUser({ id: 6 })),
  });
  const { user, location } = renderScreen(<ProfilesScreen />, { path });
  await user.click(await screen.findByRole('button', { name: 'ثبت اطلاعات مالی' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'انتخاب کاربر' }));
  await user.click(dialog.getByRole('button', { name: 'ادامه' }));
  const picker = dialog.getByRole('combobox', { name: 'کاربر' });
  await waitFor(() => expect(picker).toHaveAccessibleDescription('کاربر را انتخاب کنید'));
  await user.type(picker, 'سارا');
  const [person] = await screen.findAllByRole('option', { name: /دکتر سارا احمدی.*شناسه ۵/ });
  await user.click(person!);
  await user.click(dialog.getByRole('button', { name: 'ادامه' }));
  await waitFor(() => expect(location()).toBe('/clinic/accounting/users/new-financial-info/5'));
});
