import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aStaffUser } from '@ziba/shared/testing/samples';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import { RescheduleDialog } from './reschedule-dialog';

const named = (id: number, fullName: string, serviceIds: readonly number[]) => ({
  ...aStaffUser({ id, profile: { ...aStaffUser().profile, fullName } }),
  serviceIds,
});

async function offeredDoctors(serviceId: number | null) {
  fakeApi({
    'GET /users/doctors/1': () =>
      pageWith(
        named(3, 'سارا احمدی', [22]),
        named(4, 'نگار موسوی', [22]),
        named(5, 'امید راد', []),
      ),
    'GET /schedule/doctor-availability': () => pageWith(),
    'GET /schedule/openings': () => pageWith(),
    'GET /schedule/doctor-days': () => pageWith(),
    'GET /schedule/holidays': () => pageWith(),
    'GET /appointments/settings': () => ({}),
  });
  const appointment = anAppointmentDetails({ doctor_id: 3, service_id: serviceId });
  renderScreen(<RescheduleDialog appointment={appointment} onClose={() => undefined} />, {
    session: aLogin(),
  });
  await screen.findByRole('option', { name: 'امید راد' });
  const field = screen.getByRole('combobox', { name: 'پزشک' });
  const names = within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  return { field, names };
}

it('offers the present doctor and those who do the service of the appointment, and says so', async () => {
  const { field, names } = await offeredDoctors(21);
  expect(names).toEqual(['سارا احمدی', 'امید راد']);
  expect(field).toHaveAccessibleDescription('فقط پزشکانی که این خدمت را انجام می‌دهند');
});

it('offers every doctor for an appointment without a service', async () => {
  const { field, names } = await offeredDoctors(null);
  expect(names).toEqual(['سارا احمدی', 'نگار موسوی', 'امید راد']);
  expect(field).not.toHaveAccessibleDescription();
});
