import { journey } from './support/journey';
import { demoPassword } from './support/sign-in';
import { watchTraffic, type Transfer } from './support/traffic';

const { visit } = journey();

const bytesOf = (transfers: Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);
const scriptsOf = (transfers: Transfer[]) => transfers.filter(({ type }) => type === 'Script');

/** Fails with the list of what was loaded, so that the culprit is seen at once. */
function expectWithin(transfers: Transfer[], most: { requests: number; bytes?: number }) {
  const seen = { requests: transfers.length, bytes: bytesOf(transfers) };
  const isWithin = seen.requests <= most.requests && seen.bytes <= (most.bytes ?? Infinity);
  if (isWithin) return;
  const lines = transfers.map(({ url, bytes }) => `  ${bytes} ${url}`).join('\n');
  throw new Error(`${JSON.stringify(seen)} is over ${JSON.stringify(most)}:\n${lines}`);
}

it('needs one small answer until one can sign in, and few more for the whole login page', async () => {
  const { page } = await visit();
  const traffic = await watchTraffic(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const transfers = traffic.take();

  expect(transfers[0]?.type).toBe('Document');
  expectWithin(transfers.slice(0, 1), { requests: 1, bytes: 10_000 });
  expectWithin(transfers, { requests: 4 });
  expectWithin(scriptsOf(transfers), { requests: 3, bytes: 120_000 });
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

  expectWithin(traffic.take(), { requests: 4, bytes: 40_000 });
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
