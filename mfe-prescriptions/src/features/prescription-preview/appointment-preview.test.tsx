import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient } from '@ziba/shared/testing/samples';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { aPharmacyTranscription, aTranscription } from '@ziba/shared/testing/transcription-samples';
import { screen } from '@testing-library/react';
import { planWithEverything } from '../../testing/plan-with-everything';
import { PreviewScreen } from './preview-screen';

/* The preview at the address of an appointment. */

const home = '/clinic/prescriptions/preview/-';
const readOfAppointment = 'GET /patient-transcriptions/by-appointment/61';

function open(answers: Record<string, FakeAnswer>, at: string, state?: unknown) {
  fakeApi({
    'GET /files/sign': () => ({ data: {} }),
    'GET /patients/7': () => aPatient(),
    ...answers,
  });
  const session = aLogin({ plan: planWithEverything });
  renderScreen(<PreviewScreen />, {
    path: '/clinic/prescriptions/preview/:id',
    at,
    state,
    session,
  });
}

it('shows its newest prescription, and links to the others', async () => {
  open(
    { [readOfAppointment]: () => pageWith(aTranscription(), aPharmacyTranscription()) },
    `${home}?appointment=61`,
  );
  expect(await screen.findByText('بلفاروپلاستی')).toBeVisible();
  expect(screen.getByRole('link', { name: /^داروخانه‌ای، / })).toHaveAttribute(
    'href',
    '/clinic/prescriptions/preview/92',
  );
});

it('says that there is none yet, and registers one', async () => {
  const answers = {
    [readOfAppointment]: () => pageWith(),
    'GET /appointments/61': () => anAppointmentDetails(),
  };
  open(answers, `${home}?appointment=61`);
  expect(await screen.findByText('نسخه‌ای یافت نشد')).toBeVisible();
  expect(await screen.findByText('سارا رضایی')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'ثبت نسخه جدید' })).toHaveAttribute(
    'href',
    '/clinic/prescriptions/choose-prescription-action?appointment=61',
  );
});

it('takes the appointment from the navigation state', async () => {
  open({ [readOfAppointment]: () => pageWith(aTranscription()) }, home, {
    appointment: { id: 61 },
  });
  expect(await screen.findByText('بلفاروپلاستی')).toBeVisible();
});

it('says that the appointment does not exist', async () => {
  const absent = () => refuse(404, { code: 'not_found', message: 'یافت نشد' });
  open({ 'GET /patient-transcriptions/by-appointment/-1': absent }, home);
  expect(await screen.findByRole('alert')).toHaveTextContent('شناسه نوبت معتبر نمی‌باشد');
});
