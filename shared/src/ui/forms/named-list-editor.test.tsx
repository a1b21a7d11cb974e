import { screen, waitFor, within } from '@testing-library/react';
import { createResource } from '../../api/create-resource';
import { metaRoleInput, type MetaRole } from '../../contracts/meta-roles';
import {
  resourcePriceInput,
  type ResourcePrice,
  type ResourcePriceInput,
} from '../../contracts/resources-pricing';
import { namedInput, type Named, type NamedInput } from '../../contracts/named';
import { fakeApi, pageWith, refuse } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import type { z } from 'zod';
import { fieldsOf } from './form';
import { NamedListEditor } from './named-list-editor';

const categories = createResource<Named, NamedInput>('/categories');
const schema = namedInput('لطفا نام دسته‌بندی را وارد کنید');
const skin: Named = { id: 1, version: 1, name: 'پوست', name_en: 'Skin' };
const hair: Named = { id: 2, version: 1, name: 'مو', name_en: null };

function open(answers: Record<string, () => unknown> = {}) {
  const calls = fakeApi({ 'GET /categories': () => pageWith(skin, hair), ...answers });
  const view = renderScreen(
    <NamedListEditor title="دسته‌بندی" resource={categories} schema={schema} withEnglish />,
    { toasts: true },
  );
  return { ...view, saves: () => calls.filter(({ call }) => call.startsWith('POST')) };
}
const toggle = (name: string) => screen.findByRole('button', { name });
const nameField = () => screen.getByLabelText('نام');
const save = () => screen.getByRole('button', { name: 'ثبت' });

it('adds a name, says so and shows an empty form again', async () => {
  const { user, saves } = open({ 'POST /categories': () => ({ id: 3 }) });
  await user.click(await toggle('افزودن'));
  await user.type(nameField(), 'لیزر');
  await user.click(save());

  expect(await screen.findByText('با موفقیت ثبت شد')).toBeVisible();
  expect(nameField()).toHaveValue('');
  expect(saves()[0]).toMatchObject({ call: 'POST /categories', body: { name: 'لیزر' } });
});

it('opens the form of a name in its row and changes it', async () => {
  const { user, saves } = open({ 'POST /categories/1': () => skin });
  const edit = await toggle('ویرایش پوست');
  expect(screen.queryByLabelText('نام')).not.toBeInTheDocument();
  await user.click(edit);
  const row = within(edit.closest('li')!);
  expect(row.getByLabelText('نام')).toHaveFocus();
  expect(row.getByLabelText('نام انگلیسی')).toHaveValue('Skin');
  await user.keyboard(' و زیبایی');
  await user.click(save());

  await waitFor(() => expect(screen.queryByLabelText('نام')).not.toBeInTheDocument());
  expect(edit).toHaveFocus();
  expect(saves()[0]).toMatchObject({ call: 'POST /categories/1', body: { name: 'پوست و زیبایی' } });
});

it('moves from one name to another, and back to the row by keyboard', async () => {
  const { user } = open();
  await user.click(await toggle('ویرایش پوست'));
  const other = await toggle('ویرایش مو');
  other.focus();
  await user.keyboard('{Enter}');
  expect(nameField()).toHaveValue('مو');
  expect(screen.getByLabelText('نام انگلیسی')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'انصراف' }));
  expect(screen.queryByLabelText('نام')).not.toBeInTheDocument();
  expect(other).toHaveFocus();
  expect(other).toHaveAttribute('aria-expanded', 'false');
});

it('asks before another form replaces one with typed text', async () => {
  const { user } = open();
  const stay = () => user.click(screen.getByRole('button', { name: 'ادامه ویرایش' }));
  await user.click(await toggle('ویرایش پوست'));
  await user.type(nameField(), ' و زیبایی');
  await user.click(await toggle('ویرایش مو'));
  await stay();
  await user.click(await toggle('افزودن'));
  await stay();
  expect(nameField()).toHaveValue('پوست و زیبایی');

  await user.click(await toggle('ویرایش مو'));
  await user.click(screen.getByRole('button', { name: 'دور انداختن تغییرات' }));
  expect(nameField()).toHaveValue('مو');
});

it('shows only the names to a user who may only read', async () => {
  fakeApi({ 'GET /categories': () => pageWith(skin, hair) });
  renderScreen(
    <NamedListEditor title="دسته‌بندی" resource={categories} schema={schema} withEnglish readOnly />,
  );
  expect(await screen.findByText('پوست')).toBeVisible();
  expect(screen.getByText('Skin')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('refuses a blank name, and shows the error of the server', async () => {
  const fields = { name: 'این دسته‌بندی قبلا ثبت شده است' };
  const refusal = refuse(409, { code: 'taken', message: 'خطا در ثبت اطلاعات', fields });
  const { user, saves } = open({ 'POST /categories': () => refusal });
  await user.click(await toggle('افزودن'));
  await user.click(save());
  expect(nameField()).toHaveAccessibleDescription('لطفا نام دسته‌بندی را وارد کنید');
  expect(saves()).toEqual([]);

  await user.type(nameField(), 'پوست');
  await user.click(save());
  await waitFor(() => expect(nameField()).toHaveAccessibleDescription(fields.name));
  expect(nameField()).toHaveValue('پوست');
});

it('says that there are no names, and that they cannot be loaded', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
  const { user } = open({ 'GET /categories': () => answer });
  expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeVisible();
  answer = pageWith();
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('هنوز موردی ثبت نشده است')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^ویرایش/ })).not.toBeInTheDocument();
});

it('lists the names for everybody', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'دسته‌بندی' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});

it('works for roles, which have a description', async () => {
  type Input = z.input<typeof metaRoleInput>;
  const { TextField, TextAreaField } = fieldsOf<Input>();
  const roles = createResource<MetaRole, Input>('/metaRoles');
  const nurse = {
    id: 4,
    version: 2,
    name: 'پرستار',
    name_en: 'nurse',
    type: 'general',
    description: 'شیفت',
  };
  const calls = fakeApi({
    'GET /metaRoles': () => pageWith(nurse),
    'POST /metaRoles/4': () => nurse,
  });
  const { user } = renderScreen(
    <NamedListEditor
      title="نقش‌های کاربران"
      resource={roles}
      schema={metaRoleInput}
      fields={
        <>
          <TextField name="name" label="نام نقش" />
          <TextAreaField name="description" label="توضیحات" />
        </>
      }
    />,
  );
  await user.click(await toggle('ویرایش پرستار'));
  await user.type(screen.getByRole('textbox', { name: 'توضیحات' }), ' شب');
  await user.click(save());
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('POST /metaRoles/4'));
  expect(calls.find(({ call }) => call === 'POST /metaRoles/4')?.body).toEqual({
    description: 'شیفت شب',
    version: 2,
  });
});

it('works for prices, which have a title instead of a name', async () => {
  const { TextField, MoneyField } = fieldsOf<ResourcePriceInput>();
  const prices = createResource<ResourcePrice, ResourcePriceInput>('/resources-pricing');
  const stamp = '2026-01-03T08:00:00Z';
  const row = { id: 5, title: '2GB', price: 900_000, type: 'storage', created_at: stamp };
  const calls = fakeApi({
    'GET /resources-pricing': () => pageWith({ ...row, updated_at: stamp }),
    'POST /resources-pricing': () => row,
  });
  const { user } = renderScreen(
    <NamedListEditor
      title="منابع و تعرفه‌ها"
      resource={prices}
      schema={resourcePriceInput}
      initial={{ title: '', type: 'storage' }}
      nameOf={({ title }) => `فضای ${title}`}
      fields={
        <>
          <TextField name="title" label="مقدار" />
          <MoneyField name="price" label="هزینه" />
        </>
      }
    />,
  );
  expect(await screen.findByText('فضای 2GB')).toBeVisible();
  await user.click(await toggle('افزودن'));
  await user.type(screen.getByRole('textbox', { name: 'مقدار' }), '5GB');
  await user.type(screen.getByRole('textbox', { name: 'هزینه' }), '1500000');
  await user.click(save());
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ call: expect.stringMatching(/resources-pricing/) }),
  );
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    title: '5GB',
    price: 1_500_000,
    type: 'storage',
  });
});

it('archives a row after a question that says what it means', async () => {
  const calls = fakeApi({
    'GET /categories': () => pageWith(skin, hair),
    'DELETE /categories/:id': () => ({ id: 1, archived: true }),
  });
  const meaning = ({ name }: Named) => `${name} دیگر انتخاب نمی‌شود.`;
  const archive = { useArchive: categories.useRemove, meaning };
  const { user } = renderScreen(
    <NamedListEditor title="دسته‌بندی" resource={categories} schema={schema} archive={archive} />,
    { toasts: true },
  );
  await user.click(await toggle('بایگانی پوست'));
  const dialog = within(screen.getByRole('dialog', { name: '«پوست» بایگانی شود؟' }));
  expect(dialog.getByText('پوست دیگر انتخاب نمی‌شود.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'بایگانی' }));
  expect(await screen.findByText('«پوست» بایگانی شد')).toBeVisible();
  expect(calls.map(({ call }) => call)).toContain('DELETE /categories/1');
});
