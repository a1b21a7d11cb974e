import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { openSection } from '@ziba/shared/testing/open-section';
import { aPatient, aService, aStaffUser } from '@ziba/shared/testing/samples';
import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { act, screen, waitFor, within } from '@testing-library/react';
import appointments from '../../sections/appointments.section';

const start = '2026-01-05T16:00:00+03:30';
const path = '/clinic/appointments/set-appointment';
const at = `${path}?type=consultation&doctor=3&start=${encodeURIComponent(start)}`;

beforeEach(() =>
  jest.useFakeTimers({
    now: new Date('2026-01-04T08:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask'],
  }),
);
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const held = {
  id: 91,
  doctor_id: 3,
  patient_id: null,
  start,
  end: '2026-01-05T16:30:00+03:30',
  user_id: 5,
  expires_at: '2026-01-04T08:05:00Z',
};
const sara = {
  kind: 'patient',
  id: 7,
  title: 'سارا رضایی',
  subtitle: '09121234567',
  code: '0012345679',
  patient_id: 7,
  date: null,
};
const taken = refuse(409, {
  code: 'slot_taken',
  message: 'این نوبت قبلا رزرو شده است',
  fields: { appointment_datetime: 'این نوبت قبلا رزرو شده است' },
  details: {
    slots: ['15:30', '16:30', '17:00'].map((time) => ({
      start: `2026-01-05T${time}:00+03:30`,
      end: `2026-01-05T${time}:00+03:30`,
      state: 'free',
    })),
  },
});

const serve = (over: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /users/doctors/1': () => pageWith(aStaffUser()),
    'GET /users/assistants/1': () =>
      pageWith(aStaffUser({ id: 5, profile: { ...aStaffUser().profile, fullName: 'نگار موسوی' } })),
    'GET /presentableServices/clinic/1': () =>
      pageWith(aService({ title: 'ویزیت', fee: 500_000, is_default_visit: true })),
    'GET /appointments/settings': () => ({ insurance_shares: { 'تامین اجتماعی': 70 } }),
    'POST /appointments/holds': () => held,
    'POST /appointments/holds/91/release': () => ({ id: 91, released: true }),
    'GET /patients/pagination': () => pageWith(),
    'GET /search': () => ({ data: [sara] }),
    'GET /patients/7': () => aPatient({ insurance_type: 'تامین اجتماعی' }),
    'GET /patients/7/summary': () => refuse(404, { code: 'not_found', message: 'نیست' }),
    'POST /appointments': () => anAppointmentDetails({ id: 12 }),
    ...over,
  });

const open = (address = at) => openSection(appointments, address, 'write');
const book = () => screen.getByRole('button', { name: 'ثبت نوبت' });
const sent = (calls: ReturnType<typeof serve>) =>
  calls.filter(({ call }) => call === 'POST /appointments').map(({ body }) => body);

/** Opens the fields that are folded. */
const unfold = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: /^جزئیات بیشتر/ }));

async function choosePatient(user: ReturnType<typeof open>['user']) {
  await user.type(await screen.findByRole('combobox', { name: 'زیباجو' }), 'سارا');
  await user.click(await screen.findByRole('option', { name: /سارا رضایی/ }));
  await waitFor(() => expect(screen.getByLabelText('کد ملی زیباجو')).toHaveValue('۰۰۱۲۳۴۵۶۷۹'));
}

it('holds the time, books with patient and service, and opens the receipt', async () => {
  const calls = serve();
  const { user, location } = open();
  expect(await screen.findByText('دوشنبه ۱۵ دی ۱۴۰۴، ۱۶:۰۰ تا ۱۶:۳۰')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('۵:۰۰');
  expect(screen.getByRole('combobox', { name: 'زیباجو' })).toHaveFocus();
  await choosePatient(user);
  // The patient's insurance pays its share.
  expect(await screen.findByText('سهم بیمه تامین اجتماعی (۷۰٪)')).toBeVisible();
  expect(screen.getByText('۱۵۰٬۰۰۰ تومان')).toBeVisible();
  await unfold(user);
  await user.selectOptions(screen.getByLabelText(/^دستیار/), 'نگار موسوی');
  await user.click(book());

  await waitFor(() => expect(location()).toBe('/clinic/appointments/receipt/12'));
  expect(sent(calls)).toEqual([
    expect.objectContaining({
      appointment_code: expect.stringMatching(/^[1-9]\d{4}$/),
      patient_id: 7,
      client_national_id: '0012345679',
      doctor_id: 3,
      appointment_datetime: start,
      service_id: 21,
      package_type: 'consultation',
      insurance_type: 'تامین اجتماعی',
      assistant_id: 5,
    }),
  ]);
  expect(calls.map(({ call }) => call)).not.toContain('POST /appointments/holds/91/release');
});

it('asks for the national code alone', async () => {
  const calls = serve();
  const { user } = open();
  await user.type(await screen.findByLabelText('کد ملی زیباجو'), '123');
  await user.click(book());
  expect(await screen.findByText('کد ملی باید ۱۰ رقم باشد')).toBeVisible();
  await user.clear(screen.getByLabelText('کد ملی زیباجو'));
  await user.click(book());
  expect(await screen.findByText('لطفا کد ملی زیباجو را وارد کنید')).toBeVisible();
  expect(sent(calls)).toEqual([]);
});

it('chooses the patient with the typed national code, and says when there is none', async () => {
  serve({
    'GET /patients/by-national-code/0012345679': () => aPatient(),
    'GET /patients/by-national-code/0000000000': () =>
      refuse(404, { code: 'not_found', message: 'یافت نشد' }),
  });
  const { user } = open();
  const field = await screen.findByLabelText('کد ملی زیباجو');
  await user.type(field, '0000000000');
  expect(await screen.findByText('زیباجویی با این کد ملی ثبت نشده است')).toBeVisible();
  await user.clear(field);
  await user.type(field, '0012345679');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'زیباجو' })).toHaveValue('سارا رضایی'),
  );
});

it('keeps the form when the time was taken meanwhile, and offers the nearest free times', async () => {
  let answer: unknown = taken;
  const calls = serve({ 'POST /appointments': () => answer });
  const { user, location } = open();
  await choosePatient(user);
  await user.type(screen.getByLabelText(/^علت مراجعه/), 'مشاوره پوست');
  await user.click(book());

  const nearest = within(await screen.findByRole('group', { name: 'نزدیک‌ترین وقت‌های آزاد' }));
  expect(nearest.getAllByRole('button').slice(0, 3)).toHaveLength(3);
  answer = anAppointmentDetails({ id: 12 });
  await user.click(nearest.getByRole('button', { name: 'دوشنبه ۱۵ دی ۱۴۰۴، ساعت ۱۶:۳۰' }));
  expect(location()).toContain(encodeURIComponent('2026-01-05T16:30:00+03:30'));
  expect(screen.getByLabelText(/^علت مراجعه/)).toHaveValue('مشاوره پوست');
  await user.click(book());
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  expect(sent(calls)[1]).toMatchObject({
    patient_id: 7,
    description: 'مشاوره پوست',
    appointment_datetime: '2026-01-05T16:30:00+03:30',
  });
});

it('says that the time is taken before anything is typed', async () => {
  serve({ 'POST /appointments/holds': () => taken });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('این نوبت قبلا رزرو شده است');
  expect(screen.getByRole('group', { name: 'نزدیک‌ترین وقت‌های آزاد' })).toBeVisible();
});

it('releases the time when the form is left, and holds it again on request after it has ended', async () => {
  const calls = serve();
  const { user, unmount } = open();
  expect(await screen.findByRole('timer')).toBeVisible();
  act(() => jest.advanceTimersByTime(300_000));
  await user.click(await screen.findByRole('button', { name: 'نگه‌داشتن دوباره' }));
  expect(await screen.findByRole('timer')).toHaveTextContent('۵:۰۰');
  const holds = () => calls.map(({ call }) => call).filter((call) => call.includes('holds'));
  // The hold is renewed, so that nobody can take the time in between.
  expect(holds()).toEqual(['POST /appointments/holds', 'POST /appointments/holds']);
  unmount();
  await act(async () => undefined);
  expect(holds().at(-1)).toBe('POST /appointments/holds/91/release');
  expect(holds()).toHaveLength(3);
});

it('checks a discount code while it is typed, and shows the discount', async () => {
  serve({
    'POST /discounts/check': ({ body }) =>
      (body as { code: string }).code === 'NOWRUZ'
        ? {
            id: 1,
            code: 'NOWRUZ',
            title: 'نوروز',
            kind: 'percent',
            value: 10,
            amount: 50_000,
            total: 450_000,
          }
        : refuse(400, { code: 'invalid', message: 'کد تخفیف معتبر نیست' }),
  });
  const { user } = open();
  await unfold(user);
  await user.type(screen.getByLabelText(/^کد تخفیف/), 'NO');
  expect(await screen.findByText('کد تخفیف معتبر نیست')).toBeVisible();
  await user.type(screen.getByLabelText(/^کد تخفیف/), 'WRUZ');
  expect(await screen.findByText('نوروز: ۵۰٬۰۰۰ تومان تخفیف')).toBeVisible();
  expect(screen.getByText('۴۵۰٬۰۰۰ تومان')).toBeVisible();
});

it('says that no service is marked as the usual visit', async () => {
  serve({ 'GET /presentableServices/clinic/1': () => pageWith() });
  open();
  expect(await screen.findByText('خدمات پیش‌فرض ایجاد نشده است')).toBeVisible();
});

it('asks for doctor and time when the address names none', async () => {
  serve();
  open(path);
  expect(await screen.findByText('هنوز پزشک و زمان نوبت انتخاب نشده است')).toBeVisible();
  expect(screen.getByRole('link', { name: 'انتخاب پزشک و زمان' })).toHaveAttribute(
    'href',
    '/clinic/appointments/choose-service',
  );
});
