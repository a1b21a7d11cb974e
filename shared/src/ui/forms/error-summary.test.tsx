import { screen, within } from '@testing-library/react';
import { z } from 'zod';
import { ApiError } from '../../api/api-error';
import { renderScreen } from '../../testing/render-screen';
import { ListField } from '../fields/list-field';
import { TimeSlotField } from '../fields/time-slot-field';
import { fieldsOf, Form } from './form';

const schema = z.object({
  full_name: z.string({ error: 'نام را وارد کنید' }),
  start: z.string({ error: 'زمان را انتخاب کنید' }),
  code: z.string({ error: 'کد را وارد کنید' }),
});
type Values = z.input<typeof schema>;
const { TextField } = fieldsOf<Values>();

it('also counts a wrong field that has no control at the moment, and leads to it', async () => {
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

it('counts a list that is wrong as a whole and in one of its rows, and leads to both', async () => {
  const PlanFields = fieldsOf<{ title: string }>();
  const plan = z.object({ title: z.string(), sessions: z.array(z.object({ cost: z.number() })) });
  const message = 'نادرست است';
  const fields = { title: message, sessions: message, 'sessions.0.cost': message };
  const { user } = renderScreen(
    <Form
      schema={plan}
      initial={{ title: 'پوست', sessions: [{ cost: 5 }] }}
      submit="ثبت"
      onSubmit={() => {
        throw new ApiError(400, { code: 'invalid', message, fields });
      }}
    >
      <PlanFields.TextField name="title" label="نام" />
      <ListField<z.input<typeof plan>, { cost: number }>
        name="sessions"
        label="جلسه‌ها"
        showEntry={({ cost }) => String(cost)}
        parts={['cost']}
      >
        {({ rows, frame, nameOf }) => (
          <div {...frame}>
            {rows.map((_, place) => (
              <input key={place} name={nameOf(place)} aria-label="جلسه اول" readOnly />
            ))}
          </div>
        )}
      </ListField>
    </Form>,
  );
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  const summary = await screen.findByRole('group', { name: '۳ مورد نیاز به اصلاح دارد' });
  const links = within(summary).getAllByRole('button');
  expect(links.map(({ textContent }) => textContent)).toEqual(['نام', 'جلسه‌ها', 'جلسه اول']);
  await user.click(links[1]!);
  expect(screen.getByRole('group', { name: 'جلسه‌ها' })).toHaveFocus();
  await user.click(links[2]!);
  expect(screen.getByRole('textbox', { name: 'جلسه اول' })).toHaveFocus();
});
