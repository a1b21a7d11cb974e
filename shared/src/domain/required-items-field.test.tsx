import { screen, within } from '@testing-library/react';
import { z } from 'zod';
import { requiredItems } from '../contracts/clinical';
import { fakeApi, pageWith, type FakeCall } from '../testing/fake-api';
import { renderScreen } from '../testing/render-screen';
import { aLogin } from '../testing/session-samples';
import { Form } from '../ui/forms/form';
import { RequiredItems } from './required-items';
import { RequiredItemsField } from './required-items-field';

const schema = z.object({ items: requiredItems() });
type Values = z.input<typeof schema>;

const gauze = { id: 7, name: 'گاز استریل', brand: 'پارس', stock: 12, unit: 'بسته' };
const syringe = { id: 8, name: 'سرنگ انسولین', brand: null, stock: 0, unit: 'عدد' };
const goods = ({ params }: FakeCall) =>
  pageWith(...[gauze, syringe].filter(({ name }) => name.includes(String(params.search ?? ''))));

function trial(items: Values['items'] = [], session = aLogin()) {
  fakeApi({ 'GET /products/clinic/1': goods });
  const sent: unknown[] = [];
  const { user } = renderScreen(
    <Form
      schema={schema}
      initial={{ items }}
      submit="ثبت"
      onSubmit={(values) => sent.push(values.items)}
    >
      <RequiredItemsField<Values> name="items" label="اقلام مورد نیاز" />
    </Form>,
    { session },
  );
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'ثبت' }));
    return sent.at(-1);
  };
  return { user, save };
}

const add = () => screen.getByRole('button', { name: 'افزودن کالا' });
const name = (row = '۱') => screen.getByRole('combobox', { name: `نام کالا، ردیف ${row}` });
const quantity = (row = '۱') => screen.getByRole('textbox', { name: `مقدار، ردیف ${row}` });

it('are goods of the clinic, chosen by typing, with a number in their unit', async () => {
  const { user, save } = trial();
  await user.click(add());
  await user.keyboard('گاز');
  const choice = await screen.findByRole('option', { name: /گاز استریل/ });
  expect(choice).toHaveTextContent('پارس، موجودی: ۱۲ بسته');
  await user.keyboard('{ArrowDown}{Enter}{Enter}۲٫۵');
  expect(name()).toHaveValue('گاز استریل');
  expect(screen.queryByText('خارج از انبار')).not.toBeInTheDocument();
  expect(screen.getByText('بسته')).toBeVisible();
  expect(await save()).toMatchObject([
    { name: 'گاز استریل', product_id: 7, quantity: '2.5 بسته', amount: null },
  ]);
});

it('may be any text, which is marked as not in stock, by keyboard alone', async () => {
  const { user, save } = trial();
  await user.click(add());
  await user.keyboard('پارچه{Enter}دو متر{Enter}نخ{Enter}۱');
  expect(screen.getAllByText('خارج از انبار')).toHaveLength(2);
  expect(name()).toHaveAccessibleDescription('خارج از انبار');
  expect(await save()).toMatchObject([
    { name: 'پارچه', product_id: null, quantity: 'دو متر' },
    { name: 'نخ', product_id: null, quantity: '۱' },
  ]);
});

it('are goods when their whole name was typed', async () => {
  const { user, save } = trial();
  await user.click(add());
  await user.keyboard('گاز استریل');
  await screen.findByRole('option');
  await user.keyboard('{Enter}3');
  expect(await save()).toMatchObject([{ product_id: 7, quantity: '3 بسته' }]);
});

it('are no longer goods when the name is changed', async () => {
  const stored = { name: 'گاز استریل', product_id: 7, quantity: '2 بسته', amount: 2 };
  const { user, save } = trial([stored]);
  await user.type(name(), ' بزرگ');
  expect(screen.getByText('خارج از انبار')).toBeVisible();
  expect(await save()).toMatchObject([{ name: 'گاز استریل بزرگ', product_id: null, amount: null }]);
});

it('drop the stored amount when the quantity changes', async () => {
  const stored = { name: 'گاز استریل', product_id: 7, quantity: '2 بسته', amount: 2 };
  const { user, save } = trial([stored]);
  expect(quantity()).toHaveValue('۲');
  await user.clear(quantity());
  await user.type(quantity(), '5');
  expect(await save()).toMatchObject([{ product_id: 7, quantity: '5 بسته', amount: null }]);
});

it('are text for users who may not search goods, and stored goods stay until they are changed', async () => {
  const stored = { name: 'گاز استریل', product_id: 7, quantity: '2 بسته', amount: 2 };
  const desk = aLogin({ sections: ['appointments'] });
  const { user, save } = trial([stored], desk);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(add());
  await user.keyboard('پارچه{Enter}دو متر');
  expect(screen.getByRole('textbox', { name: 'نام کالا، ردیف ۲' })).toHaveAccessibleDescription(
    'خارج از انبار',
  );
  expect(await save()).toMatchObject([stored, { name: 'پارچه', product_id: null }]);
});

it('need a number when they are goods', async () => {
  const { user, save } = trial();
  await user.click(add());
  await user.keyboard('گاز');
  await screen.findByRole('option');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await save()).toBeUndefined();
  expect(quantity()).toHaveAccessibleDescription('مقدار کالا الزامی است');
});

it('are marked in lists, too', () => {
  const row = { name: 'پارچه', quantity: '۲ متر' };
  renderScreen(
    <RequiredItems
      items={[
        { ...row, product_id: null },
        { ...row, name: 'گاز', product_id: 7 },
      ]}
    />,
  );
  const [outside, goods] = screen.getAllByRole('listitem');
  expect(within(outside!).getByText('خارج از انبار')).toBeVisible();
  expect(within(goods!).queryByText('خارج از انبار')).not.toBeInTheDocument();
});
