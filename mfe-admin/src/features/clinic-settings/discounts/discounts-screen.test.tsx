import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLoginWith } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import { aDiscount } from '../../../testing/settings-samples';
import { DiscountsScreen } from './discounts-screen';

const list = 'GET /discounts';
const place = { path: '/clinic/settings/discounts', toasts: true };
const row = () => screen.findByRole('row', { name: /BAHAR/ });

testListScreen({
  element: <DiscountsScreen />,
  place,
  list,
  rows: () => pageWith(aDiscount()),
  find: row,
  empty: 'کد تخفیفی ثبت نشده است',
  narrowed: { query: '?search=ناموجود&state=expired', says: 'کد تخفیفی با این مشخصات یافت نشد' },
});

it('adds a code, and says at the field what the server refuses', async () => {
  let answer: unknown = refuse(409, {
    code: 'taken',
    message: 'این کد تخفیف قبلا ثبت شده است',
    fields: { code: 'این کد تخفیف قبلا ثبت شده است' },
  });
  const calls = fakeApi({ [list]: () => pageWith(aDiscount()), 'POST /discounts': () => answer });
  const { user } = renderScreen(<DiscountsScreen />, place);
  const shown = await row();
  for (const text of ['۲۰٪', 'تا ۱۴۰۵/۰۱/۱۱', '۳ از ۱۰۰', 'فعال']) {
    expect(within(shown).getByText(text)).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: 'کد تخفیف جدید' }));
  const form = within(await screen.findByRole('dialog'));
  const save = form.getByRole('button', { name: 'ثبت' });
  await user.type(form.getByLabelText('کد تخفیف'), 'YALDA');
  await user.type(form.getByLabelText('مقدار'), '120');
  await user.click(save);
  expect(form.getByLabelText('مقدار')).toHaveAccessibleDescription(/بین ۱ تا ۱۰۰/);
  await user.clear(form.getByLabelText('مقدار'));
  await user.type(form.getByLabelText('مقدار'), '15');
  await user.click(save);
  expect(await form.findAllByText('این کد تخفیف قبلا ثبت شده است')).not.toHaveLength(0);
  answer = aDiscount({ id: 9, code: 'YALDA' });
  await user.click(save);
  expect(await screen.findByText('کد تخفیف ذخیره شد.')).toBeVisible();
  expect(calls.filter(({ call }) => call === 'POST /discounts').at(-1)?.body).toMatchObject({
    code: 'YALDA',
    kind: 'percent',
    value: 15,
  });
});

it('archives a code after a question; a reader of the accounts sees no actions', async () => {
  let rows = [aDiscount()];
  fakeApi({
    [list]: () => pageWith(...rows),
    'DELETE /discounts/5': () => {
      rows = [];
      return { id: 5, archived: true };
    },
  });
  const { user, unmount } = renderScreen(<DiscountsScreen />, place);
  await user.click(await screen.findByRole('button', { name: 'عملیات کد تخفیف BAHAR' }));
  await user.click(await screen.findByRole('menuitem', { name: 'بایگانی' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'بایگانی' }));
  expect(await screen.findByText('کد تخفیف بایگانی شد.')).toBeVisible();
  unmount();
  rows = [aDiscount()];
  const session = aLoginWith('read', 'settings', 'accounting');
  renderScreen(<DiscountsScreen />, { ...place, session });
  expect(within(await row()).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'کد تخفیف جدید' })).not.toBeInTheDocument();
});
