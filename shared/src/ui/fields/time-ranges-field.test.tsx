import { screen } from '@testing-library/react';
import { z } from 'zod';
import { ApiError } from '../../api/api-error';
import { renderScreen } from '../../testing/render-screen';
import { Form } from '../forms/form';
import { TimeRangesField } from './time-ranges-field';

const range = z.strictObject({ from: z.string(), to: z.string() });
const schema = z.object({ saturday: z.array(range) });
type Values = z.input<typeof schema>;

function trial(saturday: Values['saturday'], onSubmit?: () => unknown) {
  const sent: unknown[] = [];
  const { user } = renderScreen(
    <Form
      schema={schema}
      initial={{ saturday }}
      submit="ثبت"
      onSubmit={onSubmit ?? ((values) => sent.push(values))}
    >
      <TimeRangesField<Values>
        name="saturday"
        label="شنبه"
        none="تعطیل"
        usual={{ from: '14:00', to: '23:00' }}
      />
    </Form>,
  );
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'ثبت' }));
    return sent.at(-1);
  };
  return { user, save };
}

it('adds the usual hours first, then empty ranges', async () => {
  const { user, save } = trial([]);
  expect(screen.getByText('تعطیل')).toBeVisible();
  const add = screen.getByRole('button', { name: 'افزودن بازه به شنبه' });
  await user.click(add);
  expect(screen.getByLabelText('شنبه، بازه ۱، از ساعت')).toHaveFocus();
  await user.click(add);
  await user.keyboard('9');
  await user.type(screen.getByLabelText('شنبه، بازه ۲، تا ساعت'), '۱۳۰۰');
  expect(await save()).toEqual({
    saturday: [
      { from: '14:00', to: '23:00' },
      { from: '09:00', to: '13:00' },
    ],
  });
});

it('changes times by 15 minutes with arrow keys, and removes a range', async () => {
  const { user, save } = trial([
    { from: '09:00', to: '13:00' },
    { from: '14:00', to: '18:00' },
  ]);
  await user.click(screen.getByLabelText('شنبه، بازه ۲، تا ساعت'));
  await user.keyboard('{ArrowUp}');
  await user.click(screen.getByRole('button', { name: 'حذف بازه ۱ شنبه' }));
  expect(await save()).toEqual({ saturday: [{ from: '14:00', to: '18:15' }] });
});

it('shows an error below its range', async () => {
  const message = 'ساعت پایان باید پس از ساعت شروع باشد';
  const fields = { 'saturday.0.to': message };
  const { save } = trial([{ from: '14:00', to: '13:00' }], () => {
    throw new ApiError(400, { code: 'invalid', message, fields });
  });
  await save();
  expect(screen.getByLabelText('شنبه، بازه ۱، تا ساعت')).toHaveAccessibleDescription(message);
});
