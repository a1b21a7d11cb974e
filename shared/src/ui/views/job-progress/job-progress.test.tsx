import { screen, waitFor } from '@testing-library/react';
import { useJob, type Job } from '../../../api/use-job';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '../../../testing/fake-api';
import { tellLive } from '../../../testing/fake-live';
import { renderScreen } from '../../../testing/render-screen';
import { JobProgress } from './job-progress';

const path = '/clinics/me/exports';
const aJob = (over: Partial<Job> = {}): Job => ({
  id: 4,
  status: 'running',
  percent: 40,
  fileName: null,
  ...over,
});
const done = aJob({ status: 'done', percent: 100, fileName: 'clinic-1.tar.gz' });

function Export() {
  const followed = useJob(path, ['backup.done']);
  return (
    <JobProgress
      followed={followed}
      label="تهیه خروجی"
      start="تهیه خروجی جدید"
      failed="تهیه خروجی انجام نشد؛ دوباره تلاش کنید"
    />
  );
}

const real = { fetch: globalThis.fetch };
const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = real.fetch;
});

function trial(answers: Record<string, FakeAnswer>) {
  const calls = fakeApi({ [`GET ${path}`]: () => pageWith(), ...answers });
  return { calls, ...renderScreen(<Export />) };
}

const start = () => screen.findByRole('button', { name: 'تهیه خروجی جدید' });
const bar = () => screen.findByRole('progressbar', { name: 'تهیه خروجی' });
const alert = () => screen.findByRole('alert');
const fileIs = (content: Partial<Response>) => fetched.mockResolvedValue(content);

it('follows a started job until it is done, then saves its file once', async () => {
  let now = aJob({ status: 'queued', percent: 0 });
  const { user } = trial({ [`POST ${path}`]: () => now, [`GET ${path}/4`]: () => now });
  fileIs({ ok: true, blob: async () => new Blob(['x']) });
  await user.click(await start());
  expect(await bar()).toHaveAttribute('aria-valuetext', 'در صف انجام');
  expect(screen.getByText(/می‌توانید از این صفحه بروید/)).toBeVisible();

  now = aJob({ percent: 40 });
  await tellLive('backup.done', { id: 4 });
  await waitFor(async () => expect(await bar()).toHaveAttribute('aria-valuetext', '۴۰٪'));
  now = done;
  await tellLive('backup.done', { id: 4 });
  expect(await screen.findByText('فایل آماده است')).toBeVisible();
  await waitFor(() => expect(saved).toEqual(['clinic-1.tar.gz']));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.lastCall?.[0]).toBe(`/api${path}/4/download`);
  expect(fetched.mock.lastCall?.[1].headers).toEqual({ Authorization: expect.any(String) });

  await tellLive('backup.done', { id: 4 });
  await user.click(screen.getByRole('button', { name: 'دریافت فایل' }));
  await waitFor(() => expect(saved).toHaveLength(2));
});

it('shows a job that was started before the screen was left, and does not save its file by itself', async () => {
  let now = aJob();
  trial({ [`GET ${path}`]: () => pageWith(now), [`GET ${path}/4`]: () => now });
  expect(await bar()).toHaveAttribute('aria-valuetext', '۴۰٪');
  now = done;
  await tellLive('backup.done', { id: 4 });
  expect(await screen.findByRole('button', { name: 'دریافت فایل' })).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

it('follows the running job when another one cannot be started', async () => {
  let rows: Job[] = [];
  const { user } = trial({
    [`GET ${path}`]: () => pageWith(...rows),
    [`POST ${path}`]: () => refuse(409, { code: 'backup_running', message: 'در حال انجام است' }),
    [`GET ${path}/4`]: () => aJob(),
  });
  await start();
  rows = [aJob()];
  await user.click(await start());
  expect(await bar()).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says why a job could not be started, and that a job failed', async () => {
  let answer: unknown = refuse(403, { code: 'override_denied', message: 'فقط در دسترس مدیر است' });
  const { user } = trial({
    [`POST ${path}`]: () => answer,
    [`GET ${path}/4`]: () => aJob({ status: 'failed' }),
  });
  await user.click(await start());
  expect(await alert()).toHaveTextContent('فقط در دسترس مدیر است');
  answer = aJob({ status: 'queued' });
  await user.click(await start());
  await waitFor(async () =>
    expect(await alert()).toHaveTextContent('تهیه خروجی انجام نشد؛ دوباره تلاش کنید'),
  );
  expect(await start()).toBeEnabled();
});

it('says why the file could not be downloaded, and lets a download be retried and cancelled', async () => {
  const { user } = trial({
    [`GET ${path}`]: () => pageWith(aJob()),
    [`GET ${path}/4`]: () => done,
  });
  const take = await screen.findByRole('button', { name: 'دریافت فایل' });
  fileIs({ ok: false, status: 404, json: async () => ({ code: 'gone', message: 'فایل نیست' }) });
  await user.click(take);
  expect(await alert()).toHaveTextContent('فایل نیست');

  fetched.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  await user.click(take);
  await user.click(await screen.findByRole('button', { name: 'انصراف' }));
  expect(await screen.findByRole('button', { name: 'دریافت فایل' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says that a started job is unknown to the server', async () => {
  const { user } = trial({
    [`POST ${path}`]: () => aJob(),
    [`GET ${path}/4`]: () => refuse(404, { code: 'not_found', message: 'یافت نشد' }),
  });
  await user.click(await start());
  expect(await alert()).toHaveTextContent('یافت نشد');
});

it('says that the file is no longer stored', async () => {
  trial({
    [`GET ${path}`]: () => pageWith(aJob()),
    [`GET ${path}/4`]: () => ({ ...done, fileName: null }),
  });
  expect(await screen.findByText(/این فایل دیگر نگهداری نمی‌شود/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'دریافت فایل' })).not.toBeInTheDocument();
});
