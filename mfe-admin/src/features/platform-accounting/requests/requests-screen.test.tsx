import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import { aRenewalRequest } from '../../../testing/settings-samples';
import { RequestsScreen } from './requests-screen';

const path = '/admin/subscription-requests';
const list = `GET ${path}`;
const place = { path: '/admin/accounting/requests', session: aPlatformLogin() };
const row = () => screen.findByRole('row', { name: /کلینیک زیبایی مهر/ });

testListScreen({
  element: <RequestsScreen />,
  place,
  list,
  rows: () => pageWith(aRenewalRequest()),
  find: row,
  empty: 'درخواستی ثبت نشده است',
  narrowed: { query: '?status=refused', says: 'درخواستی با این مشخصات یافت نشد' },
});

it('approves a request after a look at its payment, and refuses one with a reason', async () => {
  let now = aRenewalRequest({ reference: '4210963' });
  const decided = (status: 'approved' | 'refused') => {
    now = aRenewalRequest({ status });
    return now;
  };
  const calls = fakeApi({
    [list]: () => pageWith(now),
    [`POST ${path}/5/approve`]: () => decided('approved'),
    [`POST ${path}/5/refuse`]: () => decided('refused'),
  });
  const { user, unmount } = renderScreen(<RequestsScreen />, place);
  const choose = async (entry: string) => {
    await user.click(
      within(await row()).getByRole('button', { name: 'عملیات درخواست کلینیک زیبایی مهر' }),
    );
    await user.click(await screen.findByRole('menuitem', { name: entry }));
    return within(await screen.findByRole('dialog'));
  };
  const approval = await choose('تأیید درخواست');
  expect(approval.getByText('۲۶٬۴۰۰٬۰۰۰ تومان')).toBeVisible();
  expect(approval.getByText('۴۲۱۰۹۶۳')).toBeVisible();
  await user.click(approval.getByRole('button', { name: 'تأیید درخواست' }));
  expect(await within(await row()).findByText('تأیید شده')).toBeVisible();
  expect(within(await row()).queryByRole('button')).not.toBeInTheDocument();
  unmount();

  now = aRenewalRequest();
  renderScreen(<RequestsScreen />, place);
  const refusal = await choose('رد درخواست');
  await user.type(refusal.getByLabelText('دلیل رد'), 'رسید خوانا نیست');
  await user.click(refusal.getByRole('button', { name: 'رد درخواست' }));
  expect(await within(await row()).findByText('رد شده')).toBeVisible();
  expect(calls.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    {},
    { reason: 'رسید خوانا نیست' },
  ]);
});
