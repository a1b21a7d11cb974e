import { accessibilityFindings } from './support/accessibility';
import { journey } from './support/journey';
import { signIn } from './support/sign-in';

const { visit } = journey();

it('brings a storekeeper from the login form to the inventory', async () => {
  const { page } = await visit();
  await signIn(page, 'storekeeper');

  await page.getByRole('heading', { level: 1, name: 'انبارداری' }).waitFor();
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
  expect(new URL(page.url()).pathname).toBe('/clinic/inventory');
  expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual(
    expect.arrayContaining(['خدمات', 'انبارداری']),
  );
  expect(await accessibilityFindings(page)).toEqual([]);
});

it('has a login form that anybody can use', async () => {
  const { page } = await visit({ width: 390, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'ورود', exact: true }).waitFor();

  expect(await accessibilityFindings(page)).toEqual([]);
});

it('works by keyboard alone', async () => {
  const { page } = await visit();
  await page.goto('/');
  await page.getByLabel('نام کاربری').focus();
  await page.keyboard.type('storekeeper');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ziba@1405');
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { level: 1, name: 'انبارداری' }).waitFor();
});
