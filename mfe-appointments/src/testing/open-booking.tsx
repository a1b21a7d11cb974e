import { defineSection } from '@ziba/shared/section/define-section';
import { fakeApi, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { screen } from '@testing-library/react';
import { SetAppointmentScreen } from '../features/appointments/set-appointment-screen';
import appointments from '../sections/appointments.section';
import { bookingAnswers } from './booking-answers';

const start = '2026-01-05T16:00:00+03:30';
const path = '/clinic/appointments/set-appointment';
/** The address of the form, with doctor and time. */
export const bookingAddress = `${path}?doctor=3&start=${encodeURIComponent(start)}`;
// The button for a new patient is shown to users who may register patients.
const patients = defineSection({
  area: 'clinic',
  key: 'patients',
  title: 'زیباجویان',
  screens: [{ path: 'create', title: 'ثبت', needs: 'write', load: () => Promise.reject(Error()) }],
});
const plan = aPlan([aPlanSection(appointments), aPlanSection(patients)]);

/** Opens the form of a booking; `holds` are the calls that held or released the time. */
export function openBooking(over: Record<string, FakeAnswer> = {}) {
  const calls = fakeApi({ ...bookingAnswers(), ...over });
  const opened = renderScreen(<SetAppointmentScreen />, {
    path,
    at: bookingAddress,
    session: aLogin({ plan }),
  });
  const holds = () =>
    calls
      .filter(({ call }) => call.includes('/appointments/holds'))
      .map(({ call, body }) => [call, (body as { hold_id?: number } | undefined)?.hold_id]);
  return { ...opened, calls, holds };
}

/** The time that is left of the hold: the time is held when it is shown. */
export const countdown = () => screen.findByRole('timer');
export const reason = () => screen.getByLabelText(/^علت مراجعه/);
