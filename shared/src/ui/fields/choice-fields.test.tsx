import { screen, within } from '@testing-library/react';
import { z } from 'zod';
import { filled } from '../../contracts/common';
import { renderScreen } from '../../testing/render-screen';
import { Form } from '../forms/form';
import { CheckboxField } from './checkbox-field';
import { RadioField } from './radio-field';
import { SwitchField } from './switch-field';

const schema = z.object({
  gender: filled('جنسیت را انتخاب کنید'),
  agreed: z.literal(true, { error: 'بدون پذیرش قوانین ثبت ممکن نیست' }),
  sms: z.boolean().optional(),
});
type Values = z.input<typeof schema>;

function trial(initial: Partial<Values> = {}, disabled = false) {
  const sent: unknown[] = [];
  const { user } = renderScreen(
    <Form schema={schema} initial={initial} submit="ثبت" onSubmit={(values) => sent.push(values)}>
      <RadioField<Values>
        name="gender"
        label="جنسیت"
        options={['آقا', 'خانم']}
        disabled={disabled}
      />
      <CheckboxField<Values> name="agreed" label="قوانین را می‌پذیرم" disabled={disabled} />
      <SwitchField<Values>
        name="sms"
        label="ارسال پیامک"
        hint="پس از هر نوبت"
        disabled={disabled}
      />
    </Form>,
  );
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'ثبت' }));
    return sent.at(-1);
  };
  return { user, save };
}

const gender = () => screen.getByRole('radiogroup', { name: 'جنسیت' });
const radio = (name: string) => within(gender()).getByRole('radio', { name });

it('are chosen by press and by keyboard, and send text, true and false', async () => {
  const { user, save } = trial({ sms: true });
  await user.click(radio('آقا'));
  await user.keyboard('{ArrowDown}');
  expect(radio('خانم')).toBeChecked();
  await user.tab();
  expect(screen.getByRole('checkbox', { name: 'قوانین را می‌پذیرم' })).toHaveFocus();
  await user.keyboard(' ');
  await user.tab();
  expect(screen.getByRole('switch', { name: 'ارسال پیامک' })).toBeChecked();
  await user.keyboard(' ');
  expect(screen.getByRole('switch')).toHaveAccessibleDescription('پس از هر نوبت');
  expect(await save()).toEqual({ gender: 'خانم', agreed: true, sms: false });
});

it('show their errors, and the first wrong one gets the focus', async () => {
  const { user, save } = trial();
  expect(gender()).toBeRequired();
  expect(await save()).toBeUndefined();
  expect(gender()).toBeInvalid();
  expect(gender()).toHaveAccessibleDescription('جنسیت را انتخاب کنید');
  expect(radio('آقا')).toHaveFocus();
  const agreed = screen.getByRole('checkbox');
  expect(agreed).toHaveAccessibleDescription('بدون پذیرش قوانین ثبت ممکن نیست');
  await user.click(agreed);
  expect(agreed).toBeValid();
});

it('change nothing while disabled', async () => {
  const { user } = trial({ gender: 'آقا' }, true);
  await user.click(radio('خانم'));
  await user.click(screen.getByRole('switch'));
  expect(radio('آقا')).toBeChecked();
  expect(screen.getByRole('switch')).not.toBeChecked();
});
