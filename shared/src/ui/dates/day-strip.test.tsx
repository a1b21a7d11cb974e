import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing/render-screen';
import { DayStrip } from './day-strip';

const saturday = '2026-01-03';
beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-01-04T08:00:00Z'), doNotFake: ['setTimeout'] }),
);
afterEach(() => jest.useRealTimers());

function Trial(props: Partial<Parameters<typeof DayStrip>[0]>) {
  const [from, setFrom] = useState(saturday);
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <DayStrip
        label="روز نوبت"
        from={from}
        onFrom={setFrom}
        value={value}
        onPick={setValue}
        {...props}
      />
      <output>{value}</output>
    </>
  );
}

function trial(props: Partial<Parameters<typeof DayStrip>[0]> = {}) {
  return renderScreen(<Trial {...props} />).user;
}

const names = () => screen.getAllByRole('radio').map((day) => day.getAttribute('aria-label'));
const day = (name: RegExp) => screen.getByRole('radio', { name });
const chosen = () => screen.getByText(/^2026-|^$/, { selector: 'output' }).textContent;

it('shows seven days by name, with today, tomorrow, days off and counts', () => {
  trial({
    holidays: [{ date: '2026-01-07', title: 'تعطیلی کلینیک', is_open: false }],
    counts: { '2026-01-05': { count: 3, label: '۳ وقت آزاد' } },
  });
  expect(names()).toEqual([
    'شنبه ۱۳ دی ۱۴۰۴',
    'امروز، یکشنبه ۱۴ دی ۱۴۰۴',
    'فردا، دوشنبه ۱۵ دی ۱۴۰۴، ۳ وقت آزاد',
    'سه‌شنبه ۱۶ دی ۱۴۰۴',
    'چهارشنبه ۱۷ دی ۱۴۰۴، تعطیل: تعطیلی کلینیک',
    'پنج‌شنبه ۱۸ دی ۱۴۰۴',
    'جمعه ۱۹ دی ۱۴۰۴، تعطیل: جمعه',
  ]);
  expect(screen.getByText('دی ۱۴۰۴')).toBeVisible();
});

it('does not pick past days and days off', async () => {
  const user = trial();
  await user.click(day(/شنبه ۱۳ دی/));
  await user.click(day(/جمعه/));
  expect(chosen()).toBe('');
  expect(day(/جمعه/)).toHaveAttribute('aria-disabled', 'true');
  await user.click(day(/^امروز/));
  expect(day(/^امروز/)).toBeChecked();
  expect(chosen()).toBe('2026-01-04');
});

it('moves by keyboard past days off, into the next seven days and back', async () => {
  const user = trial();
  await user.click(day(/پنج‌شنبه ۱۸ دی/));
  await user.keyboard('{ArrowLeft}');
  expect(day(/شنبه ۲۰ دی/)).toHaveFocus();
  expect(chosen()).toBe('2026-01-10');
  await user.keyboard('{ArrowRight}');
  expect(day(/پنج‌شنبه ۱۸ دی/)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(day(/^امروز/)).toHaveFocus();
  await user.keyboard('{PageDown}{End}');
  expect(chosen()).toBe('2026-01-15');
  await user.keyboard('{PageUp}{PageUp}');
  expect(chosen()).toBe('2026-01-08');
});

it('shows earlier and later days without choosing one, and goes back to today', async () => {
  const user = trial();
  expect(screen.getByRole('button', { name: 'روزهای قبل' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'روزهای بعد' }));
  await user.click(screen.getByRole('button', { name: 'روزهای بعد' }));
  expect(screen.getByText('دی ۱۴۰۴ – بهمن ۱۴۰۴')).toBeVisible();
  expect(chosen()).toBe('');
  await user.click(screen.getByRole('button', { name: 'برو به امروز' }));
  expect(chosen()).toBe('2026-01-04');
  expect(day(/^امروز/)).toBeChecked();
});

it('takes any other day from the calendar and shows its week', async () => {
  const user = trial();
  await user.click(screen.getByRole('button', { name: 'انتخاب روز دیگر از تقویم' }));
  expect(await screen.findByRole('grid', { name: 'دی ۱۴۰۴' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'ماه بعد' }));
  await user.click(screen.getByRole('button', { name: 'یکشنبه ۱۹ بهمن ۱۴۰۴' }));
  await waitFor(() => expect(day(/یکشنبه ۱۹ بهمن/)).toBeChecked());
  expect(names()[0]).toBe('شنبه ۱۸ بهمن ۱۴۰۴');
});
