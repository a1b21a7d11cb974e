import type { AppointmentStatus } from '@ziba/shared/contracts/appointments';
import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import { planWithEverything, reducedFileReader } from '../../testing/plan-with-everything';
import { PrescriptionsHomeScreen } from './prescriptions-home-screen';

const path = '/clinic/prescriptions';
const today = 'GET /appointments/today';

const visitOf = (id: number, full_name: string, status: AppointmentStatus = 'waiting') =>
  anAppointmentDetails({ id, status, client: { ...anAppointmentDetails().client, full_name } });

const namesOfCards = () =>
  within(screen.getByRole('region', { name: 'زیباجویان امروز' }))
    .getAllByRole('listitem')
    .map((card) => card.getAttribute('aria-label'));

it('shows who is in the room first, then those who wait, the done and the canceled ones', async () => {
  fakeApi({
    [today]: () =>
      pageWith(
        visitOf(1, 'زهرا موسوی', 'canceled'),
        visitOf(2, 'علی کیانی', 'done'),
        visitOf(3, 'مریم آذری', 'visiting'),
        visitOf(4, 'سارا رضایی', 'waiting'),
      ),
  });
  renderScreen(<PrescriptionsHomeScreen />, { path });
  const card = within(await screen.findByRole('listitem', { name: 'سارا رضایی' }));
  expect(card.getByText('۱۴:۳۰')).toBeVisible();
  expect(card.getByText('در انتظار')).toBeVisible();
  expect(card.getByRole('link')).toHaveAttribute(
    'href',
    '/clinic/prescriptions/today-patients?selectedPatient=7&appointment=4',
  );
  expect(namesOfCards()).toEqual(['مریم آذری', 'سارا رضایی', 'علی کیانی', 'زهرا موسوی']);
});

const reducedFile = '/clinic/appointments/patients/file/7';

describe('the search', () => {
  const hit = { subtitle: null, patient_id: 7, transcription_id: null, date: null };
  const patient = { ...hit, kind: 'patient', id: 7, title: 'سارا رضایی', code: '0012345679' };
  const visit = {
    ...hit,
    kind: 'appointment',
    id: 61,
    title: 'سارا رضایی',
    code: 'A100061',
    date: '2026-01-03T11:00:00Z',
  };
  const open = (answer: () => unknown, session = aLogin({ plan: planWithEverything })) => {
    const calls = fakeApi({ [today]: () => pageWith(), 'GET /search': answer });
    return { calls, ...renderScreen(<PrescriptionsHomeScreen />, { path, session }) };
  };

  it('opens the file of a patient and the prescription of an appointment, if it has one', async () => {
    const { calls, user } = open(() =>
      pageWith<object>(patient, { ...visit, id: 60, transcription_id: 91 }, visit),
    );
    await user.type(screen.getByRole('searchbox'), '0012345679{Enter}');
    const hits = await screen.findByRole('list', { name: 'نتیجه جستجو' });
    const links = within(hits).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/clinic/patients/file/7',
      '/clinic/prescriptions/preview/91',
      '/clinic/prescriptions/preview/-?appointment=61',
    ]);
    const params = calls.find(({ call }) => call === 'GET /search')?.params;
    expect(params).toMatchObject({ q: '0012345679', kinds: 'patient,appointment' });
  });

  it('opens the reduced file for users who may not open the whole one', async () => {
    const { user } = open(() => pageWith(patient), reducedFileReader);
    await user.type(screen.getByRole('searchbox'), 'سارا{Enter}');
    const hits = await screen.findByRole('list', { name: 'نتیجه جستجو' });
    expect(within(hits).getByRole('link')).toHaveAttribute('href', reducedFile);
  });

  it('says that nothing is found, and that the search failed', async () => {
    let answer: unknown = pageWith();
    const { user } = open(() => answer);
    await user.type(screen.getByRole('searchbox'), 'کسی{Enter}');
    expect(await screen.findByText('زیباجو یا نوبتی یافت نشد')).toBeVisible();
    answer = refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' });
    await user.type(screen.getByRole('searchbox'), ' دیگر{Enter}');
    expect(await screen.findByText('خطایی در سرور رخ داد')).toBeVisible();
  });
});

it("leads to today's patients, to prescriptions and to treatment plans", async () => {
  fakeApi({ [today]: () => pageWith() });
  renderScreen(<PrescriptionsHomeScreen />, {
    path,
    session: aLogin({ plan: planWithEverything }),
  });
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByText('برای امروز نوبتی ثبت نشده است');
  expect(hrefOf(/وضعیت ویزیت/)).toBe('/clinic/prescriptions/today-patients');
  expect(hrefOf(/عمل جراحی و نسخه‌ها/)).toBe('/clinic/prescriptions/choose-prescription-action');
  expect(hrefOf(/طرح درمان/)).toBe('/clinic/prescriptions/treatment-plan');
});

it('shows at most five patients, and never leaves out the one in the room', async () => {
  const rows = ['الف', 'ب', 'پ', 'ت', 'ث', 'ج'].map((name, index) =>
    visitOf(index + 1, name, name === 'ج' ? 'visiting' : 'waiting'),
  );
  fakeApi({ [today]: () => pageWith(...rows) });
  renderScreen(<PrescriptionsHomeScreen />, { path });
  expect(await screen.findByRole('listitem', { name: 'الف' })).toBeVisible();
  expect(namesOfCards()).toEqual(['ج', 'الف', 'ب', 'پ', 'ت']);
});

it('says that nobody comes today', async () => {
  fakeApi({ [today]: () => pageWith() });
  renderScreen(<PrescriptionsHomeScreen />, { path });
  expect(await screen.findByText('برای امروز نوبتی ثبت نشده است')).toBeVisible();
});

it('says that the patients cannot be read and tries again', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' });
  fakeApi({ [today]: () => answer });
  const { user } = renderScreen(<PrescriptionsHomeScreen />, { path });
  expect(await screen.findByText('خطایی در سرور رخ داد')).toBeVisible();
  answer = pageWith(visitOf(1, 'سارا رضایی'));
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByRole('listitem', { name: 'سارا رضایی' })).toBeVisible();
});
