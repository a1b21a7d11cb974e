import { screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import { instant } from '../../contracts/days';
import { renderScreen } from '../../testing/render-screen';
import { Form } from '../forms/form';
import { DateTimeField } from './date-time-field';

const schema = z.object({ at: instant('زمان عمل را وارد کنید') });
type Values = z.input<typeof schema>;

function trial(at = '', props: Partial<Parameters<typeof DateTimeField<Values>>[0]> = {}) {
  const sent: unknown[] = [];
  const view = renderScreen(
    <Form schema={schema} initial={{ at }} submit="ثبت" onSubmit={(values) => sent.push(values)}>
      <DateTimeField<Values> name="at" label="زمان عمل" past {...props} />
    </Form>,
  );
  const save = async () => {
    await view.user.click(screen.getByRole('button', { name: 'ثبت' }));
    return sent.at(-1);
  };
  return { ...view, save };
}

const day = () => screen.getByLabelText('زمان عمل');
const time = () => screen.getByLabelText('ساعت زمان عمل');

it('is typed as a day and a time in Tehran', async () => {
  const { user, save } = trial();
  await user.click(day());
  await user.paste('۱۴۰۴/۱۰/۱۳');
  await user.type(time(), '۱۴۳۰');
  await user.tab();
  await waitFor(() => expect(day()).toHaveValue('۱۴۰۴/۱۰/۱۳'));
  expect(time()).toHaveValue('۱۴:۳۰');
  expect(await save()).toEqual({ at: '2026-01-03T11:00:00.000Z' });
});

it('shows the format of an empty day and time, not an example that looks like a value', () => {
  trial();
  for (const part of [day(), time()]) {
    expect(part).toHaveAttribute('placeholder', expect.stringMatching(/^[-/:]+$/));
  }
});

it('applies the summer time of former years', async () => {
  const { user, save } = trial('2021-07-01T10:00:00.000Z');
  expect(day()).toHaveValue('۱۴۰۰/۰۴/۱۰');
  expect(time()).toHaveValue('۱۴:۳۰');
  await user.type(time(), '{ArrowUp}');
  expect(await save()).toEqual({ at: '2021-07-01T10:15:00.000Z' });
});

it.each([
  ['a day without a time', '1404/10/13', ''],
  ['a time without a day', '', '14:30'],
  ['a time that does not exist', '1404/10/13', '25:00'],
  ['half a day', '1404/10', '14:30'],
])('refuses %s and keeps it', async (_, typedDay, typedTime) => {
  const { user, save } = trial();
  await user.click(day());
  if (typedDay) await user.paste(typedDay);
  await user.click(time());
  if (typedTime) await user.paste(typedTime);
  expect(await save()).toBeUndefined();
  expect(day()).toHaveAttribute('aria-invalid', 'true');
  expect(time()).toHaveAccessibleDescription(/./);
  expect([day(), time()].map((input) => (input as HTMLInputElement).value === '')).toEqual([
    typedDay === '',
    typedTime === '',
  ]);
});

it('says that the value is missing if nothing was typed', async () => {
  const { save } = trial();
  expect(await save()).toBeUndefined();
  expect(day()).toHaveAccessibleDescription('زمان عمل را وارد کنید');
  expect(day()).toHaveFocus();
});

it('changes the time by arrow keys, also across midnight', async () => {
  const { user } = trial('2026-01-03T10:10:00.000Z', { step: 30 });
  await user.type(time(), '{ArrowUp}');
  expect(time()).toHaveValue('۱۴:۰۰');
  await user.type(time(), '{ArrowDown}{ArrowDown}');
  expect(time()).toHaveValue('۱۳:۰۰');
});

it('takes day and time together from the calendar', async () => {
  const props = { firstTime: '14:00', lastTime: '23:30', step: 30 };
  const { user, save } = trial('2026-01-03T11:00:00.000Z', props);
  await user.click(screen.getByRole('button', { name: 'انتخاب زمان عمل از تقویم' }));
  const dialog = within(await screen.findByRole('dialog'));
  const times = dialog.getByLabelText('ساعت');
  expect(within(times).getAllByRole('option')).toHaveLength(21);
  await user.click(dialog.getByRole('button', { name: 'یکشنبه ۱۴ دی ۱۴۰۴' }));
  await user.selectOptions(times, '۱۸:۰۰');
  expect(day()).toHaveValue('۱۴۰۴/۱۰/۱۳');
  await user.click(dialog.getByRole('button', { name: 'تأیید' }));
  expect(day()).toHaveValue('۱۴۰۴/۱۰/۱۴');
  expect(await save()).toEqual({ at: '2026-01-04T14:30:00.000Z' });
});

it('changes nothing when the calendar is closed', async () => {
  const { user } = trial('2026-01-03T11:00:00.000Z');
  await user.type(time(), '{Alt>}{ArrowDown}{/Alt}');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'یکشنبه ۱۴ دی ۱۴۰۴' }));
  await user.keyboard('{Escape}');
  expect(day()).toHaveValue('۱۴۰۴/۱۰/۱۳');
  await waitFor(() => expect(time()).toHaveFocus());
});
