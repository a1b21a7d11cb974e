import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import type { Slot } from '../../contracts/schedule';
import { renderScreen } from '../../testing/render-screen';
import { TimeSlotField } from '../fields/time-slot-field';
import { Form } from '../forms/form';
import { TimeSlots } from './time-slots';

const slot = (
  start: string,
  end: string,
  state: Slot['state'] = 'free',
  reason?: string,
): Slot => ({
  start: `2026-01-03T${start}:00+03:30`,
  end: `2026-01-03T${end}:00+03:30`,
  state,
  reason,
});

const slots = [
  slot('09:00', '09:30', 'past'),
  slot('09:30', '10:00', 'booked'),
  slot('10:00', '10:30'),
  slot('14:00', '14:30', 'held'),
  slot('14:30', '15:00'),
  slot('17:00', '17:30', 'closed', 'پزشک در مرخصی است'),
  slot('17:30', '18:00'),
];

const picked: string[] = [];
beforeEach(() => picked.splice(0));

function Trial({ list = slots }: { list?: readonly Slot[] }) {
  const [value, setValue] = useState<string | null>(null);
  const pick = (start: string) => {
    picked.push(start);
    setValue(start);
  };
  return (
    <TimeSlots
      slots={list}
      value={value}
      onPick={pick}
      duration={30}
      action={<button type="button">نخستین وقت آزاد</button>}
    />
  );
}

const time = (name: RegExp) => screen.getByRole('radio', { name });

it('shows the state of every time in words, by part of the day', () => {
  renderScreen(<Trial />);
  const group = within(screen.getByRole('radiogroup', { name: 'انتخاب ساعت' }));
  const names = group.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
  expect(names).toEqual([
    'از ۰۹:۰۰ تا ۰۹:۳۰، گذشته',
    'از ۰۹:۳۰ تا ۱۰:۰۰، رزرو شده',
    'از ۱۰:۰۰ تا ۱۰:۳۰، آزاد',
    'از ۱۴:۰۰ تا ۱۴:۳۰، در حال رزرو',
    'از ۱۴:۳۰ تا ۱۵:۰۰، آزاد',
    'از ۱۷:۰۰ تا ۱۷:۳۰، پزشک در مرخصی است',
    'از ۱۷:۳۰ تا ۱۸:۰۰، آزاد',
  ]);
  const parts = group.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(parts).toEqual(['صبح۱ وقت آزاد', 'بعدازظهر۱ وقت آزاد', 'عصر و شب۱ وقت آزاد']);
  expect(screen.getByText('هر نوبت ۳۰ دقیقه')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'نخستین وقت آزاد' })).not.toBeInTheDocument();
});

it('lets only free times be chosen', async () => {
  const { user } = renderScreen(<Trial />);
  expect(time(/رزرو شده/)).toBeDisabled();
  expect(time(/در حال رزرو/)).toBeDisabled();
  await user.click(time(/۱۴:۳۰ تا/));
  expect(time(/۱۴:۳۰ تا/)).toBeChecked();
  expect(picked).toEqual(['2026-01-03T14:30:00+03:30']);
});

it('is one group for the keyboard: left goes to the next free time, in the next part of the day too', async () => {
  const { user } = renderScreen(<Trial />);
  await user.click(time(/۱۰:۰۰ تا ۱۰:۳۰/));
  await user.keyboard('{ArrowLeft}');
  expect(time(/۱۴:۳۰ تا/)).toHaveFocus();
  expect(time(/۱۴:۳۰ تا/)).toBeChecked();
  await user.keyboard('{End}');
  expect(time(/۱۷:۳۰ تا/)).toBeChecked();
  await user.keyboard('{ArrowDown}');
  expect(time(/۱۰:۰۰ تا ۱۰:۳۰/)).toBeChecked();
  await user.keyboard('{ArrowRight}{ArrowUp}{Home}');
  expect(time(/۱۰:۰۰ تا ۱۰:۳۰/)).toHaveFocus();
});

it('keeps the chosen time chosen while it is held for this person', () => {
  const held = '2026-01-03T10:30:00.000Z';
  renderScreen(<TimeSlots slots={slots} value={held} onPick={() => undefined} />);
  expect(time(/۱۴:۰۰ تا/)).toBeChecked();
  expect(time(/۱۴:۰۰ تا/)).toBeEnabled();
});

it('says that nothing is free, why, and what to do instead', () => {
  renderScreen(<Trial list={slots.filter(({ state }) => state === 'closed')} />);
  expect(screen.getByText('وقت آزادی نیست')).toBeVisible();
  expect(screen.getByText('پزشک در مرخصی است')).toBeVisible();
  expect(screen.getByRole('button', { name: 'نخستین وقت آزاد' })).toBeVisible();
});

it('says the same for a day without times', () => {
  renderScreen(<Trial list={[]} />);
  expect(screen.getByText('وقت آزادی نیست')).toBeVisible();
  expect(screen.getByRole('button', { name: 'نخستین وقت آزاد' })).toBeVisible();
});

it('says that the times are loading', () => {
  renderScreen(<TimeSlots slots={undefined} value={null} onPick={() => undefined} />);
  expect(screen.getByRole('status', { name: 'در حال دریافت ساعت‌ها…' })).toBeInTheDocument();
});

it('is a field: an empty choice is refused, a chosen time is sent as its start', async () => {
  const schema = z.object({ time: z.string().min(1, 'لطفا ساعت نوبت را انتخاب کنید') });
  const sent: unknown[] = [];
  const { user } = renderScreen(
    <Form
      schema={schema}
      initial={{ time: '' }}
      submit="ثبت"
      onSubmit={(values) => sent.push(values)}
    >
      <TimeSlotField<z.input<typeof schema>> name="time" label="ساعت نوبت" slots={slots} />
    </Form>,
  );
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  const group = screen.getByRole('radiogroup', { name: 'ساعت نوبت' });
  expect(group).toHaveAccessibleDescription('لطفا ساعت نوبت را انتخاب کنید');
  expect(time(/۱۰:۰۰ تا ۱۰:۳۰/)).toHaveFocus();
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  expect(sent).toEqual([{ time: '2026-01-03T10:00:00+03:30' }]);
});
