import { aFinancialInfo, anInsurance } from '@ziba/shared/testing/accounting-samples';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, waitFor } from '@testing-library/react';
import { EditProfileScreen } from './edit-profile-screen';

const read = 'GET /financialInfo/81';
const save = 'POST /financialInfo/81';
const list = '/clinic/accounting/users/financial-info';
const place = {
  path: '/clinic/accounting/users/edit-financial-info/:id',
  at: '/clinic/accounting/users/edit-financial-info/81',
};
const answers = {
  [read]: () => aFinancialInfo(),
  'GET /insurances': () => pageWith(anInsurance()),
  'GET /accounting/settings': () => ({}),
};
const field = (name: string) => screen.findByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'ذخیره تغییرات' });

testRecordScreen({
  element: <EditProfileScreen />,
  place,
  read,
  answers,
  find: () => field('نوع درآمد'),
});

it('says why the server refuses, keeps what was typed, and then sends only the change', async () => {
  let answer: unknown = refuse(400, {
    code: 'validation',
    message: 'اطلاعات نادرست است',
    fields: { bank_name: 'نام بانک معتبر نیست' },
  });
  const calls = fakeApi({ ...answers, [save]: () => answer });
  const { user, location } = renderScreen(<EditProfileScreen />, place);
  const amount = await field('مبلغ ثابت');
  expect(amount).toHaveValue('۲۰٬۰۰۰٬۰۰۰');
  await user.clear(amount);
  await user.type(amount, '25000000');
  await user.click(submit());
  // The step of the refused field opens.
  await waitFor(async () =>
    expect(await field('نام بانک')).toHaveAccessibleDescription('نام بانک معتبر نیست'),
  );
  expect(await field('نام بانک')).toHaveFocus();
  expect(screen.getByText(/خطا در ویرایش اطلاعات مالی/)).toBeVisible();
  expect(location()).toBe(place.at);
  expect(amount).toHaveValue('۲۵٬۰۰۰٬۰۰۰');

  answer = aFinancialInfo({ version: 3, fixed_amount: 25_000_000 });
  await user.type(await field('نام بانک'), ' ایران');
  await user.click(submit());
  await waitFor(() => expect(location()).toBe(list));
  expect(calls.filter(({ call }) => call === save).at(-1)?.body).toEqual({
    fixed_amount: 25_000_000,
    bank_name: 'سامان ایران',
    version: 2,
  });
});
