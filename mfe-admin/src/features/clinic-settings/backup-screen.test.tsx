import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import { aBackup, aBackupState } from '../../testing/settings-samples';
import { BackupScreen } from './backup-screen';

const read = 'GET /clinics/me/backup-state';
const list = 'GET /clinics/me/exports';
const place = { path: '/clinic/settings/clinic/backup-management' };
const old = aBackup({ id: 3, fileName: null });
const answers = {
  [read]: () => aBackupState(),
  [list]: () => pageWith(aBackup(), old),
  'GET /clinics/me/exports/7': () => aBackup(),
};

testRecordScreen({
  element: <BackupScreen />,
  place,
  read,
  answers,
  find: () => screen.findByText('پایدار'),
});

it('says what the platform does, and makes an export with its progress', async () => {
  const running = aBackup({ id: 8, status: 'running', percent: 40, fileName: null });
  const calls = fakeApi({
    ...answers,
    'POST /clinics/me/exports': () => running,
    'GET /clinics/me/exports/8': () => running,
  });
  const { user } = renderScreen(<BackupScreen />, place);
  expect(await screen.findByText(/^زیبا هر ماه از .* ۱۲ پشتیبان آخر/)).toBeVisible();
  expect(screen.getByText('۱۴۰۴/۱۱/۱۳')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'خروجی‌های پیشین' });
  const row = (name: RegExp) => within(table).findByRole('row', { name });
  expect(await row(/آماده/)).toHaveTextContent('۱۴۰۴/۱۰/۱۴، ۱۲:۰۰');
  expect(within(await row(/فایل حذف شده/)).queryByRole('button')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'ساخت خروجی جدید' }));
  const bar = await screen.findByRole('progressbar', { name: 'تهیه خروجی' });
  expect(bar).toHaveAttribute('aria-valuetext', '۴۰٪');
  expect(calls.some(({ call }) => call === 'POST /clinics/me/exports')).toBe(true);
});

it('tells other staff that only the manager may export, and asks the server for no export', async () => {
  const calls = fakeApi({ [read]: () => aBackupState({ standing: 'late', every_days: 7 }) });
  const session = aLogin({ user: { type: 'staff' } });
  renderScreen(<BackupScreen />, { ...place, session });
  expect(await screen.findByText('عقب افتاده')).toBeVisible();
  expect(screen.getByText(/^زیبا هر ۷ روز از/)).toBeVisible();
  expect(screen.getByText('خروجی کامل اطلاعات فقط در دسترس مدیر کلینیک است')).toBeVisible();
  expect(calls.map(({ call }) => call)).toEqual([read]);
});
