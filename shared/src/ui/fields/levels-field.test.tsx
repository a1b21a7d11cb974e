import { screen, within } from '@testing-library/react';
import { z } from 'zod';
import { renderScreen } from '../../testing/render-screen';
import { Form } from '../forms/form';
import { LevelsField } from './levels-field';

const schema = z.object({ access: z.record(z.string(), z.string()) });
type Values = z.input<typeof schema>;

const rows = [
  { value: 'appointments', label: 'نوبت‌ها' },
  { value: 'inventory', label: 'انبار' },
];
const levels = [
  { value: 'none', label: 'بدون دسترسی' },
  { value: 'read', label: 'مشاهده' },
  { value: 'write', label: 'ثبت و ویرایش' },
];

interface Options {
  access?: Values['access'];
  mayGive?: (row: string, level: string) => boolean;
  disabled?: boolean;
}

function trial({ access = {}, ...rest }: Options = {}) {
  const sent: unknown[] = [];
  const { user } = renderScreen(
    <Form
      schema={schema}
      initial={{ access }}
      submit="ثبت"
      onSubmit={(values) => sent.push(values)}
    >
      <LevelsField<Values> name="access" label="دسترسی" rows={rows} levels={levels} {...rest} />
    </Form>,
  );
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'ثبت' }));
    return sent.at(-1);
  };
  return { user, save };
}

const row = (name: string) => within(screen.getByRole('radiogroup', { name }));
const choice = (of: string, level: string) => row(of).getByRole('radio', { name: level });

it('has one level for each row; a row without a choice has the lowest', async () => {
  const { user, save } = trial({ access: { inventory: 'read' } });
  expect(choice('نوبت‌ها', 'بدون دسترسی')).toBeChecked();
  expect(choice('انبار', 'مشاهده')).toBeChecked();
  await user.click(choice('نوبت‌ها', 'ثبت و ویرایش'));
  expect(choice('انبار', 'مشاهده')).toBeChecked();
  expect(await save()).toEqual({ access: { appointments: 'write', inventory: 'read' } });
});

it('goes from row to row with Tab and chooses with the arrow keys', async () => {
  const { user, save } = trial();
  await user.click(choice('همه', 'بدون دسترسی'));
  await user.tab();
  expect(choice('نوبت‌ها', 'بدون دسترسی')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(choice('نوبت‌ها', 'مشاهده')).toBeChecked();
  await user.tab();
  expect(choice('انبار', 'بدون دسترسی')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await save()).toEqual({ access: { appointments: 'read', inventory: 'write' } });
});

it('sets all rows at once; the common row has no choice if they differ', async () => {
  const { user, save } = trial({ access: { inventory: 'write' } });
  for (const radio of row('همه').getAllByRole('radio')) expect(radio).not.toBeChecked();
  await user.click(choice('همه', 'مشاهده'));
  expect(choice('نوبت‌ها', 'مشاهده')).toBeChecked();
  expect(choice('انبار', 'مشاهده')).toBeChecked();
  expect(await save()).toEqual({ access: { appointments: 'read', inventory: 'read' } });
});

it('locks levels that the user may not choose, also in the common row', async () => {
  const { user, save } = trial({
    access: { inventory: 'write' },
    mayGive: (of, level) => of !== 'inventory' || level !== 'read',
  });
  expect(choice('انبار', 'مشاهده')).toBeDisabled();
  expect(choice('همه', 'مشاهده')).toBeDisabled();
  expect(choice('نوبت‌ها', 'مشاهده')).toBeEnabled();
  await user.click(choice('همه', 'بدون دسترسی'));
  expect(await save()).toEqual({ access: { appointments: 'none', inventory: 'none' } });
});

it('can be disabled', () => {
  trial({ disabled: true });
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
});
