import type { AuditEntry } from '@ziba/shared/contracts/search';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLoginWith } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { AuditScreen } from './audit-screen';

const list = 'GET /audit';
const place = { path: '/clinic/settings/audit' };

const anEntry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 5,
  at: '2026-01-03T08:30:00.000Z',
  action: 'update',
  entity: 'patients',
  entity_id: 12,
  user_id: 2,
  user: { id: 2, fullName: 'مینا صالحی', username: 'mina' },
  before: { address: 'شیراز' },
  after: { address: 'تهران' },
  reason: null,
  ...over,
});

testListScreen({
  element: <AuditScreen />,
  place,
  list,
  rows: () => pageWith(anEntry()),
  find: () => screen.findByRole('row', { name: /مینا صالحی/ }),
  empty: 'تغییری ثبت نشده است',
  narrowed: { query: '?search=ناموجود', says: 'تغییری با این مشخصات یافت نشد' },
});

it('shows who changed what, with both values, and filters by kind of row', async () => {
  const calls = fakeApi({ [list]: () => pageWith(anEntry(), anEntry({ id: 4, user: null })) });
  const { user, location } = renderScreen(<AuditScreen />, place);
  const row = await screen.findByRole('row', { name: /مینا صالحی/ });
  expect(row).toHaveTextContent('ویرایش پرونده زیباجو شماره ۱۲');
  expect(within(row).getByText('نشانی: از «شیراز» به «تهران»')).toBeVisible();
  expect(screen.getByRole('row', { name: /پشتیبانی یا سامانه/ })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('موضوع'), 'نوبت');
  await waitFor(() => expect(location()).toBe('/clinic/settings/audit?entity=appointments'));
  expect(calls.at(-1)?.params).toMatchObject({ entity: 'appointments' });
});

it('offers only kinds of rows whose section the user reads', async () => {
  fakeApi({ [list]: () => pageWith() });
  const session = aLoginWith('read', 'settings', 'inventory');
  renderScreen(<AuditScreen />, { ...place, session });
  const kinds = within(await screen.findByLabelText('موضوع'));
  expect(kinds.getByRole('option', { name: 'کالا' })).toBeVisible();
  expect(kinds.queryByRole('option', { name: 'پرونده زیباجو' })).not.toBeInTheDocument();
});
