import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { openSection } from '@ziba/shared/testing/open-section';
import { aPatient, aStaffUser } from '@ziba/shared/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import appointments from '../../sections/appointments.section';
import { aBoard } from '../../testing/board-samples';

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-01-04T08:00:00Z'), doNotFake: ['setTimeout'] }),
);
afterEach(() => jest.useRealTimers());

const serve = (over: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /users/doctors/1': () => pageWith(aStaffUser()),
    'GET /presentableServices/clinic/1': () => pageWith(),
    'GET /appointments/today': () => pageWith(anAppointmentDetails()),
    'GET /schedule/openings': () => pageWith(),
    ...over,
  });

const at = (path: string) => openSection(appointments, `/clinic/appointments${path}`, 'write');

/** Whether `one` stands before `other` on the page. */
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

it("begins with today's list, or with the booking for users who come with a patient", async () => {
  serve({ 'GET /patients/7': () => aPatient() });
  const { unmount } = at('');
  const list = () => screen.findByRole('table', { name: 'نوبت‌های امروز' });
  const card = () => screen.getByRole('link', { name: /^نوبت پزشک/ });
  expect(isBefore(await list(), card())).toBe(true);
  unmount();
  at('?patient=7');
  const below = await list();
  expect(isBefore(card(), below)).toBe(true);
});

it('offers a booking in every view', async () => {
  serve({
    'GET /appointments': () => pageWith(),
    'GET /treatmentSessions/filterByDateRange': () => pageWith(),
    'GET /schedule/board': () => aBoard(),
  });
  const book = '/clinic/appointments/choose-service';
  for (const view of ['', '/all', '/waiting-room', '/day-board']) {
    const { unmount } = at(view);
    const links = await screen.findAllByRole('link', { name: 'ثبت نوبت' });
    expect(links[0]).toHaveAttribute('href', book);
    unmount();
  }
});

it('records an arrival with one press in the row', async () => {
  const expected = anAppointmentDetails({ start: '2026-01-04T09:00:00Z' });
  const calls = serve({
    'GET /appointments/today': () => pageWith(expected),
    'POST /appointments/:id/arrive': () => ({ ...expected, arrived_at: '2026-01-04T08:00:00Z' }),
  });
  const { user } = at('');
  await user.click(await screen.findByRole('button', { name: 'ثبت حضور سارا رضایی' }));
  await waitFor(() =>
    expect(calls.map(({ call }) => call)).toContain(`POST /appointments/${expected.id}/arrive`),
  );
});
