import type { Page } from 'playwright-core';
import { field } from './support/fields';
import { journey } from './support/journey';
import { signIn } from './support/sign-in';
import { transfersOf } from './support/traffic';

const { visit } = journey();

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
const loadsAccent = async (page: Page) =>
  (await transfersOf(page)).some(({ path }) => path.includes('accent'));

it('shows the screens of a clinic in its colour, from the first screen until sign-out', async () => {
  const { page } = await visit();
  await page.goto('/');
  const productAccent = await accentOf(page);
  await signIn(page, 'nima');
  await page.getByRole('navigation').first().waitFor();
  const accent = await accentOf(page);
  expect(accent).not.toBe(productAccent);

  await page.reload();
  await page.getByRole('navigation').first().waitFor();
  expect(await accentOf(page)).toBe(accent);

  await page.getByRole('button', { name: 'خروج' }).first().click();
  await field(page, 'نام کاربری').waitFor();
  expect(await accentOf(page)).toBe(productAccent);
});

it('loads no colour code for a clinic without a colour', async () => {
  const { page } = await visit();
  await signIn(page, 'mina');
  await page.getByRole('navigation').first().waitFor();
  expect(await loadsAccent(page)).toBe(false);
});
