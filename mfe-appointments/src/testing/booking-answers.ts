import { pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { aPatient, aService, aStaffUser } from '@ziba/shared/testing/samples';

/** The patient of the booking's tests. */
export const sara = aPatient({ national_code: '0012345679' });

/** Answers requests for a hold, with ids from `first` on. */
export function holdsFrom(first: number): FakeAnswer {
  let nextId = first;
  return ({ body }) => ({
    id: nextId++,
    doctor_id: 3,
    patient_id: null,
    start: (body as { start: string }).start,
    end: '2026-01-05T16:30:00+03:30',
    user_id: 5,
    expires_at: '2026-01-04T08:05:00Z',
  });
}

/** What the server answers to the booking form: one doctor, one service, nobody with the code of `sara`. */
export const bookingAnswers = (): Record<string, FakeAnswer> => ({
  'GET /users/doctors/1': () => pageWith(aStaffUser()),
  'GET /users/assistants/1': () => pageWith(),
  'GET /presentableServices/clinic/1': () =>
    pageWith(aService({ title: 'ویزیت', is_default_visit: true })),
  'GET /appointments/settings': () => ({ insurance_shares: {} }),
  'POST /appointments/holds': holdsFrom(91),
  'POST /appointments/holds/:id/release': () => ({ id: 91, released: true }),
  'GET /patients/pagination': () => pageWith(),
  'GET /patients/by-national-code/0012345679': () =>
    refuse(404, { code: 'not_found', message: 'یافت نشد' }),
  'GET /patients/7': () => sara,
  'GET /patients/7/summary': () => refuse(404, { code: 'not_found', message: 'نیست' }),
});
