import { operationStateOf, visitStateOf } from './visit-states';

const arrived_at = '2026-01-03T08:30:00.000Z';

it.each([
  ['waiting', null, 'waiting'],
  ['waiting', arrived_at, 'arrived'],
  ['visiting', arrived_at, 'visiting'],
  ['done', arrived_at, 'done'],
  ['canceled', arrived_at, 'canceled'],
  ['no_show', null, 'no_show'],
] as const)('a visit that is %s, with arrival %s, is %s', (status, at, state) => {
  expect(visitStateOf({ status, arrived_at: at })).toBe(state);
});

it.each([
  ['recorded', '2026-01-08T10:00:00.000Z', 'planned'],
  ['recorded', '2026-01-02T10:00:00.000Z', 'passed'],
  ['recorded', null, 'planned'],
  ['reported', '2026-01-02T10:00:00.000Z', 'reported'],
  ['canceled', '2026-01-08T10:00:00.000Z', 'canceled'],
] as const)('an operation that is %s, at %s, is %s', (status, operation_date, state) => {
  expect(operationStateOf({ status, operation_date }, Date.parse(arrived_at))).toBe(state);
});
