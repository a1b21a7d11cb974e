import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { instant } from '../../contracts/days';
import { renderScreen } from '../../testing/render-screen';
import { Form } from '../forms/form';
import { DateField } from './date-field';
import { DateTimeField } from './date-time-field';

const schema = z.object({ day: z.iso.date('تاریخ معتبر نیست') });

it('saves a date that was typed and sent before the calendar arithmetic was loaded', async () => {
  const sent: unknown[] = [];
  renderScreen(
    <Form schema={schema} submit="ثبت" onSubmit={(values) => sent.push(values)}>
      <DateField name="day" label="روز" />
    </Form>,
  );
  const field = screen.getByRole('textbox', { name: 'روز' });
  // The calendar arithmetic is requested when the field gets the focus; it is loaded after these three events.
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '1404/01/15' } });
  fireEvent.click(screen.getByRole('button', { name: 'ثبت' }));
  expect(screen.queryByText('تاریخ معتبر نیست')).not.toBeInTheDocument();
  await waitFor(() => expect(sent).toEqual([{ day: '2025-04-04' }]));
  expect(screen.queryByText('تاریخ معتبر نیست')).not.toBeInTheDocument();
});

it('keeps a day that was parsed while the time was typed', async () => {
  const sent: unknown[] = [];
  let setDay: () => void = () => undefined;
  function SetDay() {
    const { setValue } = useFormContext();
    setDay = () => setValue('at', '2025-04-04T');
    return null;
  }
  renderScreen(
    <Form
      schema={z.object({ at: instant('زمان الزامی است') })}
      submit="ثبت"
      onSubmit={(values) => sent.push(values)}
    >
      <DateTimeField<{ at: string }> name="at" label="زمان" past />
      <SetDay />
    </Form>,
  );
  const time = screen.getByLabelText('ساعت زمان');
  // The day is parsed, and the time is typed before the day is drawn.
  act(() => {
    setDay();
    fireEvent.change(time, { target: { value: '16:00' } });
  });
  fireEvent.click(screen.getByRole('button', { name: 'ثبت' }));
  await waitFor(() => expect(sent).toEqual([{ at: '2025-04-04T12:30:00.000Z' }]));
});
