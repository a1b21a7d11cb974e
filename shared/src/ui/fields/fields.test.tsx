import { screen, within } from '@testing-library/react';
import { z } from 'zod';
import { money, optionalNumber, quantity } from '../../contracts/common';
import { renderScreen } from '../../testing/render-screen';
import { fieldsOf, Form } from '../forms/form';

const schema = z.object({
  title: z.string().optional(),
  notes: z.string().optional(),
  fee: optionalNumber(money('تعرفه را وارد کنید')),
  stock: optionalNumber(quantity('موجودی را وارد کنید')),
  digits: z.string().optional(),
  code: z.string().optional(),
  mobile: z.string().optional(),
  national: z.string().optional(),
  password: z.string().optional(),
  category: z.string().optional(),
  sections: z.array(z.string()).optional(),
});
const fields = fieldsOf<z.input<typeof schema>>();

function trial(field: React.ReactNode, initial: Partial<z.input<typeof schema>> = {}) {
  const sent: unknown[] = [];
  const view = renderScreen(
    <Form schema={schema} initial={initial} submit="ثبت" onSubmit={(values) => sent.push(values)}>
      {field}
    </Form>,
  );
  const save = async () => {
    await view.user.click(screen.getByRole('button', { name: 'ثبت' }));
    return sent.at(-1);
  };
  return { ...view, save };
}

it('separates the thousands of an amount while typing and keeps the caret', async () => {
  const { user, save } = trial(<fields.MoneyField name="fee" label="تعرفه" />);
  const input = screen.getByLabelText<HTMLInputElement>('تعرفه');
  await user.type(input, '۱۲۵۰a۰۰۰');
  expect(input).toHaveValue('۱٬۲۵۰٬۰۰۰');

  await user.type(input, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(input).toHaveValue('۱۹٬۲۵۰٬۰۰۰');
  expect(input.selectionStart).toBe(2);
  expect(screen.getByText('تومان')).toBeVisible();
  expect(await save()).toEqual({ fee: 19_250_000 });
});

it('keeps the minus of an amount visible and refuses it', async () => {
  const { user, save } = trial(<fields.MoneyField name="fee" label="تعرفه" />);
  const input = screen.getByLabelText('تعرفه');
  await user.type(input, '-5000');
  expect(input).toHaveValue('-۵٬۰۰۰');
  expect(await save()).toBeUndefined();
  expect(input).toHaveAccessibleDescription('عدد وارد شده معتبر نیست');

  await user.clear(input);
  await user.paste('۵٬۰۰۰');
  expect(await save()).toEqual({ fee: 5000 });
});

it('reads a pasted amount with any separators, and an emptied field', async () => {
  const { user, save } = trial(<fields.MoneyField name="fee" label="تعرفه" />, { fee: 5 });
  const input = screen.getByLabelText('تعرفه');
  await user.clear(input);
  await user.paste('٢٬٥٠٠,۰۰۰ تومان');
  expect(await save()).toEqual({ fee: 2_500_000 });

  await user.clear(input);
  expect(await save()).toEqual({ fee: null });
});

it('repeats a large amount in words, but not a small one', async () => {
  const { user } = trial(<fields.MoneyField name="fee" label="تعرفه" />, { fee: 1_500_000 });
  const input = screen.getByLabelText('تعرفه');
  expect(input).toHaveAccessibleDescription('یک میلیون و پانصد هزار تومان');
  await user.type(input, '{Backspace}{Backspace}');
  expect(input).toHaveValue('۱۵٬۰۰۰');
  expect(input).not.toHaveAccessibleDescription();
});

it('reads decimal points of any script in a quantity', async () => {
  const { user, save } = trial(<fields.QuantityField name="stock" label="موجودی" unit="گرم" />);
  await user.type(screen.getByLabelText('موجودی'), '۲٫۵');
  expect(screen.getByLabelText('موجودی')).toHaveValue('۲٫۵');
  expect(screen.getByText('گرم')).toBeVisible();
  expect(await save()).toEqual({ stock: 2.5 });
});

it.each([
  ['national code', <fields.NationalCodeField name="code" label="کد" key="code" />],
  ['mobile number', <fields.MobileField name="code" label="کد" key="code" />],
  ['numeric code', <fields.DigitsField name="code" label="کد" key="code" />],
])('shows Persian digits in a %s, and has Latin ones as its value', async (_, field) => {
  const { user, save } = trial(field, { code: '0912' });
  const input = screen.getByLabelText('کد');
  expect(input).toHaveValue('۰۹۱۲');
  await user.type(input, '34۵');
  expect(input).toHaveValue('۰۹۱۲۳۴۵');
  expect(await save()).toEqual({ code: '0912345' });
});

it('has the prefix in the value of a code, typed or not', async () => {
  const { user, save } = trial(<fields.CodeField name="code" label="کد خدمت" prefix="SVC-" />, {
    code: 'SVC-1234',
  });
  const input = screen.getByLabelText('کد خدمت');
  expect(input).toHaveValue('1234');
  await user.clear(input);
  await user.paste('svc-۵۶۷۸');
  expect(input).toHaveValue('5678');
  expect(await save()).toEqual({ code: 'SVC-5678' });

  await user.clear(input);
  expect(await save()).toEqual({ code: '' });
});

it('warns about a national code with a wrong check digit, and still sends it', async () => {
  const { user, save } = trial(<fields.NationalCodeField name="national" label="کد ملی" />);
  await user.type(screen.getByLabelText('کد ملی'), '۰۰۱۲۳۴۵۶۷۸');
  expect(screen.getByText(/رقم کنترلی این کد ملی درست نیست/)).toBeVisible();
  expect(await save()).toEqual({ national: '0012345678' });

  await user.type(screen.getByLabelText('کد ملی'), '{Backspace}9');
  expect(screen.queryByText(/رقم کنترلی/)).not.toBeInTheDocument();
});

it('shows a password when its button is pressed', async () => {
  const { user } = trial(
    <fields.PasswordField name="password" label="رمز عبور" autoComplete="new-password" />,
  );
  expect(screen.getByLabelText('رمز عبور')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'نمایش رمز عبور' }));
  expect(screen.getByLabelText('رمز عبور')).toHaveAttribute('type', 'text');
});

it('shows how many characters are left when a text is nearly full', async () => {
  const { user } = trial(<fields.TextAreaField name="notes" label="توضیحات" maxLength={10} />);
  const input = screen.getByLabelText('توضیحات');
  await user.type(input, 'هفت نویس');
  expect(input).toHaveAccessibleDescription('۲ نویسه مانده');
  await user.type(input, '{Backspace}');
  expect(input).not.toHaveAccessibleDescription();
});

it('shows the strength of a new password', async () => {
  const { user } = trial(
    <fields.PasswordField name="password" label="رمز عبور" autoComplete="new-password" strength />,
  );
  const input = screen.getByLabelText('رمز عبور');
  expect(input).not.toHaveAccessibleDescription();
  await user.type(input, '12345678');
  expect(input).toHaveAccessibleDescription('رمز عبور ضعیف');
  await user.type(input, '-Khorshid-83');
  expect(input).toHaveAccessibleDescription('رمز عبور قوی');
});

it('has fields for one choice and for several', async () => {
  const { user, save } = trial(
    <>
      <fields.SelectField
        name="category"
        label="دسته"
        options={[{ value: 3, label: 'پوست' }, 'مو']}
      />
      <fields.CheckboxGroupField name="sections" label="بخش‌ها" options={['انبار', 'نوبت']} />
    </>,
  );
  await user.selectOptions(screen.getByLabelText('دسته'), 'پوست');
  const group = screen.getByRole('group', { name: 'بخش‌ها' });
  await user.click(within(group).getByLabelText('نوبت'));
  await user.click(within(group).getByLabelText('انبار'));
  expect(await save()).toEqual({ category: '3', sections: ['انبار', 'نوبت'] });
});

it('calls a field optional only if it may stay empty in this case', () => {
  trial(
    <>
      <fields.TextField name="title" label="عنوان" />
      <fields.TextField name="code" label="دلیل" need="always" />
      <fields.TextAreaField name="notes" label="متن" need="either" />
    </>,
  );
  expect(screen.getByText('اختیاری')).toBeVisible();
  expect(screen.getByLabelText('عنوان')).not.toBeRequired();
  expect(screen.getByLabelText('دلیل')).toBeRequired();
  expect(screen.getByLabelText('متن')).not.toBeRequired();
});
