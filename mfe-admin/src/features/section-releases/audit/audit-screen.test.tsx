import type { RegistryChange } from '@ziba/shared/contracts/section-switches';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { openConnections, tellLive } from '@ziba/shared/testing/fake-live';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor } from '@testing-library/react';
import { aRemote, clinicSamples } from '@ziba/shared/testing/release-samples';
import { AuditScreen } from './audit-screen';

const change: RegistryChange = {
  id: 1,
  at: '2026-01-03T08:30:00.000Z',
  by: null,
  action: 'roll_back',
  remote: 'mfe-inventory',
  version: '1.5.0',
  section: null,
  clinic: null,
  clinics: 3,
  reason: '5 of 40 loads failed',
};

const answers = {
  'GET /registry/remotes': () => pageWith(aRemote()),
  'GET /registry/clinics': () => pageWith(...clinicSamples),
};
const place = { path: '/admin/sections/audit', session: aPlatformLogin() };

testListScreen({
  element: <AuditScreen />,
  place,
  list: 'GET /registry/audit',
  rows: () => pageWith(change),
  answers,
  find: () => screen.findByRole('row', { name: /mfe-inventory/ }),
  empty: 'هنوز رویدادی ثبت نشده است',
  narrowed: { query: '?action=pin', says: 'موردی با این جستجو پیدا نشد' },
});

it('shows new changes of others', async () => {
  let changes = [change];
  fakeApi({ ...answers, 'GET /registry/audit': () => pageWith(...changes) });
  renderScreen(<AuditScreen />, place);
  expect(await screen.findByRole('row', { name: /mfe-inventory/ })).toBeVisible();
  await waitFor(() => expect(openConnections()).toBe(1));
  changes = [{ ...change, id: 2, remote: 'mfe-auth' }, change];
  await tellLive('registry.changed');
  expect(await screen.findByRole('row', { name: /mfe-auth/ })).toBeVisible();
});

it('marks changes that the server made itself, and filters by action and clinic', async () => {
  const calls = fakeApi({ ...answers, 'GET /registry/audit': () => pageWith(change) });
  const { user, location } = renderScreen(<AuditScreen />, place);
  const row = await screen.findByRole('row', { name: /mfe-inventory/ });
  expect(row).toHaveTextContent('بازگشت');
  expect(row).toHaveTextContent('خود سامانه');
  expect(row).toHaveTextContent('۳ کلینیک');

  await user.selectOptions(screen.getByLabelText('کار'), 'بازگشت');
  await screen.findByRole('option', { name: 'کلینیک رازی' });
  await user.selectOptions(screen.getByLabelText('کلینیک'), 'کلینیک رازی');
  await waitFor(() =>
    expect(calls.at(-1)?.params).toMatchObject({ action: 'roll_back', clinic_id: '2' }),
  );
  expect(location()).toBe('/admin/sections/audit?action=roll_back&clinic_id=2');
});
