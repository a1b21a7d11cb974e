import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { openSection } from '@ziba/shared/testing/open-section';
import { aService, aStaffUser } from '@ziba/shared/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import appointments from '../../sections/appointments.section';
import { bookingAnswers, sara } from '../../testing/booking-answers';

const start = '2026-01-05T16:00:00+03:30';
const at = `/clinic/appointments/set-appointment?doctor=3&start=${encodeURIComponent(start)}`;

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

const negar = aStaffUser({ id: 5, profile: { ...aStaffUser().profile, fullName: 'نگار موسوی' } });
const serve = (over: Record<string, FakeAnswer> = {}) =>
  fakeApi({
    ...bookingAnswers(),
    'GET /users/assistants/1': () => pageWith(negar),
    'GET /presentableServices/clinic/1': () =>
      pageWith(aService({ title: 'ویزیت', fee: 500_000, is_default_visit: true })),
    'GET /appointments/settings': () => ({ insurance_shares: { 'تامین اجتماعی': 70 } }),
    'GET /patients/by-national-code/0012345679': () => sara,
    'GET /patients/7': () => ({ ...sara, insurance_type: 'تامین اجتماعی' }),
    ...over,
  });

const open = () => openSection(appointments, at, 'write');
const book = () => screen.getByRole('button', { name: 'ثبت نوبت' });
const sent = (calls: ReturnType<typeof serve>) =>
  calls.filter(({ call }) => call === 'POST /appointments').map(({ body }) => body);

async function choosePatient(user: ReturnType<typeof open>['user']) {
  await user.type(await screen.findByLabelText('کد ملی زیباجو'), '0012345679');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'زیباجو' })).toHaveValue('سارا رضایی'),
  );
}

it('shows time, patient and sum of the booking in the foot', async () => {
  serve();
  const { user } = open();
  const foot = within(await screen.findByRole('group', { name: 'خلاصه نوبت' }));
  expect(foot.getByText('دوشنبه ۱۵ دی ۱۴۰۴، ساعت ۱۶:۰۰')).toBeVisible();
  expect(foot.getByText('زیباجو هنوز انتخاب نشده است')).toBeVisible();
  expect(foot.getByText('قابل پرداخت: ۵۰۰٬۰۰۰ تومان')).toBeVisible();
  await choosePatient(user);
  expect(await foot.findByText('زیباجو: سارا رضایی')).toBeVisible();
  expect(await foot.findByText('قابل پرداخت: ۱۵۰٬۰۰۰ تومان')).toBeVisible();
});

it('folds rarely used fields, keeps their values and names the filled ones', async () => {
  const calls = serve({
    'POST /appointments': () => refuse(400, { code: 'internal', message: 'نشد' }),
  });
  const { user } = open();
  const fold = await screen.findByRole('button', { name: /^جزئیات بیشتر/ });
  const assistant = () => screen.getByLabelText(/^دستیار/);
  expect(assistant()).not.toBeVisible();
  await user.click(fold);
  await user.selectOptions(assistant(), 'نگار موسوی');
  await user.click(fold);
  expect(assistant()).not.toBeVisible();
  expect(fold).toHaveTextContent('پر شده: دستیار');
  await choosePatient(user);
  await user.click(book());
  await waitFor(() => expect(sent(calls)).toEqual([expect.objectContaining({ assistant_id: 5 })]));
});

it('unfolds a field that the server refuses, and focuses it', async () => {
  serve({
    'POST /appointments': () =>
      refuse(400, {
        code: 'invalid',
        message: 'کد تخفیف معتبر نیست',
        fields: { discount_code: 'این کد تخفیف به پایان رسیده است' },
      }),
  });
  const { user } = open();
  await choosePatient(user);
  await user.click(book());
  expect(await screen.findByText('این کد تخفیف به پایان رسیده است')).toBeVisible();
  expect(screen.getByLabelText(/^کد تخفیف/)).toHaveFocus();
  // It stays open while the code is corrected.
  await user.type(screen.getByLabelText(/^کد تخفیف/), 'NOWRUZ');
  expect(screen.getByLabelText(/^کد تخفیف/)).toBeVisible();
});
