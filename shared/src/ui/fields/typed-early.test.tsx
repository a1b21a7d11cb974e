import { fireEvent, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { renderScreen } from '../../testing/render-screen';
import { Form } from '../form';
import { DateField } from './date-field';

const schema = z.object({ day: z.iso.date('تاریخ معتبر نیست') });

it('saves a date that was typed and sent before it could be understood', async () => {
  const sent: unknown[] = [];
  renderScreen(
    <Form schema={schema} submit="ثبت" onSubmit={(values) => sent.push(values)}>
      <DateField name="day" label="روز" />
    </Form>,
  );
  const field = screen.getByRole('textbox', { name: 'روز' });
  // In one go: the arithmetic of Persian dates is asked for when the field gets the focus, and comes later.
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '1404/01/15' } });
  fireEvent.click(screen.getByRole('button', { name: 'ثبت' }));
  expect(screen.queryByText('تاریخ معتبر نیست')).not.toBeInTheDocument();
  await waitFor(() => expect(sent).toEqual([{ day: '2025-04-04' }]));
  expect(screen.queryByText('تاریخ معتبر نیست')).not.toBeInTheDocument();
});
