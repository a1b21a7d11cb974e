import { screen, within } from '@testing-library/react';
import { z } from 'zod';
import { renderScreen } from '../../testing/render-screen';
import { Form } from '../forms/form';
import { MultiSelectField } from './multi-select-field';

const schema = z.object({ skills: z.array(z.string()).min(1, 'دست‌کم یک مورد را انتخاب کنید') });
type Values = z.input<typeof schema>;
const offered = ['بوتاکس', 'لیزر', 'مزوتراپی'];

function trial(skills: string[] = [], disabled = false) {
  const sent: unknown[] = [];
  const { user } = renderScreen(
    <Form
      schema={schema}
      initial={{ skills }}
      submit="ثبت"
      onSubmit={(values) => sent.push(values)}
    >
      <MultiSelectField<Values>
        name="skills"
        label="مهارت‌ها"
        source={offered}
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

const input = () => screen.getByRole('combobox', { name: 'مهارت‌ها' });
const chips = () => within(screen.getByRole('list', { name: 'مهارت‌ها' })).getAllByRole('listitem');

it('takes several choices by keyboard; the list stays open and marks them', async () => {
  const { user, save } = trial();
  await user.click(input());
  await user.keyboard('{ArrowDown}{Enter}{ArrowDown}{ArrowDown}{Enter}');
  const list = screen.getByRole('listbox', { name: 'مهارت‌ها' });
  expect(list).toHaveAttribute('aria-multiselectable', 'true');
  expect(within(list).getAllByRole('option', { selected: true })).toHaveLength(2);
  expect(chips().map((chip) => chip.textContent)).toEqual(['بوتاکس', 'مزوتراپی']);
  await user.keyboard('{Enter}');
  expect(chips()).toHaveLength(1);
  expect(await save()).toEqual({ skills: ['بوتاکس'] });
});

it('finds a choice by typing, and Enter chooses it', async () => {
  const { user, save } = trial(['لیزر']);
  await user.type(input(), 'مزو{Enter}');
  expect(input()).toHaveValue('');
  expect(await save()).toEqual({ skills: ['لیزر', 'مزوتراپی'] });
});

it('removes chips by their button and by Backspace', async () => {
  const { user, save } = trial([...offered]);
  await user.click(screen.getByRole('button', { name: 'حذف لیزر' }));
  expect(input()).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(chips()).toHaveLength(1);
  expect(await save()).toEqual({ skills: ['بوتاکس'] });
});

it('shows its error and gets the focus', async () => {
  const { save } = trial();
  expect(await save()).toBeUndefined();
  expect(input()).toHaveFocus();
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('دست‌کم یک مورد را انتخاب کنید');
});

it('has chips without buttons while disabled', () => {
  trial(['لیزر'], true);
  expect(chips()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'حذف لیزر' })).not.toBeInTheDocument();
});
