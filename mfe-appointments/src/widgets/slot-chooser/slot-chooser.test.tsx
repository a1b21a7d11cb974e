import type { Slot } from '@ziba/shared/contracts/schedule';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { SlotChooser } from './slot-chooser';

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-01-04T08:00:00Z'), doNotFake: ['setTimeout'] }),
);
afterEach(() => jest.useRealTimers());

const slot = (time: string, state: Slot['state'], day = '2026-01-05', reason?: string): Slot => ({
  start: `${day}T${time}:00+03:30`,
  end: `${day}T${time.slice(0, 3)}59:00+03:30`,
  state,
  ...(reason && { reason }),
});
const monday = [
  slot('14:00', 'booked'),
  slot('15:00', 'held', '2026-01-05', 'در حال ثبت توسط نگار موسوی'),
  slot('16:00', 'free'),
];

const answers = (over: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /appointments/settings': () => ({ week_start: 'today' }),
    'GET /schedule/holidays': () => pageWith(),
    'GET /schedule/doctor-days': () =>
      pageWith(
        { date: '2026-01-04', free: 0, booked: 4, closed: null },
        { date: '2026-01-05', free: 1, booked: 2, closed: null },
        { date: '2026-01-06', free: 0, booked: 0, closed: 'پزشک در مرخصی است' },
      ),
    'GET /schedule/openings': ({ params }) =>
      pageWith({
        doctor_id: 3,
        free_today: 0,
        booked_today: 4,
        slots: [slot('16:00', 'free', params.date === '2026-01-07' ? '2026-01-08' : '2026-01-05')],
      }),
    'GET /schedule/doctor-availability': ({ params }) =>
      params.date === '2026-01-05' ? pageWith(...monday) : pageWith(slot('14:00', 'booked')),
    ...over,
  });

function Trial({ typed = null }: { typed?: string | null }) {
  const [value, setValue] = useState<string | null>(typed);
  return (
    <>
      <button type="button" onClick={() => setValue('2026-01-06T14:00:00+03:30')}>
        تصحیح تاریخ
      </button>
      <SlotChooser
        doctorId={3}
        serviceId={21}
        value={value}
        onChoose={({ start }) => setValue(start)}
      />
      <output>{value}</output>
    </>
  );
}

it('begins at the first day with a free time, and shows the state of each time', async () => {
  const calls = answers();
  const { user } = renderScreen(<Trial />);
  expect(await screen.findByRole('radio', { name: /۱۴:۰۰.*رزرو/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /^فردا.*۱ وقت آزاد/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /۱۵:۰۰.*نگار موسوی/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /۱۶ دی.*پزشک در مرخصی است/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await user.click(screen.getByRole('radio', { name: /۱۶:۰۰/ }));
  expect(screen.getByText('2026-01-05T16:00:00+03:30')).toBeInTheDocument();
  const asked = calls.find(({ call }) => call === 'GET /schedule/doctor-days');
  expect(asked?.params).toEqual({ doctor_id: 3, date: '2026-01-04', service_id: 21 });
});

it('chooses the next free time from a full day with one press', async () => {
  answers();
  const { user } = renderScreen(<Trial />);
  await user.click(await screen.findByRole('radio', { name: /چهارشنبه ۱۷ دی/ }));
  await user.click(
    await screen.findByRole('button', { name: 'نخستین وقت آزاد: ۱۴۰۴/۱۰/۱۸، ۱۶:۰۰' }),
  );
  expect(screen.getByText('2026-01-08T16:00:00+03:30')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /پنج‌شنبه ۱۸ دی/ })).toBeChecked();
});

it('says that the times cannot be read and tries again', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' });
  answers({ 'GET /schedule/doctor-availability': () => answer });
  const { user } = renderScreen(<Trial />);
  expect(await screen.findByText('خطایی در سرور رخ داد')).toBeVisible();
  answer = pageWith(...monday);
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /۱۶:۰۰/ })).toBeEnabled());
});

it('says that a typed day is past, and not that the coming weeks are full', async () => {
  const calls = answers({
    'GET /schedule/openings': ({ params }) =>
      pageWith({
        doctor_id: 3,
        free_today: 0,
        booked_today: 4,
        slots: params.date ? [] : [slot('16:00', 'free')],
      }),
    'GET /schedule/doctor-availability': () => pageWith(slot('14:00', 'past', '2026-01-02')),
  });
  renderScreen(<Trial typed="2026-01-02T14:00:00+03:30" />);
  expect(await screen.findByText(/این روز گذشته است/)).toBeVisible();
  expect(screen.queryByText(/در دو هفته پیش رو/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /نخستین وقت آزاد: ۱۴۰۴\/۱۰\/۱۵/ })).toBeVisible();
  expect(calls.find(({ call }) => call === 'GET /schedule/openings')?.params.date).toBeUndefined();
});

it('follows the day of a time that is corrected outside the chooser', async () => {
  answers();
  const { user } = renderScreen(<Trial typed="2026-01-05T16:00:00+03:30" />);
  expect(await screen.findByRole('radio', { name: /^فردا/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'تصحیح تاریخ' }));
  expect(screen.getByRole('radio', { name: /۱۶ دی/ })).toBeChecked();
});

describe('the next seven days', () => {
  const later = {
    'GET /schedule/doctor-days': ({ params }: { params: Record<string, unknown> }) =>
      params.date === '2026-01-04'
        ? pageWith({ date: '2026-01-05', free: 1, booked: 2, closed: null })
        : pageWith(
            { date: '2026-01-11', free: 0, booked: 4, closed: null },
            { date: '2026-01-12', free: 2, booked: 0, closed: null },
          ),
    'GET /schedule/doctor-availability': ({ params }: { params: Record<string, unknown> }) =>
      pageWith(slot('16:00', 'free', String(params.date))),
  };

  it('come with a day of theirs that has a free time, and only its times', async () => {
    answers(later);
    const { user } = renderScreen(<Trial />);
    expect(await screen.findByRole('radio', { name: /^فردا/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'روزهای بعد' }));
    const day = await screen.findByRole('radio', { name: /۲۲ دی/ });
    await waitFor(() => expect(day).toBeChecked());
    await user.click(await screen.findByRole('radio', { name: /۱۶:۰۰/ }));
    expect(screen.getByText('2026-01-12T16:00:00+03:30')).toBeInTheDocument();
  });

  it('show no times of the day before while it is not known which day is free', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const week = new Promise((resolve) => (answer = resolve));
    answers({
      ...later,
      'GET /schedule/doctor-days': (request) =>
        request.params.date === '2026-01-04' ? later['GET /schedule/doctor-days'](request) : week,
    });
    const { user } = renderScreen(<Trial />);
    await screen.findByRole('radio', { name: /۱۶:۰۰/ });
    await user.click(screen.getByRole('button', { name: 'روزهای بعد' }));
    expect(screen.queryByRole('radio', { name: /۱۶:۰۰/ })).not.toBeInTheDocument();
    answer(pageWith({ date: '2026-01-13', free: 1, booked: 0, closed: null }));
    expect(await screen.findByRole('radio', { name: /۱۶:۰۰/ })).toBeEnabled();
    expect(screen.getByRole('radio', { name: /۲۳ دی/ })).toBeChecked();
  });
});

it.each([
  ['today', /^امروز/],
  ['sunday', /یکشنبه ۱۴ دی/],
  ['saturday', /شنبه ۲۰ دی/],
])('begins its seven days with %s where the clinic has chosen it', async (week_start, first) => {
  jest.setSystemTime(new Date('2026-01-10T08:00:00Z'));
  answers({
    'GET /appointments/settings': () => ({ week_start }),
    'GET /schedule/openings': () => pageWith(),
  });
  renderScreen(<Trial />);
  const days = await screen.findByRole('radiogroup', { name: 'روز نوبت' });
  await waitFor(() => expect(within(days).getAllByRole('radio')[0]).toHaveAccessibleName(first));
});
