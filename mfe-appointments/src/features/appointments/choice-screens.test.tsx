import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { openSection } from '@ziba/shared/testing/open-section';
import { aNamed, aPatient, aService, aStaffUser } from '@ziba/shared/testing/samples';
import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { screen, within } from '@testing-library/react';
import appointments from '../../sections/appointments.section';

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-01-04T08:00:00Z'), doNotFake: ['setTimeout'] }),
);
afterEach(() => jest.useRealTimers());

const free = {
  start: '2026-01-05T16:00:00+03:30',
  end: '2026-01-05T16:30:00+03:30',
  state: 'free',
} as const;
const booking =
  '/clinic/appointments/set-appointment?doctor=3&start=2026-01-05T16%3A00%3A00%2B03%3A30';

const serve = (over: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /users/doctors/1': () => pageWith(aStaffUser()),
    'GET /doctorTypes/clinic/1': () =>
      pageWith(aNamed({ id: 1, name: 'پوست و مو' }), aNamed({ id: 2, name: 'دندان' })),
    'GET /presentableServices/clinic/1': () => pageWith(aService()),
    'GET /appointments/today': () => pageWith(anAppointmentDetails()),
    'GET /appointments/settings': () => ({ week_start: 'sunday' }),
    'GET /schedule/holidays': () => pageWith(),
    'GET /schedule/doctor-days': () => pageWith(),
    'GET /schedule/openings': () =>
      pageWith({ doctor_id: 3, free_today: 4, booked_today: 2, slots: [free] }),
    'GET /schedule/doctor-availability': () => pageWith(free),
    ...over,
  });

const at = (path: string) => openSection(appointments, `/clinic/appointments${path}`, 'write');

it("shows the kinds of booking, the next free times and today's patients", async () => {
  serve();
  const { user, location } = at('');
  expect(
    await screen.findByRole('link', { name: /نوبت پزشک.*۱ پزشک؛ امروز ۲ نوبت، ۴ وقت آزاد/ }),
  ).toHaveAttribute('href', '/clinic/appointments/choose-service?type=doctor');
  expect(await screen.findByRole('row', { name: /سارا رضایی.*در انتظار/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'نوبت دکتر سارا احمدی، فردا ۱۶:۰۰' }));
  expect(location()).toBe(booking);
});

it("reads the free times after today's rows, so that these do not wait for them at the server", async () => {
  let answer: ((page: object) => void) | undefined;
  const calls = serve({
    'GET /appointments/today': () => new Promise((resolve) => void (answer = resolve)),
  });
  at('');
  expect(await screen.findByRole('link', { name: /نوبت پزشک.*۱ پزشک/ })).toBeVisible();
  const openings = () => calls.filter(({ call }) => call === 'GET /schedule/openings');
  expect(openings()).toHaveLength(0);

  answer?.(pageWith(anAppointmentDetails()));
  expect(await screen.findByRole('row', { name: /سارا رضایی/ })).toBeVisible();
  expect(
    await screen.findByRole('link', { name: 'نوبت دکتر سارا احمدی، فردا ۱۶:۰۰' }),
  ).toBeVisible();
  expect(openings()).toHaveLength(1);
});

it('keeps a patient who was chosen in another section', async () => {
  serve({ 'GET /patients/7': () => aPatient() });
  const { user } = at('?patient=7');
  expect(await screen.findByText('نوبت برای سارا رضایی')).toBeVisible();
  const link = () => screen.getByRole('link', { name: /نوبت مشاوره/ });
  expect(link()).toHaveAttribute('href', expect.stringContaining('patient=7'));
  await user.click(screen.getByRole('button', { name: 'انصراف از این زیباجو' }));
  expect(link()).not.toHaveAttribute('href', expect.stringContaining('patient'));
});

it('does not repeat the word for doctor in the name of a category', async () => {
  serve({
    'GET /doctorTypes/clinic/1': () =>
      pageWith(aNamed({ id: 1, name: 'پزشک زیبایی' }), aNamed({ id: 2, name: 'دندان' })),
  });
  at('/choose-service?type=doctor');
  expect(await screen.findByRole('link', { name: /^پزشک زیبایی/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^پزشک دندان/ })).toBeVisible();
});

it('leads from category to doctor, time and form', async () => {
  serve();
  const { user, location } = at('/choose-service?type=doctor');
  expect(await screen.findByRole('link', { name: /پزشک دندان.*پزشکی وجود ندارد/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /پزشک پوست و مو.*۱ پزشک/ }));
  expect(location()).toBe('/clinic/appointments/doctors-list?type=doctor&category=1');

  await user.click(await screen.findByRole('link', { name: 'ثبت نوبت برای دکتر سارا احمدی' }));
  expect(
    await screen.findByRole('heading', { name: 'انتخاب زمان نوبت دکتر سارا احمدی' }),
  ).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: /۱۶:۰۰ تا ۱۶:۳۰/ }));
  expect(screen.getByText('دوشنبه ۱۵ دی ۱۴۰۴، ۱۶:۰۰ تا ۱۶:۳۰')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'ورود اطلاعات نوبت' }));
  expect(location()).toBe(
    '/clinic/appointments/set-appointment?type=doctor&doctor=3&start=2026-01-05T16%3A00%3A00%2B03%3A30',
  );
});

it('begins with a service: price, length, who does it, and who is free first', async () => {
  const other = aStaffUser({ id: 4, profile: { ...aStaffUser().profile, fullName: 'نگار موسوی' } });
  const sooner = { ...free, start: '2026-01-04T16:00:00+03:30' };
  const calls = serve({
    'GET /users/doctors/1': () =>
      pageWith({ ...aStaffUser(), serviceIds: [21] }, { ...other, serviceIds: [21] }),
    'GET /presentableServices/clinic/1': () =>
      pageWith(aService({ duration: 45 }), aService({ id: 22, title: 'بوتاکس' })),
    'GET /schedule/openings': () =>
      pageWith(
        { doctor_id: 3, free_today: 4, booked_today: 2, slots: [free] },
        { doctor_id: 4, free_today: 4, booked_today: 2, slots: [sooner] },
      ),
  });
  const { user, location } = at('/choose-service?type=doctor');
  expect(await screen.findByRole('link', { name: /بوتاکس.*پزشکی وجود ندارد/ })).toBeVisible();
  await user.click(
    await screen.findByRole('link', {
      name: /تزریق ژل لب.*۴٬۵۰۰٬۰۰۰ تومان، ۴۵ دقیقه، .*سارا احمدی، نگار موسوی، نخستین وقت آزاد: امروز ۱۶:۰۰/,
    }),
  );
  expect(location()).toBe('/clinic/appointments/doctors-list?type=doctor&service=21');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'پزشک برای تزریق ژل لب' }),
  ).toBeVisible();
  await screen.findByRole('link', { name: /نوبت نگار موسوی، امروز/ });
  const names = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
  expect(names).toEqual(['نگار موسوی', 'دکتر سارا احمدی']);
  const asked = calls.filter(({ call }) => call === 'GET /schedule/openings');
  expect(asked.at(-1)?.params).toMatchObject({ service_id: 21 });
});

it('leads to the doctors who are in no category', async () => {
  serve({ 'GET /doctorTypes/clinic/1': () => pageWith(aNamed({ id: 2, name: 'دندان' })) });
  const { user } = at('/choose-service?type=doctor');
  await user.click(await screen.findByRole('link', { name: /پزشکان دیگر/ }));
  expect(await screen.findByRole('link', { name: 'ثبت نوبت برای دکتر سارا احمدی' })).toBeVisible();
});

it('offers another category when one has no doctor', async () => {
  serve();
  at('/doctors-list?category=2');
  expect(await screen.findByText('در این دسته پزشکی ثبت نشده است')).toBeVisible();
  expect(screen.getByRole('link', { name: 'انتخاب دسته دیگر' })).toBeVisible();
});

it('leaves out doctors who do not do the service of the booking', async () => {
  const other = aStaffUser({ id: 4, profile: { ...aStaffUser().profile, fullName: 'نگار موسوی' } });
  serve({
    'GET /users/doctors/1': () =>
      pageWith({ ...aStaffUser(), serviceIds: [22] }, { ...other, serviceIds: [21] }),
  });
  at('/doctors-list?service=21');
  expect(await screen.findByRole('heading', { name: 'نگار موسوی' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'دکتر سارا احمدی' })).not.toBeInTheDocument();
});

it('searches categories, and says when none matches', async () => {
  serve();
  const { user } = at('/choose-service');
  await user.type(await screen.findByRole('searchbox'), 'قلب');
  expect(await screen.findByText('دسته‌ای با این جستجو یافت نشد')).toBeVisible();
});

it('says that the doctors cannot be read and tries again', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' });
  serve({ 'GET /users/doctors/1': () => answer });
  const { user } = at('/doctors-list');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('خطایی در سرور رخ داد');
  answer = pageWith(aStaffUser());
  await user.click(within(alert).getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByRole('heading', { name: 'دکتر سارا احمدی' })).toBeVisible();
});

const down = refuse(400, { code: 'internal', message: 'خوانده نشد' });

it('says that the free times of the doctors cannot be read, and tries again', async () => {
  let answer: unknown = down;
  serve({ 'GET /schedule/openings': () => answer });
  const { user } = at('/doctors-list');
  expect(await screen.findByRole('heading', { name: 'دکتر سارا احمدی' })).toBeVisible();
  expect(await screen.findByText('زمان‌های آزاد خوانده نشد')).toBeVisible();
  expect(screen.queryByText('در حال بارگذاری…')).not.toBeInTheDocument();
  answer = pageWith({ doctor_id: 3, free_today: 4, booked_today: 2, slots: [free] });
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByRole('link', { name: /فردا ۱۶:۰۰/ })).toBeVisible();
});

it('says that a doctor has no free time', async () => {
  serve({ 'GET /schedule/openings': () => pageWith() });
  at('/doctors-list');
  expect(await screen.findByText('در دو هفته پیش رو وقت آزادی ندارد')).toBeVisible();
});

it('says on the first screen that the doctors cannot be read, and tries again', async () => {
  let answer: unknown = down;
  serve({ 'GET /users/doctors/1': () => answer });
  const { user } = at('');
  const quick = within(await screen.findByRole('region', { name: 'نوبت سریع' }));
  expect(await quick.findByText('خوانده نشد')).toBeVisible();
  answer = pageWith(aStaffUser());
  await user.click(quick.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await quick.findByRole('link', { name: /فردا ۱۶:۰۰/ })).toBeVisible();
});
