import { screen, within } from '@testing-library/react';
import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { AppointmentChoice } from './appointment-choice';

const chosen = anAppointmentDetails();
const other = anAppointmentDetails({
  id: 62,
  appointment_code: 'A-100062',
  client: { ...chosen.client, id: 8, full_name: 'ژاله پاکدل', national_code: '0087654321' },
});
const answers = {
  'GET /appointments/today': () => pageWith(chosen),
  'GET /appointments': () => pageWith(other),
  'GET /appointments/61': () => chosen,
  'GET /appointments/62': () => other,
};
const open = (at = '/new') =>
  renderScreen(
    <AppointmentChoice form={<input aria-label="موضوع" />}>
      {({ id }) => <p>{`نسخه نوبت ${id}`}</p>}
    </AppointmentChoice>,
    { path: '/new', at },
  );

it('finds an appointment, and keeps it in the address as a card that cannot be edited', async () => {
  const calls = fakeApi(answers);
  const { user, location } = open();
  expect(await screen.findByRole('button', { name: /سارا رضایی/ })).toBeVisible();
  await user.type(screen.getByRole('searchbox'), '0087654321{Enter}');
  await user.click(await screen.findByRole('button', { name: /ژاله پاکدل/ }));

  expect(calls.find(({ call }) => call === 'GET /appointments')?.params).toMatchObject({
    search: '0087654321',
  });
  expect(location()).toBe('/new?appointment=62');
  const card = await screen.findByRole('region', { name: 'نوبت' });
  for (const fact of ['ژاله پاکدل', 'دکتر سارا احمدی', 'تزریق ژل لب', 'A-۱۰۰۰۶۲', /۱۴۰۴\/۱۰\/۱۳/]) {
    expect(within(card).getByText(fact)).toBeVisible();
  }
  expect(within(card).queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByText('نسخه نوبت 62')).toBeVisible();
});

it('chooses the appointment whose code is typed in full, and opens the form that was locked', async () => {
  const visit = { ...other, appointment_code: '10062' };
  fakeApi({
    ...answers,
    'GET /appointments': () => pageWith({ ...chosen, appointment_code: '100627' }, visit),
    'GET /appointments/62': () => visit,
  });
  const { user, location } = open();
  expect(screen.getByRole('textbox', { name: 'موضوع' })).toBeDisabled();
  expect(screen.getByText('فرم نسخه پس از انتخاب نوبت باز می‌شود.')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), '۱۰۰۶۲{Enter}');
  expect(await screen.findByText('نسخه نوبت 62')).toBeVisible();
  expect(location()).toBe('/new?appointment=62');
  expect(screen.queryByRole('textbox', { name: 'موضوع' })).not.toBeInTheDocument();
});

it('shows the appointment of the address after a reload, and lets it be changed', async () => {
  fakeApi(answers);
  const { user, location } = open('/new?appointment=61');
  expect(await screen.findByText('نسخه نوبت 61')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'تغییر نوبت' }));
  expect(location()).toBe('/new');
  expect(screen.queryByText('نسخه نوبت 61')).not.toBeInTheDocument();
  expect(await screen.findByRole('searchbox')).toBeVisible();
});

it.each(['999', 'abc'])('says that there is no appointment %s, and offers others', async (id) => {
  fakeApi({
    ...answers,
    'GET /appointments/999': () => refuse(404, { code: 'not_found', message: 'یافت نشد' }),
  });
  open(`/new?appointment=${id}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('شناسه نوبت معتبر نمی‌باشد');
  expect(await screen.findByRole('button', { name: /سارا رضایی/ })).toBeVisible();
});

it('tries again when the appointment cannot be read', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' });
  fakeApi({ ...answers, 'GET /appointments/61': () => answer });
  const { user } = open('/new?appointment=61');
  expect(await screen.findByText('خطایی در سرور رخ داد')).toBeVisible();
  answer = chosen;
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('نسخه نوبت 61')).toBeVisible();
});

it('leaves out canceled appointments, and says when nothing is found', async () => {
  fakeApi({
    ...answers,
    'GET /appointments/today': () => pageWith({ ...chosen, status: 'canceled' }),
    'GET /appointments': () => pageWith(),
  });
  const { user } = open();
  expect(await screen.findByText('امروز نوبتی نیست')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'کسی{Enter}');
  expect(await screen.findByText('نوبتی یافت نشد')).toBeVisible();
});
