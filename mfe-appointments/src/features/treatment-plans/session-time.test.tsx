import { addDays } from '@ziba/shared/format/day';
import { formatDay, todayIso } from '@ziba/shared/format/date';
import { tehranInstant } from '@ziba/shared/format/time-of-day';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import appointments from '../../sections/appointments.section';
import prescribed from '../../sections/treatment-plans.section';
import { planFormAnswers } from '../../testing/plan-form-answers';
import { NewPlanScreen } from './new-plan-screen';

const session = aLogin({ plan: aPlan([aPlanSection(appointments), aPlanSection(prescribed)]) });
const soon = addDays(todayIso(), 20);

/** A form whose appointment has filled in the doctor, with the free times open. */
async function openTimes() {
  const slotsOf = (day: string) =>
    ['16:00', '17:00', '18:00'].map((time) => ({
      start: tehranInstant(day, time),
      end: tehranInstant(day, time.replace(':00', ':59')),
      state: day < todayIso() ? ('past' as const) : ('free' as const),
    }));
  fakeApi({
    ...planFormAnswers,
    'GET /appointments/settings': () => ({ week_start: 'saturday' }),
    'GET /schedule/holidays': () => pageWith(),
    'GET /schedule/doctor-days': () => pageWith(),
    'GET /schedule/openings': () => pageWith(),
    'GET /schedule/doctor-availability': ({ params }) => pageWith(...slotsOf(String(params.date))),
  });
  const path = '/clinic/appointments/treatment-plan/create';
  const view = renderScreen(<NewPlanScreen />, { path, state: { appointmentId: 61 }, session });
  await screen.findByLabelText('عنوان جلسه');
  const type = async (day: string) => {
    const field = screen.getByLabelText('تاریخ و ساعت');
    await view.user.clear(field);
    await view.user.click(field);
    await view.user.paste(formatDay(day));
  };
  await type(soon);
  await view.user.click(screen.getByRole('button', { name: 'زمان‌های آزاد پزشک' }));
  await screen.findByRole('radiogroup', { name: 'ساعت جلسه' });
  return { ...view, type };
}

const times = () => within(screen.getByRole('radiogroup', { name: 'ساعت جلسه' }));

it('says that a typed day is past, and follows the corrected day', async () => {
  const { type } = await openTimes();
  const before = addDays(todayIso(), -3);
  await type(before);
  expect(await screen.findByText(/این روز گذشته است/)).toBeVisible();
  expect(screen.getByText('روزهای گذشته را نمی‌توان انتخاب کرد')).toBeVisible();
  expect(screen.queryByText(/در دو هفته پیش رو/)).not.toBeInTheDocument();

  await type(addDays(soon, 1));
  expect(await screen.findByRole('radio', { name: /۱۶:۰۰/, checked: false })).toBeEnabled();
  expect(screen.queryByText(/این روز گذشته است/)).not.toBeInTheDocument();
});

it('moves through the times by arrow keys without choosing; Enter chooses and closes', async () => {
  const { user } = await openTimes();
  await user.click(times().getByRole('radio', { name: /۱۶:۰۰/ }));
  // A press chooses and closes, as Enter does.
  expect(screen.queryByRole('radiogroup', { name: 'ساعت جلسه' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'زمان‌های آزاد پزشک' }));
  (await screen.findByRole('radio', { name: /۱۶:۰۰/ })).focus();
  await user.keyboard('{ArrowLeft}');
  expect(times().getByRole('radio', { name: /۱۷:۰۰/ })).toHaveFocus();
  expect(times().getByRole('radio', { name: /۱۶:۰۰/ })).toBeChecked();
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(screen.queryByRole('radiogroup', { name: 'ساعت جلسه' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('ساعت تاریخ و ساعت')).toHaveValue('۱۸:۰۰');
});
