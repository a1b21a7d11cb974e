import type { Page } from 'playwright-core';
import { apiOf } from './support/api';
import { journey } from './support/journey';

const { product, open } = journey();

/** Opens the search with its shortcut and types into it. */
async function search(page: Page, words: string) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^جستجوی صفحه/ }).fill(words);
}

/** A patient of the clinic, read from the API. */
async function aPatient() {
  const call = await apiOf(product().address, 'mina');
  const { data } = (await (await call('/patients/pagination?limit=1')).json()) as {
    data: { full_name: string; national_code: string }[];
  };
  const [patient] = data;
  if (!patient) throw new Error('The demo clinic has no patient.');
  return patient;
}

it.each([1366, 390])(
  'finds a patient by their national code at %i pixels, and opens their card',
  async (width) => {
    const { page } = await open('mina', '/clinic/services');
    await page.setViewportSize({ width, height: 800 });
    const { full_name: name, national_code: code } = await aPatient();
    await search(page, code);
    const found = page.getByRole('group', { name: 'زیباجویان' }).getByRole('option');
    await found.getByText(name, { exact: true }).waitFor();
    expect(await found.count()).toBe(1);

    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'ثبت نوبت' }).waitFor();
    await page.keyboard.press('Escape');
    await found.click();
    await page.getByRole('option', { name: 'کارت زیباجو' }).click();
    const card = page.getByRole('dialog', { name });
    await card.getByRole('link', { name: /ثبت نوبت/ }).click();
    await page.waitForURL(/\/clinic\/appointments/);
    await card.waitFor({ state: 'hidden' });
  },
);

it('finds products but no patients for a storekeeper', async () => {
  const { page } = await open('storekeeper', '/clinic/inventory');
  const { full_name: name } = await aPatient();
  await search(page, name);
  await page.getByText('چیزی با این نوشته پیدا نشد.').waitFor();
  await page.getByRole('combobox', { name: /^جستجوی صفحه/ }).fill('سرنگ انسولین');
  await page.getByRole('option', { name: /سرنگ انسولین/ }).click();
  await page.waitForURL(/\/clinic\/inventory\/edit\/\d+/);
});

describe('the help', () => {
  it('says with a key what the screen is for, in the text of the section that is shown', async () => {
    const { page } = await open('storekeeper', '/clinic/inventory/counts');
    await page.getByRole('heading', { level: 1, name: 'شمارش انبار' }).waitFor();
    await page.keyboard.press('Shift+Slash');
    const help = page.getByRole('dialog', { name: 'راهنما', exact: true });
    await help.getByText(/^شمارش‌های انبار/).waitFor();
  });

  it('is reached through the search on a phone', async () => {
    const { page } = await open('storekeeper', '/clinic/services');
    await page.setViewportSize({ width: 390, height: 800 });
    await search(page, '');
    await page.getByRole('button', { name: 'راهنما', exact: true }).click();
    const help = page.getByRole('dialog', { name: 'راهنما', exact: true });
    await help.getByText(/^خدماتی که کلینیک ارائه می‌دهد/).waitFor();
  });
});
