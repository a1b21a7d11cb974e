import { journey } from './support/journey';
import { demoPassword } from './support/sign-in';
import { watchTraffic, type Transfer } from './support/traffic';

const { visit } = journey();

const bytesOf = (transfers: Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);
const scriptsOf = (transfers: Transfer[]) => transfers.filter(({ type }) => type === 'Script');

it('needs one small answer until one can sign in, and few more for the whole login page', async () => {
  const { page } = await visit();
  const traffic = await watchTraffic(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const transfers = traffic.take();

  const [document] = transfers;
  expect(document?.type).toBe('Document');
  expect(document?.bytes).toBeLessThanOrEqual(10_000);
  expect(transfers.map(({ url }) => url).length).toBeLessThanOrEqual(4);
  expect(bytesOf(scriptsOf(transfers))).toBeLessThanOrEqual(120_000);
});

it('needs few more to the first section after signing in', async () => {
  const { page } = await visit();
  const traffic = await watchTraffic(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('نام کاربری').fill('storekeeper');
  await page.getByLabel('رمز عبور', { exact: true }).fill(demoPassword);
  traffic.take();
  await page.getByRole('button', { name: 'ورود', exact: true }).click();
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
  const transfers = traffic.take();

  expect(transfers.map(({ url, bytes }) => ({ url, bytes })).length).toBeLessThanOrEqual(4);
  expect(bytesOf(transfers)).toBeLessThanOrEqual(40_000);
});

it('is usable before any script has come', async () => {
  const { page } = await visit({ scripts: false });
  await page.goto('/');
  await page.getByLabel('نام کاربری').fill('storekeeper');
  await page.getByLabel('رمز عبور', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'ورود', exact: true }).click();

  await page.waitForURL('**/login');
  expect(await page.getByLabel('نام کاربری').isEditable()).toBe(true);
});
