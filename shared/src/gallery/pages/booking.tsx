import { useState } from 'react';
import { z } from 'zod';
import type { Slot } from '../../contracts/schedule';
import { todayIso } from '../../format/date';
import { addDays } from '../../format/day';
import { weekdayOf } from '../../format/weekday';
import { toPersianDigits } from '../../format/digits';
import { timeOfMinutes } from '../../format/time-of-day';
import { Button } from '../../ui/controls/button';
import { DayStrip } from '../../ui/dates/day-strip';
import { TimeSlotField } from '../../ui/fields/time-slot-field';
import { Form } from '../../ui/forms/form';
import { TimeSlots } from '../../ui/dates/time-slots';
import type { GalleryPage } from '../gallery-page';

const day = '2026-01-03';
const counts = Object.fromEntries(
  [8, 0, 3, 12, 5, 1, 4].map((count, index) => [
    addDays(day, index),
    { count, label: `${toPersianDigits(count)} وقت آزاد` },
  ]),
);
const holidays = [{ date: '2026-01-07', title: 'تعطیلی کلینیک', is_open: false }];

interface Times {
  from: number;
  to: number;
  step?: number;
  states?: Readonly<Record<number, Slot['state']>>;
  state?: Slot['state'];
  reason?: string;
}

function times({ from, to, step = 30, states = {}, state = 'free', reason }: Times): Slot[] {
  const at = (minutes: number) => `${day}T${timeOfMinutes(minutes)}:00+03:30`;
  return Array.from({ length: ((to - from) * 60) / step }, (_, index) => ({
    start: at(from * 60 + index * step),
    end: at(from * 60 + (index + 1) * step),
    state: states[index] ?? state,
    reason,
  }));
}

const mixed = times({
  from: 9,
  to: 21,
  states: { 0: 'past', 1: 'past', 2: 'booked', 5: 'held', 8: 'closed', 9: 'closed', 12: 'booked' },
});

function Strip() {
  const [from, setFrom] = useState(day);
  const [value, setValue] = useState<string | null>('2026-01-05');
  return (
    <DayStrip
      label="روز نوبت"
      from={from}
      onFrom={setFrom}
      value={value}
      onPick={setValue}
      counts={counts}
      holidays={holidays}
      past
    />
  );
}

/** Begins on a Sunday, like the week of a doctor's schedule. */
function ThisWeek() {
  const [from, setFrom] = useState(addDays(todayIso(), -((weekdayOf(todayIso()) + 6) % 7)));
  const [value, setValue] = useState<string | null>(null);
  return (
    <DayStrip label="روز مراجعه" from={from} onFrom={setFrom} value={value} onPick={setValue} />
  );
}

function Mixed() {
  const [value, setValue] = useState<string | null>(mixed[6]?.start ?? null);
  return <TimeSlots slots={mixed} value={value} onPick={setValue} duration={30} />;
}

function NoneFree() {
  return (
    <TimeSlots
      label="ساعت‌های پر"
      slots={times({ from: 16, to: 18, state: 'booked' })}
      value={null}
      onPick={() => undefined}
      action={<Button size="small">نخستین وقت آزاد</Button>}
    />
  );
}

function Nothing() {
  return (
    <TimeSlots
      slots={[]}
      value={null}
      onPick={() => undefined}
      action={<Button icon="calendar">روز دیگر</Button>}
    />
  );
}

function Loading() {
  return <TimeSlots slots={undefined} value={null} onPick={() => undefined} />;
}

const sample = z.object({ time: z.string().min(1, 'لطفا ساعت نوبت را انتخاب کنید') });

function Field() {
  return (
    <Form schema={sample} initial={{ time: '' }} submit="ثبت نوبت" onSubmit={() => undefined}>
      <TimeSlotField<z.input<typeof sample>>
        name="time"
        label="ساعت نوبت"
        slots={times({ from: 14, to: 20 })}
      />
    </Form>
  );
}

export const booking: GalleryPage = {
  path: 'booking',
  title: 'روز و ساعت نوبت',
  examples: [
    { name: 'نوار هفت روز', Show: Strip },
    { name: 'هفته جاری، بدون شمارش', Show: ThisWeek },
    { name: 'ساعت‌ها', Show: Mixed },
    { name: 'همه پر', Show: NoneFree },
    { name: 'بدون ساعت', Show: Nothing },
    { name: 'در راه', Show: Loading },
    { name: 'ساعت در فرم', Show: Field },
  ],
};
