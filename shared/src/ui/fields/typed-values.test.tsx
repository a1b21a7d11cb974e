import { screen } from '@testing-library/react';
import { z } from 'zod';
import { toPersianDigits } from '../../format/digits';
import { optionalNumber, quantity } from '../../contracts/common';
import { renderScreen } from '../../testing/render-screen';
import { fieldsOf, Form } from '../forms/form';

const schema = z.object({
  title: z.string().optional(),
  notes: z.string().optional(),
  stock: optionalNumber(quantity('موجودی را وارد کنید')),
  digits: z.string().optional(),
  mobile: z.string().optional(),
  national: z.string().optional(),
});
const fields = fieldsOf<z.input<typeof schema>>();

function trial(field: React.ReactNode) {
  const sent: unknown[] = [];
  const { user } = renderScreen(
    <Form schema={schema} submit="ثبت" onSubmit={(values) => sent.push(values)}>
      {field}
    </Form>,
  );
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'ثبت' }));
    return sent.at(-1);
  };
  return { user, save };
}

it('sends digits as Latin ones without separators, and text as typed', async () => {
  const { user, save } = trial(
    <>
      <fields.DigitsField name="digits" label="کد" maxLength={6} />
      <fields.MobileField name="mobile" label="موبایل" />
      <fields.TextField name="title" label="عنوان" />
      <fields.TextAreaField name="notes" label="توضیحات" />
    </>,
  );
  await user.type(screen.getByLabelText('کد'), '۱۲۳٤-۵۶');
  await user.type(screen.getByLabelText('موبایل'), '۰۹۱۲ ۱۲۳ ۴۵۶۷');
  await user.type(screen.getByLabelText('عنوان'), 'پلاک ۱۲');
  await user.type(screen.getByLabelText('توضیحات'), 'نوبت ۳ و 4');
  expect(screen.getByLabelText('عنوان')).toHaveValue('پلاک ۱۲');
  expect(screen.getByLabelText('موبایل')).toHaveAttribute('dir', 'ltr');

  expect(await save()).toEqual({
    digits: '123456',
    mobile: '09121234567',
    title: 'پلاک ۱۲',
    notes: 'نوبت ۳ و 4',
  });
});

it.each([
  [
    'national code',
    <fields.NationalCodeField key="" name="national" label="مقدار" />,
    '00123456791234',
    '۱۴ رقم وارد شده است؛ حداکثر ۱۰ رقم مجاز است.',
  ],
  [
    'mobile number',
    <fields.MobileField key="" name="national" label="مقدار" />,
    '0912123456789',
    '۱۳ رقم وارد شده است؛ حداکثر ۱۱ رقم مجاز است.',
  ],
  [
    'code of digits',
    <fields.DigitsField key="" name="national" label="مقدار" maxLength={6} />,
    '12345678',
    '۸ رقم وارد شده است؛ حداکثر ۶ رقم مجاز است.',
  ],
  [
    'line of text',
    <fields.TextField key="" name="national" label="مقدار" maxLength={5} />,
    'نیلوفر',
    '۶ نویسه نوشته شده است؛ حداکثر ۵ نویسه مجاز است.',
  ],
  [
    'text of several lines',
    <fields.TextAreaField key="" name="national" label="مقدار" maxLength={5} />,
    'نیلوفر',
    '۶ نویسه نوشته شده است؛ حداکثر ۵ نویسه مجاز است.',
  ],
])('keeps all of a %s that is too long, with a warning', async (_, field, typed, said) => {
  const { user } = trial(field);
  const input = screen.getByLabelText('مقدار');
  await user.type(input, typed);
  expect(input).toHaveValue(toPersianDigits(typed));
  expect(input).toHaveAccessibleDescription(said);
});

it('says that several spaces in a line will become one', async () => {
  const { user } = trial(<fields.TextField name="title" label="عنوان" />);
  await user.type(screen.getByLabelText('عنوان'), 'سارا   رضایی');
  expect(screen.getByLabelText('عنوان')).toHaveAccessibleDescription(/یک فاصله می‌شود/);
});

it.each([
  ['62,5', '۶۲٫۵', 62.5],
  ['62.5', '۶۲٫۵', 62.5],
  ['62/5', '۶۲٫۵', 62.5],
  ['1,250', '۱٬۲۵۰', 1250],
  ['12345', '۱۲٬۳۴۵', 12_345],
  ['12.', '۱۲', 12],
])('understands the quantity %s, and shows the result', async (typed, shown, kept) => {
  const { user, save } = trial(<fields.QuantityField name="stock" label="موجودی" />);
  await user.type(screen.getByLabelText('موجودی'), typed);
  await user.tab();
  expect(screen.getByLabelText('موجودی')).toHaveValue(shown);
  expect(await save()).toEqual({ stock: kept });
});

it.each(['-5', '12kg', '62 5', '5e3'])('sends no quantity for %s', async (typed) => {
  const { user, save } = trial(<fields.QuantityField name="stock" label="موجودی" />);
  await user.type(screen.getByLabelText('موجودی'), typed);
  expect(await save()).toBeUndefined();
  expect(screen.getByLabelText('موجودی')).toHaveAccessibleDescription(/عدد وارد شده معتبر نیست/);
});

it('warns about too many decimals', async () => {
  const { user } = trial(<fields.QuantityField name="stock" label="موجودی" decimals={0} />);
  await user.type(screen.getByLabelText('موجودی'), '62.5');
  expect(screen.getByLabelText('موجودی')).toHaveValue('۶۲٫۵');
  expect(screen.getByLabelText('موجودی')).toHaveAccessibleDescription('فقط عدد صحیح، بدون اعشار');
});
