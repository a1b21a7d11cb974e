import { aSms } from '../../../testing/sms-samples';
import { failureOf, timelineOf } from './timeline-of';

const labels = (over: Parameters<typeof aSms>[0]) =>
  timelineOf(aSms(over)).map(({ label }) => label);

it('tells what has happened to a message', () => {
  expect(labels({ status: 'delivered' })).toEqual([
    'ثبت در صف ارسال',
    'تحویل به اپراتور پیامک',
    'رسیده به گیرنده',
  ]);
  const waiting = { status: 'queued', sent_at: null, attempts: 0 } as const;
  expect(labels({ ...waiting, send_at: '2026-03-12T08:00:00.000Z' })).toEqual([
    'ثبت در صف ارسال',
    'زمان تعیین شده برای ارسال',
    'در انتظار ارسال',
  ]);
  expect(labels({ status: 'failed', sent_at: null, attempts: 3, error: 'unreachable' })).toEqual([
    'ثبت در صف ارسال',
    '۳ بار تلاش برای ارسال',
    'ناموفق: اپراتور پیامک در دسترس نبود',
  ]);
});

it.each([
  ['limit', 'سقف پیامک کلینیک به پایان رسیده بود'],
  ['451', 'خطای اپراتور با کد 451'],
  [null, 'خطای ناشناخته'],
])('says in words why it failed: %s', (code, words) => {
  expect(failureOf(code)).toBe(words);
});
