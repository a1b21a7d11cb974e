import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import { day } from '../../contracts/days';
import { renderScreen } from '../../testing/render-screen';
import { rangePresets } from './range-presets';
import { DateRange } from './date-range';
import { DateRangeField } from '../fields/date-range-field';
import { Form } from '../forms/form';

const reported: unknown[] = [];
beforeEach(() => reported.splice(0));

function Filter({ from = '', to = '' }) {
  const [range, setRange] = useState({ from, to });
  return (
    <DateRange
      label="تاریخ سند"
      {...range}
      onRange={(next) => {
        reported.push(next);
        setRange(next);
      }}
    />
  );
}

const from = () => screen.getByLabelText('از تاریخ');
const to = () => screen.getByLabelText('تا تاریخ');
const opener = () => screen.getByRole('button', { name: 'انتخاب تاریخ سند از تقویم' });
const dayNamed = (name: string) => screen.getByRole('button', { name });

it('is typed, and reports only complete days', async () => {
  const { user } = renderScreen(<Filter />);
  await user.click(from());
  await user.paste('1404/10/1');
  await waitFor(() => expect(reported).toEqual([{ from: '2025-12-22', to: '' }]));
  await user.type(to(), '1404/10');
  expect(reported).toHaveLength(1);
  expect(to()).toHaveAccessibleDescription('تاریخ وارد شده معتبر نیست');
  await user.type(to(), '/30');
  expect(reported.at(-1)).toEqual({ from: '2025-12-22', to: '2026-01-20' });
  expect(to()).toBeValid();
});

it('refuses an end before the start', async () => {
  const { user } = renderScreen(<Filter from="2026-01-10" />);
  await user.click(to());
  await user.paste('1404/10/1');
  expect(await screen.findByText('تاریخ پایان نمی‌تواند پیش از تاریخ شروع باشد')).toBeVisible();
  expect(to()).toHaveAttribute('aria-invalid', 'true');
  expect(reported).toEqual([]);
});

it('is picked by its two ends, in any order', async () => {
  const { user } = renderScreen(<Filter from="2026-01-10" to="2026-01-12" />);
  await user.click(opener());
  const dialog = within(await screen.findByRole('dialog', { name: 'تقویم تاریخ سند' }));
  expect(dialog.getByRole('status')).toHaveTextContent('از ۱۴۰۴/۱۰/۲۰ تا ۱۴۰۴/۱۰/۲۲، ۳ روز');
  await user.click(dayNamed('چهارشنبه ۱۰ دی ۱۴۰۴'));
  expect(dialog.getByRole('status')).toHaveTextContent('از ۱۴۰۴/۱۰/۱۰؛ روز پایان را انتخاب کنید');
  await user.click(dayNamed('یکشنبه ۷ دی ۱۴۰۴'));
  expect(reported).toEqual([{ from: '2025-12-28', to: '2025-12-31' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(from()).toHaveValue('۱۴۰۴/۱۰/۰۷');
});

it('is picked by keyboard, and marks the days between', async () => {
  const { user } = renderScreen(<Filter from="2026-01-10" to="2026-01-12" />);
  await user.type(from(), '{Alt>}{ArrowDown}{/Alt}');
  await screen.findByRole('dialog');
  await user.keyboard('{Home}{Enter}{ArrowLeft}{ArrowLeft}');
  const chosen = screen.getAllByRole('gridcell', { selected: true });
  expect(chosen.map(({ textContent }) => textContent)).toEqual(['۲۰', '۲۱', '۲۲']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(reported).toEqual([{ from: '2026-01-10', to: '2026-01-19' }]);
});

it('can be cleared', async () => {
  const { user } = renderScreen(<Filter from="2026-01-10" to="2026-01-12" />);
  await user.click(screen.getByRole('button', { name: 'پاک کردن تاریخ سند' }));
  expect(reported).toEqual([{ from: '', to: '' }]);
  expect(screen.queryByRole('button', { name: /پاک کردن/ })).not.toBeInTheDocument();
});

it('has ready-made ranges around today', () => {
  // Thursday, 30 Esfand 1403: the last day of a leap year.
  const ranges = (rules = {}) =>
    Object.fromEntries(rangePresets(rules, '2025-03-20').map(({ label, range }) => [label, range]));
  expect(ranges()).toEqual({
    امروز: { from: '2025-03-20', to: '2025-03-20' },
    'این هفته': { from: '2025-03-15', to: '2025-03-21' },
    'این ماه': { from: '2025-02-19', to: '2025-03-20' },
    'ماه گذشته': { from: '2025-01-20', to: '2025-02-18' },
    'این فصل': { from: '2024-12-21', to: '2025-03-20' },
    امسال: { from: '2024-03-20', to: '2025-03-20' },
  });
  expect(ranges({ earliest: '2025-03-20' })).toEqual({
    امروز: { from: '2025-03-20', to: '2025-03-20' },
    'این هفته': { from: '2025-03-20', to: '2025-03-21' },
    'این ماه': { from: '2025-03-20', to: '2025-03-20' },
    'این فصل': { from: '2025-03-20', to: '2025-03-20' },
    امسال: { from: '2025-03-20', to: '2025-03-20' },
  });
});

it('reports a ready-made range at once', async () => {
  jest.useFakeTimers({ now: new Date('2026-01-04T08:00:00Z'), doNotFake: ['setTimeout'] });
  const { user } = renderScreen(<Filter />);
  await user.click(opener());
  const presets = within(await screen.findByRole('group', { name: 'بازه‌های آماده' }));
  await user.click(presets.getByRole('button', { name: 'ماه گذشته' }));
  expect(reported).toEqual([{ from: '2025-11-22', to: '2025-12-21' }]);
  jest.useRealTimers();
});

it('is a field with two names, and shows its error beside it', async () => {
  const required = 'تاریخ شروع را وارد کنید';
  const schema = z.object({ start: day(required), end: day('تاریخ پایان را وارد کنید') });
  const sent: unknown[] = [];
  const { user } = renderScreen(
    <Form
      schema={schema}
      initial={{ start: '', end: '' }}
      submit="ثبت"
      onSubmit={(values) => sent.push(values)}
    >
      <DateRangeField<z.input<typeof schema>> from="start" to="end" label="مدت مرخصی" />
    </Form>,
  );
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  expect(screen.getByRole('group', { name: 'مدت مرخصی' })).toBeVisible();
  expect(from()).toHaveAccessibleDescription(required);
  expect(from()).toHaveFocus();
  await user.paste('1404/10/1');
  await user.click(to());
  await user.paste('1404/10/30');
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  expect(sent).toEqual([{ start: '2025-12-22', end: '2026-01-20' }]);
});
