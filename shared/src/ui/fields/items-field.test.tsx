import { screen, within } from '@testing-library/react';
import { z } from 'zod';
import { ApiError } from '../../api/api-error';
import { requiredItems } from '../../contracts/clinical';
import { transcriptionInput } from '../../contracts/transcriptions';
import { MedicationsField } from '../../domain/medications-field';
import { RequiredItemsField } from '../../domain/required-items-field';
import { renderScreen } from '../../testing/render-screen';
import { Form } from '../forms/form';

const schema = z.object({
  items: requiredItems(),
  medications: transcriptionInput.shape.medications,
});
type Values = z.input<typeof schema>;

interface Options {
  initial?: Values;
  onSubmit?: (values: unknown) => unknown;
  readOnly?: boolean;
}

function trial({ initial = {}, onSubmit, readOnly }: Options = {}) {
  const sent: unknown[] = [];
  const { user } = renderScreen(
    <Form
      schema={schema}
      initial={initial}
      submit="ثبت"
      onSubmit={onSubmit ?? ((values) => sent.push(values))}
    >
      <RequiredItemsField<Values> name="items" label="اقلام مورد نیاز" readOnly={readOnly} />
      <MedicationsField<Values> name="medications" label="داروها" readOnly={readOnly} />
    </Form>,
  );
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'ثبت' }));
    return sent.at(-1);
  };
  return { user, save };
}

const add = () => screen.getByRole('button', { name: 'افزودن کالا' });
const part = (name: string) => screen.getByRole('textbox', { name });

it('are written row by row without leaving the keyboard', async () => {
  const { user, save } = trial();
  await user.click(add());
  expect(part('نام کالا، ردیف ۱')).toHaveFocus();
  await user.keyboard('گاز استریل{Enter}۲ بسته{Enter}سرنگ{Enter}');
  expect(part('مقدار، ردیف ۲')).toHaveFocus();
  await user.keyboard('۵ عدد');
  expect(await save()).toMatchObject({
    items: [
      { name: 'گاز استریل', quantity: '۲ بسته' },
      { name: 'سرنگ', quantity: '۵ عدد' },
    ],
  });
});

it('are taken away, and the focus goes to the next row, or to the button when none is left', async () => {
  const row = (name: string) => ({ name, quantity: '1' });
  const { user, save } = trial({ initial: { items: [row('گاز'), row('سرنگ'), row('پنبه')] } });
  await user.click(screen.getByRole('button', { name: 'حذف سرنگ' }));
  expect(part('نام کالا، ردیف ۲')).toHaveFocus();
  expect(part('نام کالا، ردیف ۲')).toHaveValue('پنبه');
  await user.click(screen.getByRole('button', { name: 'حذف پنبه' }));
  expect(part('نام کالا، ردیف ۱')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'حذف گاز' }));
  expect(add()).toHaveFocus();
  expect(await save()).toMatchObject({ items: [] });
});

it('say beside each part what is missing, and no longer once it is there', async () => {
  const { user, save } = trial({
    initial: { medications: [{ name: 'سفالکسین', quantity: '', usage: '' }] },
  });
  expect(await save()).toBeUndefined();
  const quantity = part('تعداد، ردیف ۱');
  expect(quantity).toHaveFocus();
  expect(quantity).toHaveAccessibleDescription('تعداد الزامی است');
  const usage = screen.getByRole('combobox', { name: 'زمان مصرف، ردیف ۱' });
  expect(usage).toHaveAccessibleDescription('زمان مصرف الزامی است');

  await user.type(quantity, '20');
  expect(quantity).toBeValid();
  expect(usage).toBeInvalid();
  await user.type(usage, 'هر ۸ ساعت');
  expect(await save()).toMatchObject({
    medications: [{ name: 'سفالکسین', quantity: '20', usage: 'هر ۸ ساعت' }],
  });
});

it('show a refusal of the server beside its part', async () => {
  const fields = { 'items.0.name': 'این کالا در انبار نیست' };
  const refusal = new ApiError(422, { code: 'unknown', message: 'ثبت نشد', fields });
  const { save } = trial({
    initial: { items: [{ name: 'گاز', quantity: '1' }] },
    onSubmit: () => Promise.reject(refusal),
  });
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^ثبت نشد$/);
  expect(part('نام کالا، ردیف ۱')).toHaveAccessibleDescription('این کالا در انبار نیست');
  expect(part('نام کالا، ردیف ۱')).toHaveFocus();
});

it('are only read where they are locked', () => {
  trial({ initial: { items: [{ name: 'گاز', quantity: '1' }] }, readOnly: true });
  const list = screen.getByRole('group', { name: 'اقلام مورد نیاز' });
  expect(within(list).queryByRole('button')).not.toBeInTheDocument();
  expect(part('نام کالا، ردیف ۱')).toHaveAttribute('readonly');
});
