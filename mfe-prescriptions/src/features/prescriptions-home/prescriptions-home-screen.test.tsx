import type { AppointmentStatus } from '@ziba/shared/contracts/appointments';
import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { PrescriptionsHomeScreen } from './prescriptions-home-screen';

const path = '/clinic/prescriptions';
const today = 'GET /appointments/today';

const visitOf = (id: number, full_name: string, status: AppointmentStatus = 'waiting') =>
  anAppointmentDetails({ id, status, client: { ...anAppointmentDetails().client, full_name } });

const namesOfCards = () =>
  within(screen.getByRole('region', { name: 'زیباجویان امروز' }))
    .getAllByRole('listitem')
    .map((card) => card.getAttribute('aria-label'));

it('shows the waiting patients first, then those in the room, the done and the canceled ones', async () => {
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
  expect(namesOfCards()).toEqual(['سارا رضایی', 'مریم آذری', 'علی کیانی', 'زهرا موسوی']);
});

it('shows at most five patients', async () => {
  const rows = ['الف', 'ب', 'پ', 'ت', 'ث', 'ج'].map((name, index) => visitOf(index + 1, name));
  fakeApi({ [today]: () => pageWith(...rows) });
  renderScreen(<PrescriptionsHomeScreen />, { path });
  expect(await screen.findByRole('listitem', { name: 'الف' })).toBeVisible();
  expect(namesOfCards()).toEqual(['الف', 'ب', 'پ', 'ت', 'ث']);
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
