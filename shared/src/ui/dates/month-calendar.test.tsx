import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing/render-screen';
import { MonthCalendar } from './month-calendar';

const months: unknown[] = [];
beforeEach(() => {
  months.splice(0);
  jest.useFakeTimers({ now: new Date('2026-01-04T08:00:00Z'), doNotFake: ['setTimeout'] });
});
afterEach(() => jest.useRealTimers());

function Trial() {
  const [value, setValue] = useState('2026-01-06');
  return (
    <MonthCalendar
      label="تقویم نوبت‌ها"
      value={value}
      onPick={setValue}
      marks={{ '2026-01-08': { count: 12, label: '۱۲ نوبت' } }}
      onMonth={(range) => months.push(range)}
    />
  );
}

const dayNamed = (name: string) => screen.getByRole('button', { name });

it('marks days, and says what is on them', () => {
  renderScreen(<Trial />);
  expect(dayNamed('پنج‌شنبه ۱۸ دی ۱۴۰۴، ۱۲ نوبت')).toBeVisible();
  expect(dayNamed('جمعه ۱۹ دی ۱۴۰۴')).toBeVisible();
  expect(screen.getByRole('button', { current: 'date' })).toHaveAccessibleName('یکشنبه ۱۴ دی ۱۴۰۴');
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('۱۶');
});

it('does not take the focus by itself', () => {
  renderScreen(<Trial />);
  expect(document.body).toHaveFocus();
});

it('reports the shown month, and picks a day', async () => {
  const { user } = renderScreen(<Trial />);
  await user.click(dayNamed('سه‌شنبه ۱۶ دی ۱۴۰۴'));
  await user.keyboard('{PageDown}');
  expect(dayNamed('پنج‌شنبه ۱۶ بهمن ۱۴۰۴')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'ماه قبل' }));
  await user.click(screen.getByRole('button', { name: 'ماه قبل' }));
  expect(months).toEqual([
    { from: '2025-12-22', to: '2026-01-20' },
    { from: '2026-01-21', to: '2026-02-19' },
    { from: '2025-12-22', to: '2026-01-20' },
    { from: '2025-11-22', to: '2025-12-21' },
  ]);
  await user.click(screen.getByRole('button', { name: 'امروز' }));
  expect(dayNamed('یکشنبه ۱۴ دی ۱۴۰۴')).toBeVisible();
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('۱۴');
});

it('shows the month of a day that was chosen elsewhere', async () => {
  const { user } = renderScreen(<Elsewhere />);
  await user.click(screen.getByRole('button', { name: 'روز دیگر' }));
  expect(dayNamed('شنبه ۲ اسفند ۱۴۰۴')).toBeVisible();
  expect(screen.getByRole('button', { name: 'روز دیگر' })).toHaveFocus();
});

function Elsewhere() {
  const [value, setValue] = useState('2026-01-06');
  return (
    <>
      <button onClick={() => setValue('2026-02-21')}>روز دیگر</button>
      <MonthCalendar label="تقویم نوبت‌ها" value={value} onPick={setValue} />
    </>
  );
}
