import type { FollowedJob, Job } from '../../api/use-job';
import { ApiError } from '../../api/api-error';
import { JobProgress } from '../../ui/views/job-progress/job-progress';
import type { Example, GalleryPage } from '../gallery-page';

const running: Job = { id: 4, status: 'running', percent: 42, fileName: null };
const done: Job = { id: 4, status: 'done', percent: 100, fileName: 'clinic-1-14050101.tar.gz' };
const later = () => new Promise<void>((settle) => setTimeout(settle, 900));

const still: FollowedJob = {
  path: '/clinics/me/exports',
  job: undefined,
  isOwn: false,
  isStarting: false,
  startError: undefined,
  readError: undefined,
  start: later,
  refresh: async () => undefined,
};
const offline = new ApiError(0, {
  code: 'offline',
  message: 'ارتباط با سرور برقرار نشد. اتصال اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
});
const taken = new ApiError(409, {
  code: 'backup_running',
  message: 'یک پشتیبان‌گیری در حال انجام است',
});

const example = (name: string, now: Partial<FollowedJob>): Example => ({
  name,
  Show: () => (
    <JobProgress
      followed={{ ...still, ...now }}
      label="تهیه خروجی"
      start="تهیه خروجی جدید"
      failed="تهیه خروجی انجام نشد؛ دوباره تلاش کنید"
    />
  ),
});

export const jobs: GalleryPage = {
  path: 'jobs',
  title: 'کار سرور',
  examples: [
    example('پیش از شروع', {}),
    example('در حال شروع', { isStarting: true }),
    example('شروع نشد', { startError: taken }),
    example('در صف', { job: { ...running, status: 'queued', percent: 0 } }),
    example('در حال انجام', { job: running }),
    example('ارتباط قطع است', { job: running, readError: offline }),
    example('فایل آماده', { job: done }),
    example('فایل دیگر نیست', { job: { ...done, fileName: null } }),
    example('ناموفق', { job: { ...running, status: 'failed' } }),
  ],
};
