import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { aPatient, aPatientSummary } from '@ziba/shared/testing/samples';
import { screen } from '@testing-library/react';
import { planWithEverything as plan } from '../../testing/plan-with-everything';
import { aVisitNote } from '../../testing/visit-note-samples';
import { ChooseActionScreen } from './choose-action-screen';

const path = '/clinic/prescriptions/choose-prescription-action';
const today = 'GET /appointments/today';
const visit = anAppointmentDetails();
const patientId = visit.client.id;
const answers = {
  [today]: () => pageWith(visit),
  'GET /appointments/61': () => visit,
  'GET /appointments/61/visit-note': () => aVisitNote(),
  [`GET /patients/${patientId}`]: () => aPatient({ id: patientId }),
  [`GET /patients/${patientId}/summary`]: () => aPatientSummary(),
  [`GET /patients/${patientId}/visit-notes`]: () => pageWith(),
  'GET /visit-note-templates': () => ({ version: 0, templates: [] }),
};
const hrefOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');

const chosen = 'برای سارا رضایی، نوبت A-۱۰۰۰۶۱';

function open(more: Parameters<typeof renderScreen>[1] = {}) {
  fakeApi(answers);
  return renderScreen(<ChooseActionScreen />, { path, session: aLogin({ plan }), ...more });
}

it.each([
  ['the address', { at: `${path}?appointment=61` }],
  ['the navigation state', { state: { appointment: { id: 61 } } }],
])('passes the appointment in %s on to the forms', async (_, place) => {
  open(place);
  expect((await screen.findByText('A-۱۰۰۰۶۱')).parentElement).toHaveTextContent(chosen);
  expect(hrefOf(/نسخه جراحی/)).toBe(
    '/clinic/prescriptions/surgical-prescription/create?appointment=61',
  );
  expect(hrefOf(/نسخه داروخانه‌ای/)).toBe(
    '/clinic/prescriptions/pharmacy-prescription/create?appointment=61',
  );
  expect(hrefOf(/گزارش نسخه‌ها/)).toBe('/clinic/prescriptions/report');
});

it('chooses the appointment of a patient of today, and leads to all of them', async () => {
  const { user, location } = open();
  await screen.findByRole('link', { name: 'سارا رضایی' });
  expect(hrefOf('همه زیباجویان امروز')).toBe('/clinic/prescriptions/today-patients');
  await user.click(screen.getByRole('link', { name: 'سارا رضایی' }));
  expect(location()).toBe(`${path}?appointment=61`);
  expect((await screen.findByText('A-۱۰۰۰۶۱')).parentElement).toHaveTextContent(chosen);
});

it('offers no other patient in the place of the chosen one, but a way to choose again', async () => {
  const { user, location } = open({ at: `${path}?appointment=61` });
  await screen.findByText('A-۱۰۰۰۶۱');
  expect(screen.queryByRole('link', { name: 'سارا رضایی' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'انتخاب زیباجوی دیگر' }));
  expect(location()).toBe(path);
  expect(await screen.findByRole('link', { name: 'سارا رضایی' })).toBeVisible();
});

it('leaves the forms out for users who may only read', async () => {
  open({ session: aLogin({ plan, sections: ['prescriptions'], levels: [2] }) });
  await screen.findByRole('link', { name: 'سارا رضایی' });
  expect(screen.queryByRole('link', { name: /نسخه جراحی|ثبت داروها/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /گزارش نسخه‌ها/ })).toBeVisible();
});
