import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, noAnswer, pageWith } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { screen, waitFor } from '@testing-library/react';
import { useTodaysAppointments } from '../../data/appointments.api';
import { AppointmentMenu } from './appointment-menu';

const waiting = anAppointmentDetails();
const change = 'POST /appointments/61/status';

/** A list that is read again after every change of an appointment. */
function Today() {
  return <output>{useTodaysAppointments().data?.data.length}</output>;
}

it('sends a failed cancellation again at once, while the lists are still being read', async () => {
  let isSlow = false;
  const calls = fakeApi({
    'GET /appointments/settings': () => ({ cancel_percent: 10, cancel_hours: 2 }),
    'GET /appointments/today': () => (isSlow ? new Promise(() => undefined) : pageWith(waiting)),
    [change]: () => {
      isSlow = true;
      return noAnswer();
    },
  });
  const screenOfMenu = (
    <>
      <Today />
      <AppointmentMenu appointment={waiting} />
    </>
  );
  const { user } = renderScreen(screenOfMenu, { session: aLogin(), toasts: true });
  await screen.findByText('1');
  await user.click(screen.getByRole('button', { name: 'کارهای نوبت سارا رضایی' }));
  await user.click(screen.getByRole('menuitem', { name: 'کنسل کردن نوبت' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: /دلیل/ }), 'هزینه درمان');
  const send = () => user.click(screen.getByRole('button', { name: 'کنسل کردن نوبت' }));
  await send();
  await screen.findByRole('alert');
  await send();
  await waitFor(() => expect(calls.filter(({ call }) => call === change)).toHaveLength(2));
});
