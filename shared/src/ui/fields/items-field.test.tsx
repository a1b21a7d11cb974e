import { screen, within } from '@testing-library/react';
import { z } from 'zod';
import { ApiError } from '../../api/api-error';
import { filled, quantity } from '../../contracts/common';
import { transcriptionInput } from '../../contracts/transcription-inputs';
import { MedicationsField } from '../../domain/medications-field';
import { renderScreen } from '../../testing/render-screen';
import { Form } from '../forms/form';
import { ChoicePart } from './choice-part';
import type { ItemColumn, ItemPartProps } from './item-column';
import { ItemsField } from './items-field';
import { NumberPart } from './number-part';

const schema = z.object({
  items: z
    .array(
      z.strictObject({
        name: filled('نام کالا الزامی است'),
        quantity: filled('مقدار کالا الزامی است'),
      }),
    )
    .optional(),
  medications: transcriptionInput.shape.medications,
});
type Values = z.input<typeof schema>;

const columns: readonly ItemColumn[] = [
  { key: 'name', label: 'نام کالا', share: 2 },
  { key: 'quantity', label: 'مقدار' },
];

interface Options {
  initial?: Partial<Values>;
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
      <ItemsField<Values>
        name="items"
        label="اقلام مورد نیاز"
        columns={columns}
        add="افزودن کالا"
        readOnly={readOnly}
      />
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

it('are filled in row by row by keyboard alone', async () => {
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

it('are removed, and the focus goes to the next row, or to the button if none is left', async () => {
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

it('show an error below each missing part until it is filled in', async () => {
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

it('show an error of the server below its part', async () => {
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

it('cannot be changed if the field is read-only', () => {
  trial({ initial: { items: [{ name: 'گاز', quantity: '1' }] }, readOnly: true });
  const list = screen.getByRole('group', { name: 'اقلام مورد نیاز' });
  expect(within(list).queryByRole('button')).not.toBeInTheDocument();
  expect(part('نام کالا، ردیف ۱')).toHaveAttribute('readonly');
});

describe('rows of a choice and a number', () => {
  const rooms = [
    { value: 1, label: 'اتاق لیزر' },
    { value: 2, label: 'اتاق عمل' },
  ];
  const titleOf = (row: ItemPartProps['row']) =>
    rooms.find(({ value }) => value === row.room)?.label ?? '';
  const Room = (props: ItemPartProps) => (
    <ChoicePart
      {...props}
      source={rooms}
      shown={titleOf(props.row)}
      isChosen={({ value }) => value === props.row.room}
      onChoice={({ value }) => props.onChange({ room: value })}
    />
  );
  const Hours = (props: ItemPartProps) => <NumberPart {...props} unit="ساعت" decimals={1} />;
  const own: readonly ItemColumn[] = [
    { key: 'room', label: 'اتاق', Part: Room, show: titleOf },
    { key: 'hours', label: 'مدت', Part: Hours },
  ];
  const uses = z.object({
    uses: z.array(z.object({ room: z.number(), hours: quantity('مدت الزامی است') })),
  });
  type Uses = z.input<typeof uses>;

  function used(initial: Partial<Uses>) {
    const sent: unknown[] = [];
    const { user } = renderScreen(
      <Form schema={uses} initial={initial} submit="ثبت" onSubmit={(values) => sent.push(values)}>
        <ItemsField<Uses> name="uses" label="اتاق‌ها" columns={own} add="افزودن اتاق" />
      </Form>,
    );
    const save = async () => {
      await user.click(screen.getByRole('button', { name: 'ثبت' }));
      return sent.at(-1);
    };
    return { user, save };
  }
  const room = () => screen.getByRole('combobox', { name: 'اتاق، ردیف ۱' });

  it('are filled in by keyboard alone; numbers stay numbers', async () => {
    const { user, save } = used({ uses: [] });
    await user.click(screen.getByRole('button', { name: 'افزودن اتاق' }));
    await user.keyboard('عمل{Enter}{Enter}۱٫۵{Enter}لیزر{Enter}{Enter}2');
    expect(part('مدت، ردیف ۱')).toHaveValue('۱٫۵');
    expect(await save()).toEqual({
      uses: [
        { room: 2, hours: 1.5 },
        { room: 1, hours: 2 },
      ],
    });
  });

  it('drop text that was not chosen, and name the row by its text', async () => {
    const { user, save } = used({ uses: [{ room: 1, hours: 1 }] });
    expect(screen.getByRole('button', { name: 'حذف اتاق لیزر' })).toBeVisible();
    await user.type(room(), 'چیز دیگر');
    await user.tab();
    expect(room()).toHaveValue('اتاق لیزر');
    expect(await save()).toEqual({ uses: [{ room: 1, hours: 1 }] });
  });

  it('warn about text that is no number, and about too many decimals', async () => {
    const { user } = used({ uses: [{ room: 1, hours: '' }] });
    await user.type(part('مدت، ردیف ۱'), '1.25');
    expect(part('مدت، ردیف ۱')).toHaveAccessibleDescription('حداکثر ۱ رقم پس از ممیز');
    await user.clear(part('مدت، ردیف ۱'));
    await user.type(part('مدت، ردیف ۱'), 'دو');
    await user.tab();
    expect(part('مدت، ردیف ۱')).toHaveAccessibleDescription('این نوشته عدد نیست؛ نمونه: ۶۲٫۵');
  });
});
