import { pageWith, type FakeAnswer } from '@ziba/shared/testing/fake-api';

const days = { from: '2026-11-26', to: '2026-11-28' };
const flows = {
  income: 900,
  goods: 200,
  services: 100,
  devices: 0,
  staff: 300,
  expenses: 0,
  result: 300,
};
const counts = { total: 4, waiting: 0, visiting: 0, done: 2, canceled: 1, no_show: 1 };
const plans = {
  plans: 3,
  waiting: 1,
  in_progress: 1,
  completed: 1,
  canceled: 0,
  sessions: 9,
  done_sessions: 5,
  cost: 9000,
  paid: 4000,
};
const stock = {
  products: 6,
  expired: 1,
  near_expiry: 2,
  low: 1,
  out: 0,
  value: 75_000,
  unpriced: 1,
};
const messages = { messages: 8, parts: 11, sent: 6, queued: 1, failed: 1 };
const ages = { to_30: 70, to_60: 50, to_90: 0, older: 0 };

/** The usual answers of all reports, by call. */
export const reportAnswers: Record<string, FakeAnswer> = {
  'GET /reports/income': ({ params }) => {
    const key = { day: '2026-11-28', method: 'card', doctor: '3' }[String(params.by)] ?? '9';
    const label = params.by === 'doctor' ? 'سارا احمدی' : 'لیزر';
    const line = { key, label, payments: 2, received: 240, refunded: 80, amount: 160 };
    const totals = { received: 240, refunded: 80, total: 160, previous_total: 100 };
    return { ...pageWith(line), ...days, ...totals };
  },
  'GET /reports/profit': () => ({
    ...pageWith({ key: '1405-09', label: 'آذر ۱۴۰۵', ...flows, ...days }),
    ...days,
    total: flows,
    previous: { ...flows, income: 450, result: -150 },
  }),
  'GET /reports/debts': () => ({
    ...pageWith({
      id: 7,
      patient_id: 7,
      full_name: 'نیلوفر کریمی',
      contact_number: '09121234567',
      total: 120,
      ...ages,
      since: '2026-10-14T10:30:00.000Z',
    }),
    total: 120,
    ages,
  }),
  'GET /reports/payables': () => ({
    ...pageWith(
      ...(['goods', 'device'] as const).map((kind) => ({
        kind,
        id: 7,
        title: kind === 'goods' ? 'ژل' : 'لیزر',
        code: kind === 'goods' ? 'AC-1' : 'DEV-204',
        created_at: '2026-11-03T08:30:00.000Z',
        paid: 10,
        remaining: 40,
      })),
    ),
    total: 80,
  }),
  'GET /reports/staff-pay': () => ({
    ...pageWith({
      user_id: 5,
      full_name: 'امید رستمی',
      documents: 2,
      salary: 900,
      paid: 600,
      balance: 300,
    }),
    ...days,
    salary: 900,
    paid: 600,
    owed: 300,
    previous_paid: 500,
  }),
  'GET /payments': () =>
    pageWith({
      id: 31,
      patient_id: 7,
      target: 'appointment',
      amount: 240,
      refunded_amount: 0,
      method: 'card',
      paid_at: '2026-11-28T08:30:00.000Z',
      status: 'posted',
      receiver: { id: 5, fullName: 'مینا کریمی' },
      patient: { id: 7, full_name: 'نیلوفر کریمی', national_code: '0012345679' },
      title: 'ویزیت',
    }),
  'GET /cash/points': () => pageWith(),
  'GET /cash/days': () =>
    pageWith({
      id: 4,
      date: '2026-11-27',
      cash_point: null,
      state: 'closed',
      expected: { cash: 300, card: 100, transfer: 0, other: 0 },
      expected_total: 400,
      counted: { cash: 290, card: 100 },
      counted_total: 390,
      difference: -10,
      note: 'کسری',
      closed_at: '2026-11-27T17:30:00.000Z',
      closed_by: { id: 5, fullName: 'مینا کریمی' },
    }),
  'GET /reports/appointments': ({ params }) => {
    const key = params.by === 'day' ? '2026-11-28' : '3';
    return {
      ...pageWith({ key, label: 'سارا احمدی', ...counts }),
      ...days,
      total: counts,
      no_show_rate: 33.3,
      previous: { ...counts, no_show: 2, no_show_rate: 50 },
    };
  },
  'GET /reports/patients': () => ({
    ...days,
    registered: 6,
    first_visits: 4,
    returning: 9,
    previous: { registered: 3, first_visits: 2, returning: 9 },
  }),
  'GET /reports/plans': () => ({
    ...pageWith({ key: '3', label: 'سارا احمدی', ...plans }),
    ...days,
    total: plans,
    previous: plans,
  }),
  'GET /reports/devices': () => ({
    ...pageWith({
      ...{ key: '51', label: 'لیزر', code: 'DEV-204', remaining: 80, next_service_on: null },
      ...{ services: 2, service_cost: 4000, bought: 6000 },
    }),
    ...days,
    total: { services: 2, service_cost: 4000, bought: 6000 },
    previous: { services: 1, service_cost: 2000, bought: 0 },
  }),
  'GET /reports/stock': () => ({
    ...pageWith({ key: '4', label: 'مصرفی', ...stock }),
    total: stock,
  }),
  'GET /reports/consumption': () => ({
    ...pageWith({
      ...{ key: '11', label: 'ژل خنک‌کننده', code: 'P-11', movements: 3 },
      ...{ used: 2.5, disposed: 1, value: 35_000 },
    }),
    ...days,
    total: { products: 1, movements: 3, value: 35_000, unpriced: 0 },
    previous: { products: 1, movements: 2, value: 70_000, unpriced: 0 },
  }),
  'GET /reports/sms': () => ({
    ...pageWith(
      { key: 'appointment_reminder', label: null, ...messages },
      { key: null, label: null, ...messages },
    ),
    ...days,
    total: messages,
    previous: messages,
  }),
};
