import type { RegistryChange } from '@ziba/shared/contracts/section-switches';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
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

it('says what the server did by itself, and narrows by action and clinic', async () => {
  const calls = fakeApi({
    'GET /registry/audit': () => pageWith(change),
    'GET /registry/remotes': () => pageWith(aRemote()),
    'GET /registry/clinics': () => pageWith(...clinicSamples),
  });
  const { user, location } = renderScreen(<AuditScreen />, {
    path: '/admin/sections/audit',
    session: aPlatformLogin(),
  });
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
