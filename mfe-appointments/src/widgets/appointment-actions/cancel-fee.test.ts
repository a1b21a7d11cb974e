import { cancelFee } from './cancel-fee';

const now = Date.parse('2026-01-03T09:00:00Z');
const usual = { cancel_percent: 10, cancel_hours: 2 };

it.each([
  ['11:00:00', 'patient', usual, { fee: 0, isLate: false }],
  ['10:59:59', 'patient', usual, { fee: 45_000, isLate: true }],
  ['10:59:59', 'clinic', usual, { fee: 0, isLate: true }],
  ['08:00:00', 'patient', usual, { fee: 45_000, isLate: true }],
  ['13:00:00', 'patient', { cancel_percent: 33, cancel_hours: 5 }, { fee: 148_500, isLate: true }],
  ['10:00:00', 'patient', { cancel_percent: 10, cancel_hours: 0 }, { fee: 0, isLate: false }],
] as const)('an appointment at %s cancelled by the %s', (time, initiator, policy, expected) => {
  const row = { start: `2026-01-03T${time}Z`, payable_amount: 450_000 };
  expect(cancelFee(row, policy, initiator, now)).toEqual(expected);
});
