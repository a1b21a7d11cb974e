import { fakeApi, pageWith, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { openSection } from '@ziba/shared/testing/open-section';
import { aService } from '@ziba/shared/testing/samples';
import { act, screen, within } from '@testing-library/react';
import appointments from '../../sections/appointments.section';
import { bookingAnswers, sara } from '../../testing/booking-answers';

/*
 * A press is lost when an answer inserts a line above the button between mouse down and mouse up. What an
 * answer will fill must exist before: each test finds the same element before and after.
 */

const start = '2026-01-05T16:00:00+03:30';
const path = '/clinic/appointments/set-appointment';
const address = `${path}?doctor=3&start=${encodeURIComponent(start)}`;

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

/** An answer that is held back until it is released. */
function late(answer: unknown) {
  let go: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (go = resolve));
  return { give: () => wait.then(() => answer), arrive: () => act(async () => go()) };
}

function open(over: Record<string, FakeAnswer>, at = address) {
  fakeApi({ ...bookingAnswers(), ...over });
  return openSection(appointments, at, 'write');
}

it('reserves the space of the hold before the server answers', async () => {
  const hold = late({ id: 91, start, end: '2026-01-05T16:30:00+03:30' });
  open({ 'POST /appointments/holds': hold.give });
  const place = await screen.findByRole('group', { name: 'مهلت این وقت' });
  expect(place).toHaveTextContent('در حال نگه‌داشتن این وقت…');
  await hold.arrive();
  expect(await within(place).findByRole('timer')).toBeVisible();
});

it('reserves the space of the patient before one is chosen and while it is read', async () => {
  const patient = late(sara);
  const { user } = open({
    'GET /patients/by-national-code/0012345679': () => sara,
    'GET /patients/7': patient.give,
  });
  const place = await screen.findByText('آخرین مراجعه');
  expect(screen.getByText(/پس از انتخاب اینجا می‌آید/)).toBeVisible();
  await user.type(screen.getByLabelText('کد ملی زیباجو'), '0012345679');
  await patient.arrive();
  expect(await screen.findByText('سارا رضایی')).toBeVisible();
  expect(screen.getByText('آخرین مراجعه')).toBe(place);
});

it('shows the lines of discount and insurance even without either', async () => {
  const discount = late({ title: 'نوروز', amount: 50_000 });
  const { user } = open({
    'GET /presentableServices/clinic/1': () =>
      pageWith(aService({ title: 'ویزیت', fee: 500_000, is_default_visit: true })),
    'POST /discounts/check': discount.give,
  });
  await user.click(await screen.findByRole('button', { name: /^جزئیات بیشتر/ }));
  const code = screen.getByLabelText(/^کد تخفیف/);
  expect(code).toHaveAccessibleDescription('تخفیفِ کد اینجا گفته می‌شود');
  const labels = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
  const before = labels();
  expect(before).toEqual(expect.arrayContaining(['تخفیف', 'سهم بیمه']));
  await user.type(code, 'NOWRUZ');
  await discount.arrive();
  expect(await screen.findByText('نوروز: ۵۰٬۰۰۰ تومان تخفیف')).toBeVisible();
  expect(labels()).toHaveLength(before.length);
});

it('explains the national code before the patient is looked up', async () => {
  open({});
  expect(await screen.findByLabelText('کد ملی زیباجو')).toHaveAccessibleDescription(
    'زیباجو با ده رقم کد ملی خودبه‌خود انتخاب می‌شود',
  );
});

it('shows the strip of a patient in the address before the patient is read', async () => {
  const patient = late(sara);
  open(
    {
      'GET /patients/7': patient.give,
      'GET /doctorTypes/clinic/1': () => pageWith(),
      'GET /schedule/openings': () => pageWith(),
    },
    '/clinic/appointments/choose-service?patient=7',
  );
  const strip = await screen.findByText('نوبت برای …');
  await patient.arrive();
  expect(await screen.findByText('نوبت برای سارا رضایی')).toBe(strip);
});
