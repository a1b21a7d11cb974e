import { field, list } from './support/fields';
import { galleryVisits } from './support/gallery-visits';

const { open } = galleryVisits();

it('searches, moves and chooses in a combobox with the keyboard alone, and leaves it with Tab', async () => {
  const page = await open('choice-fields');
  const form = page.getByRole('region', { name: 'خالی' });
  const patient = list(form, 'زیباجو');
  await list(form, 'بیمه').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('سارا');
  const options = page.getByRole('listbox', { name: 'زیباجو' }).getByRole('option');
  await options.nth(1).waitFor();
  expect(await options.allTextContents()).toEqual([
    expect.stringContaining('سارا رضایی'),
    expect.stringContaining('سارا احمدی'),
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await patient.inputValue()).toBe('سارا احمدی');
  expect(await options.count()).toBe(0);

  await page.keyboard.press('ArrowDown');
  await options.first().waitFor();
  await page.keyboard.press('Escape');
  await options.first().waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(
    await form.getByRole('radio', { name: 'آقا' }).evaluate((one) => one.matches(':focus')),
  ).toBe(true);
});

it('keeps the caret position while typing amounts and card numbers', async () => {
  const page = await open('text-fields');
  const form = page.getByRole('region', { name: 'خالی' });
  const fee = field(form, 'تعرفه');
  await fee.focus();
  await page.keyboard.type('۱۲۵۰۰۰۰');
  expect(await fee.inputValue()).toBe('۱٬۲۵۰٬۰۰۰');
  await page.keyboard.press('Home');
  await page.keyboard.type('۹');
  await page.keyboard.type('۸');
  expect(await fee.inputValue()).toBe('۹۸۱٬۲۵۰٬۰۰۰');
  await form.getByText('نهصد و هشتاد و یک میلیون و دویست و پنجاه هزار تومان').waitFor();

  const card = field(form, 'شماره کارت');
  await card.focus();
  await page.keyboard.type('62198610');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Backspace']) {
    await page.keyboard.press(key);
  }
  expect(await card.inputValue()).toBe('6219 610');
  await page.keyboard.type('۸');
  expect(await card.inputValue()).toBe('6219 8610');
  await form.getByText('سامان').waitFor();
});
