import { overrideDeniedCode } from '@ziba/shared/contracts/error-texts';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { tellLive } from '@ziba/shared/testing/fake-live';
import { someGeneralSettings } from '@ziba/shared/testing/clinic-samples';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { aBackup, aBackupState } from '../../testing/settings-samples';
import { BackupScreen } from './backup-screen';
import { EditGeneralScreen } from './edit-general-screen';
import { SettingsScreen } from './settings-screen';

const home = '/admin/settings';
const session = aPlatformLogin();
const general = 'GET /settings/general';
const state = 'GET /admin/backups/state';
const list = 'GET /admin/backups';
const settings = someGeneralSettings({ project_name: 'زیبا', main_admin_username: 'admin' });
const answers = {
  [general]: () => settings,
  [state]: () => aBackupState(),
  [list]: () => pageWith(aBackup()),
  'GET /admin/backups/7': () => aBackup(),
};
const backup = { path: `${home}/backup-management`, session };
const edit = { path: `${home}/edit-general-info`, session };

it('shows the general information, and how the backups stand', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطای سرور' });
  fakeApi({ ...answers, [general]: () => answer });
  const { user } = renderScreen(<SettingsScreen />, { path: home, session });
  expect(await screen.findByRole('alert')).toHaveTextContent('خطای سرور');
  answer = settings;
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('زیبا')).toBeVisible();
  expect(screen.getByRole('link', { name: 'ویرایش' })).toHaveAttribute('href', edit.path);
  const card = screen.getByRole('link', { name: /پشتیبان‌گیری/ });
  await waitFor(() => expect(card).toHaveTextContent('پایدار'));
  expect(card).toHaveAttribute('href', backup.path);
});

testRecordScreen({
  element: <EditGeneralScreen />,
  place: edit,
  read: general,
  answers,
  find: () => screen.findByLabelText('نام پروژه'),
});

testFormScreen({
  element: <EditGeneralScreen />,
  place: edit,
  answers: { ...answers, 'POST /settings/general/1': () => settings },
  save: 'POST /settings/general/1',
  submit: 'ذخیره تغییرات',
  typed: { توضیحات: 'سامانه کلینیک‌های زیبایی' },
  failed: 'خطا در ثبت اطلاعات',
  refused: ['project_name', 'نام پروژه'],
  sends: { project_description: 'سامانه کلینیک‌های زیبایی' },
  says: 'اطلاعات با موفقیت ویرایش شدند!',
  opens: home,
  edits: { read: general, others: { project_description: 'سامانه همه کلینیک‌ها' } },
});

it('changes the texts, and says in a dialog only when that is refused', async () => {
  const message = 'اجازه این کار را ندارید';
  let answer: unknown = refuse(403, { code: overrideDeniedCode, message });
  const calls = fakeApi({ ...answers, 'POST /settings/general/1': () => answer });
  const { user, location } = renderScreen(<EditGeneralScreen />, edit);
  const slogan = await screen.findByLabelText('شعار کوتاه صفحه ورود');
  const save = screen.getByRole('button', { name: 'ذخیره تغییرات' });
  await user.clear(slogan);
  await user.click(save);
  await waitFor(() => expect(slogan).toHaveAccessibleDescription('لطفا همه فیلدها را پر کنید'));
  await user.type(slogan, 'همراه کلینیک');
  await user.click(save);
  const dialog = await screen.findByRole('dialog', { name: 'دسترسی غیرمجاز' });
  expect(dialog).toHaveTextContent(
    'شما اجازه تغییر این بخش را ندارید؛ لطفا با پشتیبانی تماس بگیرید.',
  );
  answer = settings;
  const [close = dialog] = within(dialog).getAllByRole('button', { name: 'بستن' }).reverse();
  await user.click(close);
  expect(slogan).toHaveValue('همراه کلینیک');
  await user.click(save);
  await waitFor(() => expect(location()).toBe(home));
  const sent = calls.filter(({ call }) => call === 'POST /settings/general/1');
  expect(sent.at(-1)?.body).toEqual({
    login_short_slogan: 'همراه کلینیک',
    version: settings.version,
  });
});

testRecordScreen({
  element: <BackupScreen />,
  place: backup,
  read: state,
  answers,
  find: () => screen.findByText('پایدار'),
});

it('makes a backup with its real progress, and tests an earlier one in the background', async () => {
  const running = aBackup({ id: 8, status: 'running', percent: 57, fileName: null });
  const tested = aBackup({
    verified_at: '2026-01-04T08:30:00.000Z',
    verification: { isGood: false, tables: 90, rows: 5199, problems: ['clinics: 3 rows of 4'] },
  });
  let now = aBackup();
  fakeApi({
    ...answers,
    [list]: () => pageWith(now),
    'POST /admin/backups': () => running,
    'GET /admin/backups/8': () => running,
    'POST /admin/backups/7/verify': () => (now = aBackup({ is_verifying: true })),
  });
  const { user } = renderScreen(<BackupScreen />, { ...backup, toasts: true });
  expect(await screen.findByText('admin')).toBeVisible();
  const menu = await screen.findByRole('button', { name: /عملیات پشتیبان ۱۴۰۴\/۱۰\/۱۳/ });
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'آزمون بازیابی' }));
  const dialog = await screen.findByRole('dialog', { name: 'آزمون بازیابی' });
  await user.click(within(dialog).getByRole('button', { name: 'شروع آزمون' }));
  expect(await screen.findByText(/آزمون آغاز شد/)).toBeVisible();
  expect(await screen.findByRole('cell', { name: 'در حال آزمون…' })).toBeVisible();
  now = tested;
  await tellLive('backup.done', { id: 7 });
  expect(await screen.findByRole('cell', { name: '۱ ناسازگاری' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'ساخت پشتیبان' }));
  const bar = await screen.findByRole('progressbar', { name: 'تهیه پشتیبان' });
  expect(bar).toHaveAttribute('aria-valuetext', '۵۷٪');
});

it('restores the product once its name is typed, and shows the progress until the session has ended', async () => {
  let answer: unknown = aBackup({ is_restoring: true });
  const calls = fakeApi({
    ...answers,
    'POST /admin/backups/7/restore': () => aBackup({ is_restoring: true }),
    'GET /admin/backups/7': () => answer,
  });
  const { user } = renderScreen(<BackupScreen />, { ...backup, toasts: true });
  await user.click(await screen.findByRole('button', { name: /عملیات پشتیبان/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'بازیابی سامانه' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'بازیابی کل سامانه' }));
  expect(dialog.getByText(/از دست می‌رود/)).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'بازیابی سامانه' });
  await user.click(confirm);
  expect(calls.some(({ call }) => call.endsWith('/restore'))).toBe(false);
  await user.type(dialog.getByLabelText('برای تأیید، «زیبا» را بنویسید'), 'زیبا');
  await user.click(confirm);
  const bar = await screen.findByRole('progressbar', { name: 'در حال بازیابی' });
  expect(screen.queryByRole('button', { name: 'ساخت پشتیبان' })).not.toBeInTheDocument();
  expect(calls.find(({ call }) => call.endsWith('/restore'))?.body).toEqual({ name: 'زیبا' });
  answer = refuse(503, { code: 'restoring', message: 'در حال بازیابی', details: { percent: 40 } });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '۴۰٪'), { timeout: 4000 });
  answer = aBackup({ restore_error: 'it cannot be unpacked' });
  expect(
    await screen.findByText('بازیابی انجام نشد؛ هیچ چیز تغییر نکرد.', {}, { timeout: 4000 }),
  ).toBeVisible();
});

it('changes how often backups are made and how many are kept; a reader sees no form', async () => {
  let now = aBackupState();
  const calls = fakeApi({
    ...answers,
    [state]: () => now,
    'POST /admin/backups/plan': () => (now = aBackupState({ every_days: 7 })),
  });
  const { user, unmount } = renderScreen(<BackupScreen />, { ...backup, toasts: true });
  const every = await screen.findByLabelText('فاصله پشتیبان‌گیری خودکار');
  expect(every).toHaveValue('۳۰');
  const save = screen.getByRole('button', { name: 'ذخیره برنامه' });
  await user.clear(every);
  await user.type(every, '900');
  await user.click(save);
  expect(every).toHaveAccessibleDescription(/بین ۱ تا ۳۶۵ روز/);
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await user.clear(every);
  await user.type(every, '7');
  await user.click(save);
  expect(await screen.findByText('برنامه پشتیبان‌گیری ذخیره شد.')).toBeVisible();
  expect(await screen.findByText(/پشتیبان‌گیری هر ۷ روز/)).toBeVisible();
  unmount();
  renderScreen(<BackupScreen />, { ...backup, session: aPlatformLogin({ levels: [2] }) });
  expect(await screen.findByText('پایدار')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ذخیره برنامه' })).not.toBeInTheDocument();
});
