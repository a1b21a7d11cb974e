import type { Page } from 'playwright-core';
import { eventually } from './support/eventually';
import { field, press } from './support/fields';
import { journey } from './support/journey';
import { untilLive } from './support/quiet';
import { signIn } from './support/sign-in';
import { transfersOf } from './support/traffic';

const { visit, open } = journey();

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

/** Whether the part that follows changes of user and clinic, loaded a while after the page, has asked for the plan. */
const followsChanges = async (page: Page) => {
  const transfers = await transfersOf(page);
  const loaded = transfers.findIndex(({ path }) => /\/live\.\w+\.js$/.test(path));
  return loaded >= 0 && transfers.slice(loaded).some(({ path }) => path.endsWith('/api/registry'));
};

it('is seen in another open browser of the clinic within two seconds', async () => {
  const { page: manager } = await open('mina', '/clinic/settings/clinic/general/edit');
  const { page: desk } = await open('reception', '/clinic/appointments');
  await desk.getByRole('navigation').first().waitFor();
  await untilLive(desk);
  await eventually(() => followsChanges(desk), true);
  const before = await accentOf(desk);
  const choose = async (name: string) => {
    await manager.getByRole('radio', { name, exact: true }).check();
    const pressedAt = performance.now();
    await press(manager, 'ذخیره تغییرات');
    return pressedAt;
  };
  const start = await choose('سبزآبی');
  await desk.waitForFunction(
    (old) => getComputedStyle(document.documentElement).getPropertyValue('--accent') !== old,
    before,
    { timeout: 10_000 },
  );
  expect(performance.now() - start).toBeLessThan(2_000);

  // The other journeys of this file know the clinic without a colour.
  await manager.waitForURL('**/clinic/settings');
  await manager.goto('/clinic/settings/clinic/general/edit');
  await choose('رنگ زیبا');
  await manager.waitForURL('**/clinic/settings');
});
