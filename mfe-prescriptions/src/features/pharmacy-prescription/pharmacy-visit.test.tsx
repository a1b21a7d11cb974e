import { screen, waitFor, within } from '@testing-library/react';
import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient, aPatientAlert } from '@ziba/shared/testing/samples';
import { aDrug } from '../../testing/drug-samples';
import { NewPharmacyScreen } from './new-pharmacy-screen';

const create = 'POST /patient-transcriptions';
const appointment = anAppointmentDetails();

function open(answers: Record<string, FakeAnswer> = {}) {
  const calls = fakeApi({
    'GET /appointments/61': () => appointment,
    'GET /patients/7': () => aPatient(),
    'GET /drugs/favourites': () => pageWith(aDrug()),
    'GET /prescriptions/settings': () => ({ version: 1, usage_phrases: [] }),
    'GET /patient-transcriptions/pagination': () => pageWith(),
    [create]: () => ({ id: 91 }),
    ...answers,
  });
  const path = '/clinic/prescriptions/pharmacy-prescription/create';
  const at = `${path}?appointment=61`;
  return { calls, ...renderScreen(<NewPharmacyScreen />, { path, at, toasts: true }) };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('saves, prints and ends the visit of a patient in the room with one press', async () => {
  const done = 'POST /appointments/61/status';
  const { user, calls, location } = open({
    'GET /appointments/61': () => ({ ...appointment, status: 'visiting' }),
    [done]: () => ({ ...appointment, status: 'done' }),
  });
  await user.click(await button('افزودن استامینوفن قرص ۵۰۰ میلی‌گرم'));
  await user.click(await button('ثبت، چاپ و پایان ویزیت'));
  await waitFor(() => expect(location()).toBe('/clinic/prescriptions/preview/91?print=1'));
  expect(calls.find(({ call }) => call === done)?.body).toEqual({ status: 'done' });
});

it('warns by class while it is written, and asks for a reason that is sent with it', async () => {
  const risks = ['«فارماتین» از گروه پنی‌سیلین‌ها است و زیباجو به «پنی‌سیلین» حساسیت دارد.'];
  const { user, calls, location } = open({
    'GET /drugs/favourites': () =>
      pageWith(aDrug({ id: 12, name: 'فارماتین', form: null, strength: null })),
    'GET /patients/7/alerts': () => pageWith(aPatientAlert()),
    [create]: ({ body }) =>
      (body as { risk_reason?: string }).risk_reason
        ? { id: 91 }
        : refuse(409, { code: 'drug_risks', message: 'خطر', details: { risks } }),
  });
  const sent = () => calls.filter(({ call }) => call === create).map(({ body }) => body);
  await screen.findByText('حساسیت متوسط: پنی‌سیلین');
  await user.click(await button('افزودن فارماتین'));
  expect(screen.getByRole('status', { name: 'هشدارها' })).toHaveTextContent(risks[0]!);
  await user.click(await button('ثبت نسخه'));
  const first = within(await screen.findByRole('dialog', { name: /خطر دارند/ }));
  expect(first.getByText(risks[0]!)).toBeVisible();
  await user.click(first.getByRole('button', { name: 'انصراف' }));
  expect(await screen.findByText(/نسخه ثبت نشد؛ داروها را تغییر دهید/)).toBeVisible();
  expect(sent()).toHaveLength(1);

  await user.click(await button('ثبت نسخه'));
  const again = within(await screen.findByRole('dialog', { name: /خطر دارند/ }));
  await user.type(again.getByLabelText('دلیل تجویز با وجود هشدار'), 'بدون جایگزین مناسب');
  await user.click(again.getByRole('button', { name: 'ثبت نسخه با این دلیل' }));
  await waitFor(() => expect(location()).toBe('/clinic/prescriptions/report'));
  expect(sent()[2]).toMatchObject({ risk_reason: 'بدون جایگزین مناسب' });
});
