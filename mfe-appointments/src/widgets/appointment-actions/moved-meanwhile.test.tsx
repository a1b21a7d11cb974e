import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aStaffUser } from '@ziba/shared/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { RescheduleDialog } from './reschedule-dialog';

const at = (hour: number) => `${new Date().toISOString().slice(0, 11)}${hour}:00:00.000Z`;
const read = anAppointmentDetails({ start: at(10), version: 4 });
const move = 'POST /appointments/61/reschedule';

const refusal = (appointment: AppointmentDetails) =>
  refuse(409, {
    code: 'stale',
    message: 'شخص دیگری هم‌زمان این اطلاعات را تغییر داده است',
    details: {
      version: appointment.version,
      changed_by: 'نگار کاظمی',
      changed_at: '2026-01-03T09:00:00Z',
      appointment,
    },
  });

/** Opens the dialog, while another user has changed the appointment as given, and sends a time. */
async function sendFrom(now: AppointmentDetails) {
  const free = { start: at(12), end: at(13), state: 'free' };
  const onMoved = jest.fn();
  const onClose = jest.fn();
  const calls = fakeApi({
    'GET /users/doctors/1': () => pageWith(aStaffUser({ id: 3 })),
    'GET /schedule/doctor-availability': () => pageWith(free),
    'GET /schedule/openings': () => pageWith({ doctor_id: 3, slots: [free] }),
    'GET /schedule/doctor-days': () => pageWith(),
    'GET /schedule/holidays': () => pageWith(),
    'GET /appointments/settings': () => ({ cancel_percent: 10, cancel_hours: 2 }),
    [move]: ({ body }) =>
      (body as { version?: number }).version === now.version
        ? { ...now, start: at(12), version: now.version + 1 }
        : refusal(now),
  });
  const { user } = renderScreen(
    <RescheduleDialog appointment={read} onMoved={onMoved} onClose={onClose} />,
    { toasts: true },
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.click((await dialog.findAllByRole('radio', { name: /آزاد/ }))[0]!);
  await user.type(dialog.getByRole('textbox', { name: /دلیل تغییر/ }), 'درخواست زیباجو');
  await user.click(dialog.getByRole('button', { name: 'ثبت زمان جدید' }));
  const sent = () => calls.filter(({ call }) => call === move).map(({ body }) => body);
  return { user, dialog, sent, onMoved, onClose };
}

const wish = { start: at(12), doctorId: 3, reason: 'درخواست زیباجو' };
const moved = { ...read, start: at(17), version: 5 };

it('says who has moved the appointment meanwhile, keeps the choices, and moves it at one press', async () => {
  const { user, dialog, sent, onMoved, onClose } = await sendFrom(moved);
  const told = await dialog.findByRole('alert');
  expect(told).toHaveTextContent(/^نگار کاظمی در ۱۴۰۴\/۱۰\/۱۳، ۱۲:۳۰ این نوبت را تغییر داد\./);
  expect(told).toHaveTextContent(/اکنون برای .*، ساعت ۲۰:۳۰ نزد دکتر سارا احمدی ثبت است\./);
  expect(dialog.getByRole('radio', { name: /آزاد/ })).toBeChecked();
  expect(dialog.getByRole('textbox', { name: /دلیل تغییر/ })).toHaveValue('درخواست زیباجو');
  expect(onClose).not.toHaveBeenCalled();

  await user.click(dialog.getByRole('button', { name: 'با این حال منتقل شود' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([
    { ...wish, version: 4 },
    { ...wish, version: 5 },
  ]);
  // The undo leads back to the time that the other user had chosen.
  expect(onMoved).toHaveBeenCalledWith(moved, expect.objectContaining({ start: at(12) }));
});

it('leaves the appointment at the time that another user has chosen', async () => {
  const { user, dialog, sent, onClose } = await sendFrom(moved);
  await user.click(await dialog.findByRole('button', { name: 'همین‌طور بماند' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toHaveLength(1);
});

it('says that the patient has arrived meanwhile', async () => {
  const { dialog } = await sendFrom({ ...read, arrived_at: at(9), version: 5 });
  expect(await dialog.findByRole('alert')).toHaveTextContent('حضور زیباجو ثبت شده است.');
});

it('asks nothing when the other change is not about the time', async () => {
  const { sent, onClose } = await sendFrom({ ...read, description: 'با همراه', version: 5 });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([
    { ...wish, version: 4 },
    { ...wish, version: 5 },
  ]);
});
