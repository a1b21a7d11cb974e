import { useState } from 'react';
import styled from 'styled-components';
import { z } from 'zod';
import { day, instant } from '../../contracts/days';
import { todayIso } from '../../format/date';
import { addDays } from '../../format/day';
import { toPersianDigits } from '../../format/digits';
import { Card } from '../../ui/views/card';
import { CalendarPanel } from '../../ui/dates/calendar-panel';
import { DateRange } from '../../ui/dates/date-range';
import { DateRangeField } from '../../ui/fields/date-range-field';
import { DateTimeField } from '../../ui/fields/date-time-field';
import { Form } from '../../ui/forms/form';
import { MonthCalendar } from '../../ui/dates/month-calendar';
import type { GalleryPage } from '../gallery-page';

const first = '2025-12-22';
const marks = Object.fromEntries(
  [3, 0, 7, 12, 0, 2, 5, 9, 0, 4, 1, 6, 0, 8, 11, 2].map((count, index) => [
    addDays(first, index * 2),
    { count, label: `${toPersianDigits(count)} نوبت` },
  ]),
);
const holidays = [{ date: '2026-01-03', title: 'ولادت امام علی (ع)', is_open: false }];

function Dashboard() {
  const [value, setValue] = useState('2026-01-06');
  return (
    <Narrow $width="30rem">
      <Card>
        <MonthCalendar
          label="تقویم نوبت‌ها"
          value={value}
          onPick={setValue}
          marks={marks}
          holidays={holidays}
        />
      </Card>
    </Narrow>
  );
}

/** Today, with the count of its appointments. */
function ThisMonth() {
  const [value, setValue] = useState<string | null>(null);
  const now = { [todayIso()]: { count: 4, label: '۴ نوبت' } };
  return (
    <Narrow $width="30rem">
      <Card title="امروز">
        <MonthCalendar label="تقویم این ماه" value={value} onPick={setValue} marks={now} />
      </Card>
    </Narrow>
  );
}

function RangeInMonth() {
  const [focused, setFocused] = useState('2026-01-09');
  return (
    <Narrow $width="22rem">
      <Card>
        <CalendarPanel
          focused={focused}
          onFocused={setFocused}
          picked={{ from: '2026-01-01', to: '2026-01-12' }}
          onPick={() => undefined}
          rules={{ holidays }}
        />
      </Card>
    </Narrow>
  );
}

function Range() {
  const [range, setRange] = useState({ from: '2025-12-22', to: '2026-01-20' });
  return <DateRange label="تاریخ سند" {...range} onRange={setRange} />;
}

function EmptyRange() {
  const [range, setRange] = useState({ from: '', to: '' });
  return <DateRange label="تاریخ مراجعه" {...range} onRange={setRange} />;
}

const sample = z.object({
  operation: instant('تاریخ و ساعت عمل را وارد کنید'),
  session: instant('تاریخ و ساعت جلسه را وارد کنید'),
  locked: instant(),
  from: day('تاریخ شروع را وارد کنید'),
  to: day('تاریخ پایان را وارد کنید'),
});
type Sample = z.input<typeof sample>;
const initial: Partial<Sample> = {
  operation: '',
  session: '2026-01-03T11:00:00.000Z',
  locked: '2026-01-03T06:30:00.000Z',
  from: '',
  to: '',
};

function Fields() {
  return (
    <Form schema={sample} initial={initial} submit="ثبت" onSubmit={() => undefined}>
      <DateTimeField<Sample>
        name="operation"
        label="زمان عمل"
        firstTime="14:00"
        lastTime="23:30"
        step={30}
        holidays={holidays}
      />
      <DateTimeField<Sample> name="session" label="زمان جلسه" hint="ساعت تهران" past />
      <DateTimeField<Sample> name="locked" label="زمان ثبت" readOnly />
      <DateRangeField<Sample> from="from" to="to" label="مدت مرخصی" />
    </Form>
  );
}

export const dates: GalleryPage = {
  path: 'dates',
  title: 'بازه، زمان و تقویم ماه',
  examples: [
    { name: 'تقویم ماه با شمارش', Show: Dashboard },
    { name: 'ماه جاری', Show: ThisMonth },
    { name: 'بازه در ماه', Show: RangeInMonth },
    { name: 'بازه تاریخ', Show: Range },
    { name: 'بازه خالی', Show: EmptyRange },
    { name: 'در فرم', Show: Fields },
  ],
};

const Narrow = styled.div<{ $width: string }>`
  max-inline-size: ${({ $width }) => $width};
`;
