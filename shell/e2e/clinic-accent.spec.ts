import type { Page } from 'playwright-core';
import { journey } from './support/journey';
import { signIn } from './support/sign-in';
import { transfersOf } from './support/traffic';

const { visit } = journey();

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
const loadsAccent = async (page: Page) =>
  (await transfersOf(page)).some(({ path }) => path.includes('accent'));

it('gives the screens of a clinic its colour, from the first one on and until sign-out', async () => {
  const { page } = await visit();
  await page.goto('/');
  const own = await accentOf(page);
  await signIn(page, 'nima');
  await page.getByRole('navigation').first().waitFor();
  const theirs = await accentOf(page);
  expect(theirs).not.toBe(own);

  await page.reload();
  await page.getByRole('navigation').first().waitFor();
  expect(await accentOf(page)).toBe(theirs);

  await page.getByRole('button', { name: 'خروج' }).first().click();
  await page.getByLabel('نام کاربری').waitFor();
  expect(await accentOf(page)).toBe(own);
});

it('loads nothing for it where a clinic has none', async () => {
  const { page } = await visit();
  await signIn(page, 'mina');
  await page.getByRole('navigation').first().waitFor();
  expect(await loadsAccent(page)).toBe(false);
});
