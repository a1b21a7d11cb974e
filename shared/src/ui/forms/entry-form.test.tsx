import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import { filled } from '../../contracts/common';
import { renderScreen } from '../../testing/render-screen';
import { EntryForm } from './entry-form';
import { fieldsOf, Form } from './form';

const record = z.object({ title: filled('عنوان را وارد کنید'), lines: z.array(z.string()) });
const entry = z.object({ name: filled('نام را وارد کنید') });
const { TextField } = fieldsOf<z.input<typeof record> & z.input<typeof entry>>();
const list = { name: 'title', unfinished: 'سطر نیمه‌کاره است' };

function Trial({ onSend }: { onSend: (values: unknown) => void }) {
  const [lines, setLines] = useState<string[]>([]);
  return (
    <Form schema={record} initial={{ title: 'یک', lines: [] }} submit="ثبت" onSubmit={onSend}>
      <TextField name="title" label="عنوان" />
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <EntryForm
        key={lines.length}
        title="سطر تازه"
        schema={entry}
        submit="افزودن سطر"
        list={list}
        onSubmit={({ name }) => setLines([...lines, name])}
      >
        <TextField name="name" label="نام" />
      </EntryForm>
    </Form>
  );
}

it('validates the entry by itself, and the form cannot be sent while an entry is unfinished', async () => {
  const onSend = jest.fn();
  const { user } = renderScreen(<Trial onSend={onSend} />);
  const group = within(screen.getByRole('group', { name: 'سطر تازه' }));
  await user.click(group.getByRole('button', { name: 'افزودن سطر' }));
  expect(group.getByLabelText('نام')).toHaveAccessibleDescription('نام را وارد کنید');

  await user.type(group.getByLabelText('نام'), 'پنبه');
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  const add = group.getByRole('button', { name: 'افزودن سطر' });
  expect(add).toHaveFocus();
  expect(add).toHaveAccessibleDescription('سطر نیمه‌کاره است');
  expect(onSend).not.toHaveBeenCalled();

  await user.type(group.getByLabelText('نام'), '{Enter}');
  expect(await screen.findByRole('listitem')).toHaveTextContent('پنبه');
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  expect(onSend).toHaveBeenCalledTimes(1);
});
