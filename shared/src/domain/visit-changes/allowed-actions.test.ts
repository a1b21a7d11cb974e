import { anAppointmentDetails } from '../../testing/clinic-samples';
import { allowedActions } from './quick-actions';

const now = Date.parse('2026-01-03T11:10:00Z');
const writer = { mayWrite: true, mayDelete: false };
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const of = (over: Parameters<typeof anAppointmentDetails>[0], rights = writer) =>
  [...allowedActions(anAppointmentDetails(over), rights, now)].join(' ');

it.each([
  ['waits since its time', {}, 'arrive callIn noShow reschedule cancel'],
  ['waits for later today', { start: '2026-01-03T15:00:00Z' }, 'arrive callIn reschedule cancel'],
  ['waits for tomorrow', { start: '2026-01-04T11:00:00Z' }, 'reschedule cancel'],
  ['was forgotten yesterday', { start: '2026-01-02T11:00:00Z' }, 'callIn noShow reschedule cancel'],
  ['has just arrived', { arrived_at: before(2) }, 'callIn noShow reschedule cancel undo'],
  ['arrived long ago', { arrived_at: before(20) }, 'callIn noShow reschedule cancel'],
  ['is in the room', { status: 'visiting', status_at: before(15) }, 'finish cancel'],
  ['was just done', { status: 'done', status_at: before(9) }, 'undo'],
  ['is done', { status: 'done', status_at: before(10) }, ''],
  ['was just canceled', { status: 'canceled', status_at: before(1) }, 'undo'],
  ['did just not come', { status: 'no_show', status_at: before(1) }, 'undo'],
] as const)('an appointment that %s', (_, over, actions) => expect(of(over)).toBe(actions));

it('allows a late undo with the right to delete, and nothing with the right to read', () => {
  const done = { status: 'done', status_at: before(500) } as const;
  expect(of(done, { mayWrite: true, mayDelete: true })).toBe('undo');
  expect(of({}, { mayWrite: false, mayDelete: true })).toBe('');
});
