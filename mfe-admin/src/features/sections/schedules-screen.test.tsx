import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { aColumn, aSchedule } from '../../testing/matrix-samples';
import { SchedulesScreen } from './schedules-screen';

const place = { path: '/admin/sections/schedules', toasts: true, session: aPlatformLogin() };

testListScreen({
  element: <SchedulesScreen />,
  place: { path: place.path, session: place.session },
  list: 'GET /registry/switch-schedules',
  rows: () => pageWith(aSchedule({ id: 9 })),
  answers: { 'GET /registry/sections': () => pageWith(aColumn()) },
  find: () => screen.findByRole('row', { name: /کلینیک مهر/ }),
  empty: 'چیزی زمان‌بندی نشده است',
  narrowed: { query: '?search=ناموجود', says: 'موردی با این جستجو پیدا نشد' },
});

it('cancels a scheduled switch, and restores it with undo', async () => {
  let rows = [aSchedule({ id: 9 }), aSchedule({ id: 10, clinic_name: 'کلینیک رازی', is_on: true })];
  const calls = fakeApi({
    'GET /registry/sections': () => pageWith(aColumn()),
    'GET /registry/switch-schedules': () => pageWith(...rows),
    'DELETE /registry/switch-schedules/:id': () => {
      rows = rows.slice(1);
      return {};
    },
    'POST /registry/switch-schedules': () => pageWith(aSchedule({ id: 11 })),
  });
  const { user } = renderScreen(<SchedulesScreen />, place);
  const row = await screen.findByRole('row', { name: /کلینیک مهر/ });
  expect(row).toHaveTextContent('انبار');
  expect(within(row).getByText('خاموش شود')).toBeVisible();
  expect(row).toHaveTextContent('۱۴۰۵/۰۹/۱۰، ۰۹:۰۰');

  await user.click(screen.getByRole('button', { name: 'لغو زمان‌بندی انبار در کلینیک مهر' }));
  expect(await screen.findByText('زمان‌بندی انبار در کلینیک مهر لغو شد')).toBeVisible();
  await waitFor(() => expect(row).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'بازگرداندن' }));
  expect(await screen.findByText('زمان‌بندی دوباره ثبت شد')).toBeVisible();
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    clinic_ids: [1],
    section: 'inventory',
    is_on: false,
    at: '2026-12-01T05:30:00.000Z',
    reason: 'پایان قرارداد',
  });
});

it('links to the matrix when nothing is scheduled', async () => {
  fakeApi({
    'GET /registry/sections': () => pageWith(aColumn()),
    'GET /registry/switch-schedules': () => pageWith(),
  });
  renderScreen(<SchedulesScreen />, place);
  expect(await screen.findByText('چیزی زمان‌بندی نشده است')).toBeVisible();
  expect(screen.getByRole('link', { name: 'جدول بخش‌ها' })).toHaveAttribute(
    'href',
    '/admin/sections',
  );
});
