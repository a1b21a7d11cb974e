import { screen } from '@testing-library/react';
import { z } from 'zod';
import { renderScreen } from '../../testing/render-screen';
import { Form } from '../forms/form';
import { CardField } from './card-field';
import { ShebaField } from './sheba-field';

const schema = z.object({ card: z.string().optional(), sheba: z.string().optional() });
type Values = z.input<typeof schema>;

function trial(stored?: Values) {
  const sent: unknown[] = [];
  const { user } = renderScreen(
    <Form
      schema={schema}
      reload={() => undefined}
      stored={stored}
      draft="bank"
      submit="ثبت"
      onSubmit={(values) => sent.push(values)}
    >
      <CardField<Values> name="card" label="شماره کارت" />
      <ShebaField<Values> name="sheba" label="شماره شبا" />
    </Form>,
  );
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'ثبت' }));
    return sent.at(-1);
  };
  return { user, save };
}

const card = () => screen.getByLabelText<HTMLInputElement>('شماره کارت');
const sheba = () => screen.getByLabelText<HTMLInputElement>('شماره شبا');

it('groups a card while typing, keeps the caret and names the bank', async () => {
  const { user, save } = trial();
  await user.type(card(), '۶۲۱۹۸۶۱۰۳۴۵۲۹۰۰');
  expect(card()).toHaveValue('6219 8610 3452 900');
  expect(card()).toHaveAccessibleDescription('سامان');

  await user.type(card(), '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 });
  expect(card()).toHaveValue('6219 6103 4529 00');
  expect(card().selectionStart).toBe(4);
  await user.keyboard('8');
  expect(card()).toHaveValue('6219 8610 3452 900');
  await user.type(card(), '7');
  expect(await save()).toEqual({ card: '6219861034529007' });
});

it('reads a pasted card number, and warns about a wrong one without refusing it', async () => {
  const { user, save } = trial();
  await user.click(card());
  await user.paste('کارت: ۶۲۱۹-۸۶۱۰-۳۴۵۲-۹۰۰۸');
  expect(screen.getByText(/رقم کنترلی این شماره کارت درست نیست/)).toBeVisible();
  expect(await save()).toEqual({ card: '6219861034529008' });
});

it('warns about a number that is too short only after the field was left', async () => {
  const { user } = trial();
  await user.type(card(), '6219');
  expect(card()).toHaveAccessibleDescription('۴ از ۱۶ رقم');
  await user.tab();
  expect(screen.getByText(/از ۱۶ رقم، ۴ رقم وارد شده است/)).toBeVisible();
  await user.click(card());
  expect(screen.queryByText(/رقم وارد شده است/)).not.toBeInTheDocument();
});

it('keeps all digits of a card number that is too long, with a warning', async () => {
  const { user, save } = trial();
  await user.type(card(), '621986103452900712');
  expect(card()).toHaveValue('6219 8610 3452 9007 12');
  expect(card()).toHaveAccessibleDescription(/۱۸ رقم وارد شده است؛ این شماره ۱۶ رقم دارد/);
  expect(await save()).toEqual({ card: '621986103452900712' });
});

it('shows IR before a Sheba number, pasted with IR or without', async () => {
  const { user, save } = trial();
  await user.click(sheba());
  await user.paste('IR82 0540 1026 8002 0817 9090 02');
  expect(sheba()).toHaveValue('82 0540 1026 8002 0817 9090 02');
  expect(screen.getByText('IR')).toBeVisible();
  expect(sheba()).toHaveAccessibleDescription('پارسیان');
  expect(await save()).toEqual({ sheba: 'IR820540102680020817909002' });

  await user.clear(sheba());
  expect(await save()).toEqual({ sheba: '' });
});

it('shows stored numbers in groups', () => {
  trial({ card: '6219861034529007', sheba: 'IR820540102680020817909002' });
  expect(card()).toHaveValue('6219 8610 3452 9007');
  expect(sheba()).toHaveValue('82 0540 1026 8002 0817 9090 02');
});

it('stores no card number in a draft', async () => {
  const { user } = trial();
  await user.type(card(), '6219861034529007');
  await user.type(sheba(), '82');
  const kept = JSON.stringify({ ...sessionStorage });
  expect(kept).toContain('IR82');
  expect(kept).not.toContain('62198610');
});
