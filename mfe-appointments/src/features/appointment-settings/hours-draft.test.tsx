import { appointmentSettings } from '@ziba/shared/contracts/appointment-settings';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, waitFor } from '@testing-library/react';
import { AppointmentSettingsScreen } from './appointment-settings-screen';

const path = '/clinic/appointments/settings';
const ofClinic = { doctor_id: null, weekday: 0, from: '14:00', to: '23:00' };

const open = () => renderScreen(<AppointmentSettingsScreen />, { path, at: `${path}?tab=hours` });
const from = () => screen.findByLabelText('شنبه، بازه ۱، از ساعت');

it('restores typed hours after a reload, only for the doctor they were typed for', async () => {
  fakeApi({
    'GET /appointments/settings': () => ({ ...appointmentSettings.parse({}), version: 4 }),
    'GET /users/doctors/1': () => pageWith({ id: 3, profile: { fullName: 'سارا احمدی' } }),
    'GET /schedule/working-hours': () => ({ ...pageWith(ofClinic), version: 3 }),
  });
  const before = open();
  await before.user.clear(await from());
  await before.user.type(await from(), '1030');
  before.unmount();

  const { user } = open();
  await waitFor(async () => expect(await from()).toHaveDisplayValue('۱۰:۳۰'));
  expect(screen.getByText('پیش‌نویس بازیابی شد')).toBeVisible();
  const whose = screen.getByRole('combobox', { name: 'ساعت کاری' });
  await user.selectOptions(whose, await screen.findByRole('option', { name: /سارا احمدی/ }));
  await user.click(screen.getByRole('button', { name: 'دور انداختن تغییرات' }));
  await waitFor(async () => expect(await from()).toHaveDisplayValue('۱۴:۰۰'));
});
