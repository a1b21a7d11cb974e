import { aSummary } from '../../../testing/sms-samples';
import { costOf, type Draft } from './cost-of';

const day = '2026-03-10T12:00:00+03:30';
const aDraft = (over: Partial<Draft> = {}): Draft => ({
  ...{ text: 'سلام', recipients: 3, isAdvertising: false, sendAt: day },
  ...over,
});

it('counts parts, price and credit of a message', () => {
  const draft = aDraft({ text: 'س'.repeat(71) });
  expect(costOf(draft, aSummary({ credit: 870, part_price: 250 }))).toEqual({
    lines: [
      '۳ گیرنده × ۲ پیامک = ۶ پیامک',
      'هزینه: ۱٬۵۰۰ تومان',
      'اعتبار مانده این ماه: ۸۷۰ پیامک',
    ],
    warnings: [],
  });
  expect(costOf(draft, aSummary({ limit: null, credit: null, part_price: null })).lines).toEqual([
    '۳ گیرنده × ۲ پیامک = ۶ پیامک',
    'اعتبار این ماه: بدون سقف',
  ]);
});

it.each<[string, Partial<Draft>, Parameters<typeof aSummary>[0]]>([
  ['اعتبار مانده برای این ارسال کافی نیست.', {}, { credit: 2 }],
  ['این متن بلند است و هر گیرنده ۱۱ پیامک می‌گیرد.', { text: 'س'.repeat(700) }, {}],
  [
    'این زمان وقت پیامک تبلیغاتی نیست؛ ساعت ۸ ارسال می‌شود.',
    { isAdvertising: true, sendAt: '2026-03-10T23:00:00+03:30' },
    {},
  ],
  [
    'این زمان وقت پیامک تبلیغاتی نیست؛ ساعت ۱۰ ارسال می‌شود.',
    { isAdvertising: true, sendAt: '2026-03-10T18:00:00+03:30' },
    { advertising_hours: { from: 10, until: 18 } },
  ],
  ['اپراتور پیامک تنظیم نشده است و پیامک‌ها ناموفق می‌شوند.', {}, { provider: 'none' }],
])('says before sending: %s', (warning, draft, summary) => {
  expect(costOf(aDraft(draft), aSummary(summary)).warnings).toEqual([warning]);
});

it('sends advertising at once by day, and service messages at any time', () => {
  expect(costOf(aDraft({ isAdvertising: true }), aSummary()).warnings).toEqual([]);
  const night = '2026-03-10T23:00:00+03:30';
  expect(costOf(aDraft({ sendAt: night }), aSummary()).warnings).toEqual([]);
});
