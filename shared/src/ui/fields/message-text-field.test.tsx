import { screen, within } from '@testing-library/react';
import { z } from 'zod';
import { filled } from '../../contracts/common';
import { fillSms, smsTexts } from '../../contracts/sms-texts';
import { renderScreen } from '../../testing/render-screen';
import { Form } from '../forms/form';
import { MessageTextField } from './message-text-field';

const schema = z.object({ body: filled(smsTexts.bodyRequired, 1000) });
type Values = z.input<typeof schema>;

const inserts = [
  { label: 'نام پزشک', text: '{doctor_name}' },
  { label: 'ساعت نوبت', text: '{appointment_time}' },
];

interface Options {
  body?: string;
  fill?: (text: string) => string;
  readOnly?: boolean;
}

function trial({ body = '', fill, readOnly }: Options = {}) {
  const sent: unknown[] = [];
  const { user } = renderScreen(
    <Form
      schema={schema}
      initial={{ body }}
      submit="ارسال"
      onSubmit={(values) => sent.push(values)}
    >
      <MessageTextField<Values>
        name="body"
        label="متن پیامک"
        inserts={inserts}
        fill={fill}
        readOnly={readOnly}
      />
    </Form>,
  );
  return { user, sent };
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'متن پیامک' });
const insert = (name: string) => screen.getByRole('button', { name });

it('shows while typing how many messages the text is counted as', async () => {
  const { user } = trial();
  expect(screen.queryByText(/نویسه$/)).not.toBeInTheDocument();
  await user.click(box());
  await user.paste('ا'.repeat(70));
  expect(box()).toHaveAccessibleDescription('۱ پیامک، ۷۰ نویسه');
  await user.keyboard('ب');
  expect(box()).toHaveAccessibleDescription('۲ پیامک، ۷۱ نویسه');
  expect(screen.getByText('۲ پیامک')).toHaveAttribute('role', 'status');
  await user.paste('ا'.repeat(63));
  expect(box()).toHaveAccessibleDescription('۲ پیامک، ۱۳۴ نویسه');
  await user.keyboard('ب');
  expect(box()).toHaveAccessibleDescription('۳ پیامک، ۱۳۵ نویسه');
});

it('inserts a placeholder at the caret or in place of the selection, and moves the caret behind it', async () => {
  const { user, sent } = trial({ body: 'نوبت شما با دکتر است' });
  await user.click(box());
  const at = box().value.indexOf('دکتر');
  box().setSelectionRange(at, at + 'دکتر'.length);
  await user.click(insert('نام پزشک'));
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('نوبت شما با {doctor_name} است');
  await user.keyboard('،');
  await user.click(screen.getByRole('button', { name: 'ارسال' }));
  expect(sent).toEqual([{ body: 'نوبت شما با {doctor_name}، است' }]);
});

it('inserts at the end if the text was never focused, also by keyboard', async () => {
  const { user } = trial({ body: 'ساعت ' });
  insert('ساعت نوبت').focus();
  await user.keyboard('{Enter}');
  expect(box()).toHaveValue('ساعت {appointment_time}');
  expect(box()).toHaveFocus();
});

it('inserts by a command of the browser, so that undo works', async () => {
  const { user } = trial();
  const asked: unknown[] = [];
  const browser = {
    execCommand: (...call: unknown[]) => {
      asked.push(call);
      return true;
    },
  };
  Object.assign(document, browser);
  try {
    await user.click(insert('نام پزشک'));
    expect(asked).toEqual([['insertText', false, '{doctor_name}']]);
  } finally {
    Reflect.deleteProperty(document, 'execCommand');
  }
});

it('shows the text as it is received, and counts its characters', async () => {
  const name = 'دکتر سیده فاطمه‌الزهرا حسینی‌نژاد قزوینی اصل';
  const { user } = trial({ fill: (text) => fillSms(text, { doctor_name: name }) });
  await user.click(insert('نام پزشک'));
  const preview = screen.getByRole('figure');
  expect(within(preview).getByText(name)).toBeVisible();
  expect(box()).toHaveAccessibleDescription(/^۱ پیامک، ۴۴ نویسه$/);
});

it('keeps a text that is too long and says so', async () => {
  const { user } = trial();
  await user.click(box());
  await user.paste('ا'.repeat(1001));
  expect(box()).toHaveValue('ا'.repeat(1001));
  expect(screen.getByText(/حداکثر ۱۰۰۰ نویسه مجاز است/)).toBeVisible();
});

it('has no insert buttons if it is read-only', () => {
  trial({ body: 'سلام', readOnly: true });
  expect(box()).toHaveAttribute('readonly');
  expect(screen.queryByRole('group', { name: 'افزودن به متن' })).not.toBeInTheDocument();
});
