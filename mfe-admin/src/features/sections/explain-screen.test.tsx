import type { Explanation } from '@ziba/shared/contracts/section-switches';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import { aColumn } from '../../testing/matrix-samples';
import { ExplainScreen } from './explain-screen';

const explanation: Explanation = {
  clinic: { id: 1, name: 'کلینیک مهر' },
  user: { id: 7, username: 'storekeeper', name: 'رضا کریمی' },
  section: 'inventory',
  is_visible: false,
  plan: 'p-4f2a',
  remote: 'mfe-inventory',
  version: '1.4.0',
  steps: [
    { step: 'registered', verdict: 'good', text: 'بخش انبار را mfe-inventory منتشر کرده است.' },
    { step: 'switch', verdict: 'bad', text: 'این بخش برای کلینیک خاموش است؛ آن را روشن کنید.' },
    { step: 'last_load', verdict: 'unknown', text: 'هنوز بارگذاری‌ای گزارش نشده است.' },
  ],
};
const answers = {
  'GET /registry/sections': () => pageWith(aColumn()),
  'GET /registry/clinics': () =>
    pageWith({ id: 1, name: 'کلینیک مهر', code: 'C-MEHR', city: 'شیراز', is_active: true }),
  'GET /registry/clinics/1/users': () =>
    pageWith({ id: 7, username: 'storekeeper', name: 'رضا کریمی', is_active: true }),
  'GET /registry/explain': () => explanation,
};
const place = { path: '/admin/sections/explain', session: aPlatformLogin() };

it('asks for clinic, user and section, and shows each step with its verdict', async () => {
  const calls = fakeApi(answers);
  const { user, location } = renderScreen(<ExplainScreen />, place);
  await user.click(await screen.findByLabelText(/^کلینیک/));
  await user.click(await screen.findByRole('option', { name: /کلینیک مهر/ }));
  await user.click(screen.getByLabelText(/^کاربر/));
  await user.click(await screen.findByRole('option', { name: /رضا کریمی/ }));
  await user.selectOptions(screen.getByLabelText(/^بخش/), 'انبار');
  await user.click(screen.getByRole('button', { name: 'بررسی کن' }));

  expect(await screen.findByText('رضا کریمی اکنون انبار را نمی‌بیند')).toBeVisible();
  expect(location()).toBe('/admin/sections/explain?clinic=1&user=7&section=inventory');
  expect(calls).toContainEqual(
    expect.objectContaining({
      call: 'GET /registry/explain',
      params: { clinic_id: '1', user_id: '7', section: 'inventory' },
    }),
  );
  const steps = within(screen.getByRole('list', { name: 'گام‌ها' })).getAllByRole('listitem');
  expect(steps).toHaveLength(3);
  expect(within(steps[1]!).getByRole('img', { name: 'مانع' })).toBeVisible();
  expect(steps[1]).toHaveTextContent('این بخش برای کلینیک خاموش است؛ آن را روشن کنید.');
  expect(within(steps[1]!).getByRole('link', { name: 'کلیدهای این کلینیک' })).toHaveAttribute(
    'href',
    expect.stringContaining('/admin/sections?search='),
  );
  expect(screen.getByRole('button', { name: 'کپی p-4f2a' })).toBeVisible();
});

it('answers the question of an address that somebody shared', async () => {
  fakeApi(answers);
  const at = '/admin/sections/explain?clinic=1&user=7&section=inventory';
  renderScreen(<ExplainScreen />, { ...place, at });
  expect(await screen.findByText('رضا کریمی اکنون انبار را نمی‌بیند')).toBeVisible();
  expect(await screen.findByDisplayValue('رضا کریمی')).toBeVisible();
});
