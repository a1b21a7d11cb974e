import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { aClinicSummary, anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { openSection } from '@ziba/shared/testing/open-section';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aNotification } from '@ziba/shared/testing/samples';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { act, screen, within } from '@testing-library/react';
import dashboard from '../../sections/dashboard.section';
import { DashboardScreen } from './dashboard-screen';

const byRange = 'GET /appointments/by-range';
const notices = 'GET /notifications';
const figures = { today: 12, waiting: 3, unpaid_plans: 4, unread_notices: 2, low_stock: 1 };
const counts = 'GET /appointments/day-counts';
const quiet = {
  [byRange]: () => pageWith(),
  [notices]: () => pageWith(),
  [counts]: () => pageWith(),
  'GET /schedule/holidays': () => pageWith(),
  'GET /dashboard/figures': () => figures,
};

function appointmentsAt(...times: string[]) {
  return times.map((time, index) =>
    anAppointmentDetails({
      id: index + 1,
      appointment_datetime: `2026-01-03T${time}:00+03:30`,
      client: { ...anAppointmentDetails().client, full_name: `زیباجوی ${index + 1}` },
    }),
  );
}

describe('the appointments of the day', () => {
  it('shows each appointment with its time, services and status in words', async () => {
    const appointment = anAppointmentDetails({
      status: 'visiting',
      package_type: 'consultation',
      transcription_types: ['داروخانه ای', 'عمل جراحی'],
      assistant: { full_name: 'نرگس کریمی' },
    });
    fakeApi({ ...quiet, [byRange]: () => pageWith(appointment) });
    renderScreen(<DashboardScreen />, { path: '/clinic/dashboard' });

    const row = await screen.findByRole('row', { name: /سارا رضایی/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.slice(0, 7).map(({ textContent }) => textContent)).toEqual([
      'سارا رضایی',
      'دکتر سارا احمدی',
      'نرگس کریمی',
      'تزریق ژل لب',
      'داروخانه‌ای، عمل جراحی',
      '۱۴:۳۰',
      'در حال ویزیت',
    ]);
  });

  it('says with a dash that no prescription was written yet', async () => {
    fakeApi({ ...quiet, [byRange]: () => pageWith(anAppointmentDetails()) });
    renderScreen(<DashboardScreen />, { path: '/clinic/dashboard' });
    const row = await screen.findByRole('row', { name: /سارا رضایی/ });
    expect(within(row).getAllByRole('cell')[4]).toHaveTextContent(/^—$/);
  });

  it('asks for the whole of today in Tehran, for all doctors', async () => {
    jest.useFakeTimers({ now: new Date('2026-01-02T21:00:00Z'), doNotFake: ['setTimeout'] });
    const calls = fakeApi(quiet);
    renderScreen(<DashboardScreen />, { path: '/clinic/dashboard' });
    expect(await screen.findByText('برای امروز نوبتی ثبت نشده است')).toBeVisible();

    expect(calls.find(({ call }) => call === byRange)?.params).toEqual({
      start: '2026-01-03T00:00:00+03:30',
      end: '2026-01-03T23:59:00+03:30',
      id: 0,
    });
    jest.useRealTimers();
  });

  it('asks only for the own appointments of a doctor', async () => {
    const calls = fakeApi(quiet);
    const session = aLogin({ user: { id: 3, type: 'doctor' } });
    renderScreen(<DashboardScreen />, { path: '/clinic/dashboard', session });
    expect(await screen.findByText('برای امروز نوبتی ثبت نشده است')).toBeVisible();

    expect(calls.find(({ call }) => call === byRange)?.params).toMatchObject({ id: 3 });
  });

  it('shows ten rows on a page, and the others on the next one', async () => {
    const rows = appointmentsAt(...Array.from({ length: 12 }, () => '14:00'));
    fakeApi({ ...quiet, [byRange]: () => pageWith(...rows) });
    const { user, location } = renderScreen(<DashboardScreen />, { path: '/clinic/dashboard' });

    const table = await screen.findByRole('table', { name: 'نوبت‌ها' });
    expect(await within(table).findAllByRole('row')).toHaveLength(11);
    await user.click(screen.getByRole('button', { name: 'صفحه بعد' }));
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(location()).toBe('/clinic/dashboard?page=2');
  });

  it('moves from day to day and back to today', async () => {
    const calls = fakeApi(quiet);
    const at = '/clinic/dashboard?day=2026-01-03&page=2';
    const { user, location } = renderScreen(<DashboardScreen />, { path: '/clinic/dashboard', at });
    expect(await screen.findByRole('heading', { name: 'نوبت‌های شنبه ۱۳ دی ۱۴۰۴' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'روز بعد' }));
    expect(location()).toBe('/clinic/dashboard?day=2026-01-04');
    expect(await screen.findByText('برای این روز نوبتی ثبت نشده است')).toBeVisible();
    const starts = calls.filter(({ call }) => call === byRange).map(({ params }) => params.start);
    expect(starts).toEqual(['2026-01-03T00:00:00+03:30', '2026-01-04T00:00:00+03:30']);

    await user.click(screen.getByRole('button', { name: 'بازگشت به امروز' }));
    expect(location()).toBe('/clinic/dashboard');
    expect(await screen.findByRole('heading', { name: 'نوبت‌های امروز' })).toBeVisible();
  });

  it('never shows the rows of one day under the name of another', async () => {
    const rows = (start: unknown) =>
      String(start).startsWith('2026-01-03')
        ? pageWith(anAppointmentDetails())
        : refuse(500, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
    fakeApi({ ...quiet, [byRange]: ({ params }) => rows(params.start) });
    const at = '/clinic/dashboard?day=2026-01-03';
    const { user } = renderScreen(<DashboardScreen />, { path: '/clinic/dashboard', at });
    expect(await screen.findByText('۱ نوبت')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'روز بعد' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('خطا در دریافت اطلاعات');
    expect(screen.queryByText('سارا رضایی')).not.toBeInTheDocument();
    expect(screen.queryByText('۱ نوبت')).not.toBeInTheDocument();
  });

  it('shows a day that is chosen in the calendar', async () => {
    fakeApi(quiet);
    const at = '/clinic/dashboard?day=2026-01-03';
    const { user, location } = renderScreen(<DashboardScreen />, { path: '/clinic/dashboard', at });
    await user.click(
      await screen.findByRole('button', { name: 'شنبه ۱۳ دی ۱۴۰۴، باز کردن تقویم' }),
    );
    // The month below the list is a grid of the same name.
    const calendar = within(await screen.findByRole('dialog'));
    const month = within(calendar.getByRole('grid', { name: 'دی ۱۴۰۴' }));
    await user.click(month.getByRole('button', { name: /۲۰ دی/ }));

    expect(location()).toBe('/clinic/dashboard?day=2026-01-10');
    expect(await screen.findByRole('heading', { name: 'نوبت‌های شنبه ۲۰ دی ۱۴۰۴' })).toBeVisible();
  });

  it('says that the appointments cannot be read, and offers another try', async () => {
    let answer: unknown = refuse(500, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
    fakeApi({ ...quiet, [byRange]: () => answer });
    const { user } = renderScreen(<DashboardScreen />, { path: '/clinic/dashboard' });

    expect(await screen.findByRole('alert')).toHaveTextContent('خطا در دریافت اطلاعات');
    answer = pageWith(anAppointmentDetails());
    await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByRole('row', { name: /سارا رضایی/ })).toBeVisible();
  });
});

describe('the calendar of the month', () => {
  it('shows the number of appointments of each day, and the chosen day in the table', async () => {
    const calls = fakeApi({
      ...quiet,
      [counts]: () => pageWith({ date: '2026-01-08', count: 12 }),
    });
    const at = '/clinic/dashboard?day=2026-01-03';
    const { user, location } = renderScreen(<DashboardScreen />, { path: '/clinic/dashboard', at });
    const calendar = within(await screen.findByRole('region', { name: 'تقویم نوبت‌ها' }));
    await user.click(await calendar.findByRole('button', { name: 'پنج‌شنبه ۱۸ دی ۱۴۰۴، ۱۲ نوبت' }));

    expect(location()).toBe('/clinic/dashboard?day=2026-01-08');
    expect(
      await screen.findByRole('heading', { name: 'نوبت‌های پنج‌شنبه ۱۸ دی ۱۴۰۴' }),
    ).toBeVisible();
    expect(calls.find(({ call }) => call === counts)?.params).toEqual({
      from: '2025-12-22',
      to: '2026-01-20',
    });
  });
});

describe('the cards while another day is read', () => {
  it('keeps the cards, so that the chosen day of the calendar keeps the focus', async () => {
    const day = (start: unknown) =>
      String(start).startsWith('2026-01-08') ? new Promise(() => undefined) : pageWith();
    fakeApi({ ...quiet, [byRange]: ({ params }) => day(params.start) });
    const at = '/clinic/dashboard?day=2026-01-03';
    const { user } = renderScreen(<DashboardScreen />, { path: '/clinic/dashboard', at });
    const calendar = within(await screen.findByRole('region', { name: 'تقویم نوبت‌ها' }));
    await user.click(await calendar.findByRole('button', { name: 'پنج‌شنبه ۱۸ دی ۱۴۰۴' }));

    expect(
      await screen.findByRole('heading', { name: 'نوبت‌های پنج‌شنبه ۱۸ دی ۱۴۰۴' }),
    ).toBeVisible();
    expect(calendar.getByRole('button', { name: 'پنج‌شنبه ۱۸ دی ۱۴۰۴' })).toHaveFocus();
  });
});

describe('the calendar below the window', () => {
  const observers = new Set<(entries: object[]) => void>();
  class FakeObserver {
    private readonly tell: (entries: object[]) => void;
    constructor(tell: (entries: object[]) => void) {
      this.tell = tell;
    }
    observe() {
      observers.add(this.tell);
    }
    disconnect() {
      observers.delete(this.tell);
    }
  }
  beforeEach(() => Object.assign(globalThis, { IntersectionObserver: FakeObserver }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
  const scrollTo = (isIntersecting: boolean) =>
    act(() => observers.forEach((tell) => tell([{ isIntersecting }])));

  it('loads the calendar and its counts when the user scrolls to it', async () => {
    const calls = fakeApi(quiet);
    renderScreen(<DashboardScreen />, { path: '/clinic/dashboard' });
    const calendar = within(await screen.findByRole('region', { name: 'تقویم نوبت‌ها' }));
    expect(await screen.findByText('ثبت‌شده برای امروز')).toBeVisible();
    scrollTo(false);
    expect(calendar.queryByRole('grid')).not.toBeInTheDocument();
    expect(calls.some(({ call }) => call === counts)).toBe(false);

    scrollTo(true);
    expect(await calendar.findByRole('grid')).toBeVisible();
    expect(calls.filter(({ call }) => call === counts)).toHaveLength(1);
  });
});

describe('the figures', () => {
  it('shows the figures of the server, read once, after the day', async () => {
    const calls = fakeApi(quiet);
    renderScreen(<DashboardScreen />, { path: '/clinic/dashboard' });
    const strip = await screen.findByRole('region', { name: 'کلینیک در یک نگاه' });
    expect(await within(strip).findByText('۱۲')).toBeVisible();
    expect(within(strip).getByText('حاضر و در انتظار')).toBeVisible();
    expect(calls.filter(({ call }) => call === 'GET /dashboard/figures')).toHaveLength(1);
    expect(calls[0]?.call).toBe(byRange);
  });

  it('links to no list that the user may not open', async () => {
    fakeApi(quiet);
    const session = aLogin({ sections: ['dashboard'] });
    renderScreen(<DashboardScreen />, { path: '/clinic/dashboard', session });
    const strip = within(await screen.findByRole('region', { name: 'کلینیک در یک نگاه' }));
    expect(strip.queryByRole('link', { name: 'ثبت‌شده برای امروز' })).not.toBeInTheDocument();
    expect(strip.getByText('اعلان خوانده‌نشده')).toBeVisible();
  });
});

describe('the subscription', () => {
  it.each([
    [33, '۳۳ روز، کم'],
    [66, '۶۶ روز، متوسط'],
    [67, '۶۷ روز، کافی'],
  ])('with %i of 100 days left is shown in number and word', async (left, words) => {
    fakeApi(quiet);
    const clinicData = aClinicSummary({ subscription_days: 100, remaining_days: left });
    renderScreen(<DashboardScreen />, { session: aLogin({ clinicData }) });
    const gauge = await screen.findByRole('meter', { name: 'روزهای باقی‌مانده از اشتراک' });
    expect(gauge).toHaveAttribute('aria-valuetext', words);
  });

  it('names the last day', async () => {
    fakeApi(quiet);
    const subscription = { subscription_start_date: '2026-01-03', subscription_days: 365 };
    const clinicData = aClinicSummary(subscription);
    renderScreen(<DashboardScreen />, { session: aLogin({ clinicData }) });
    expect(await screen.findByText(/پایان اشتراک: ۱۴۰۵\/۱۰\/۱۳/)).toBeVisible();
  });
});

describe('the section', () => {
  it('opens for a user who has only the dashboard', async () => {
    fakeApi({ ...quiet, [notices]: () => pageWith(aNotification()) });
    openSection(dashboard, '/clinic/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: 'داشبورد' })).toBeVisible();
    expect(await screen.findByText('برای امروز نوبتی ثبت نشده است')).toBeVisible();
  });
});
