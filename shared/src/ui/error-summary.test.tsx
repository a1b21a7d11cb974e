import { screen, within } from '@testing-library/react';
import { z } from 'zod';
import { renderScreen } from '../testing/render-screen';
import { TimeSlotField } from './fields/time-slot-field';
import { fieldsOf, Form } from './form';

const schema = z.object({
  full_name: z.string({ error: 'نام را وارد کنید' }),
  start: z.string({ error: 'زمان را انتخاب کنید' }),
  code: z.string({ error: 'کد را وارد کنید' }),
});
type Values = z.input<typeof schema>;
const { TextField } = fieldsOf<Values>();

it('counts a wrong field that has nothing to press now, too, and leads to it', async () => {
  const { user } = renderScreen(
    <Form schema={schema} submit="ثبت" onSubmit={() => undefined}>
      <TextField name="full_name" label="نام" />
      <TimeSlotField<Values> name="start" label="زمان" slots={[]} />
      <TextField name="code" label="کد" />
    </Form>,
  );
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  const summary = await screen.findByRole('group', { name: '۳ مورد نیاز به اصلاح دارد' });
  const links = within(summary).getAllByRole('button');
  expect(links.map(({ textContent }) => textContent)).toEqual(['نام', 'زمان', 'کد']);

  await user.click(links[1]!);
  expect(screen.getByRole('group', { name: 'زمان' })).toHaveFocus();
});
