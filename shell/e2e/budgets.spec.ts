import type { Page } from 'playwright-core';
import { fill, untilHolds } from './support/fields';
import { journey } from './support/journey';
import { demoPassword } from './support/sign-in';
import { timeOfAppearance, transfersOf, type Transfer } from './support/traffic';

const { visit } = journey();

const isScript = ({ path }: Transfer) => path.endsWith('.js');
const storekeeper = { 'نام کاربری': 'storekeeper', 'رمز عبور': demoPassword };

/** Fails with the list of all transfers, so that the cause is visible. */
function expectWithin(transfers: Transfer[], limit: { requests: number; bytes: number }) {
  const bytes = transfers.reduce((sum, transfer) => sum + transfer.bytes, 0);
  if (transfers.length <= limit.requests && bytes <= limit.bytes) return;
  const seen = { requests: transfers.length, bytes };
  const lines = transfers.map((transfer) => `  ${transfer.bytes} ${transfer.path}`).join('\n');
  throw new Error(`${JSON.stringify(seen)} is over ${JSON.stringify(limit)}:\n${lines}`);
}

async function openLogin() {
  const { page } = await visit();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  return page;
}

/** The pointer would come to stand over an entry of the menu, whose section is then loaded ahead. */
const signInByKeyboard = (page: Page) => page.keyboard.press('Enter');

/**
 * Holds back the code that the shell loads after a timer, for the live connection. Without this, it would be counted on
 * a machine that shows the first row later than the timer. If the first row needed this code, it would never appear.
 */
async function holdLivePart(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/(live|overlays)\.[0-9a-f]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

it('needs one small answer before the login form works', async () => {
  const { page } = await visit();
  await page.route('**/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await fill(page, storekeeper);
  await untilHolds(page, 'نام کاربری', 'storekeeper');
  expectWithin((await transfersOf(page)).slice(0, 1), { requests: 1, bytes: 10_000 });
});

it('needs few and small answers for the complete login page', async () => {
  const transfers = await transfersOf(await openLogin());
  expectWithin(transfers.filter(isScript), { requests: 3, bytes: 120_000 });
  expectWithin(transfers, { requests: 4, bytes: 180_000 });
});

it('needs few and small further answers until the first section is shown', async () => {
  const page = await openLogin();
  const before = (await transfersOf(page)).length;
  const release = await holdLivePart(page);
  await fill(page, storekeeper);
  // Later transfers, such as the options of a filter, did not delay the rows.
  const firstRow = timeOfAppearance(page, 'main [role=table] tbody tr[role=row]');
  await signInByKeyboard(page);
  const moment = await firstRow;
  release();
  const more = (await transfersOf(page)).slice(before).filter(({ end }) => end <= moment);
  expectWithin(more, { requests: 4, bytes: 40_000 });
});

describe('the dashboard of a clinic administrator', () => {
  const administrator = { 'نام کاربری': 'mina', 'رمز عبور': demoPassword };
  /** A text that is only in the code of the calendar. */
  const ofCalendars = /ماه قبل|jalali-moment|jDaysInMonth/;

  async function land() {
    const page = await openLogin();
    const before = (await transfersOf(page)).length;
    const release = await holdLivePart(page);
    await fill(page, administrator);
    const firstRow = timeOfAppearance(page, 'main [role=table] tbody tr[role=row]');
    await signInByKeyboard(page);
    const moment = await firstRow;
    release();
    const scripts = async () => (await transfersOf(page)).slice(before).filter(isScript);
    return { page, moment, scripts };
  }

  it('needs few scripts before its first row, and no calendar', async () => {
    const { page, moment, scripts } = await land();
    const first = (await scripts()).filter(({ end }) => end <= moment);
    expectWithin(first, { requests: 4, bytes: 50_000 });
    for (const { path } of first) {
      expect(await (await page.request.get(path)).text()).not.toMatch(ofCalendars);
    }
  });

  it('needs few more scripts until everything in view is shown', async () => {
    const { page, scripts } = await land();
    await page.getByRole('article', { name: 'ثبت‌شده برای امروز' }).waitFor();
    await page.getByRole('meter').waitFor();
    await page.waitForLoadState('networkidle');
    expectWithin(await scripts(), { requests: 10, bytes: 75_000 });
  });

  it('loads the calendar when it is scrolled into view', async () => {
    const { page, scripts } = await land();
    const calendar = page.getByRole('region', { name: 'تقویم نوبت‌ها' });
    await calendar.scrollIntoViewIfNeeded();
    await calendar.getByRole('grid').waitFor();
    const texts = await Promise.all(
      (await scripts()).map(async ({ path }) => (await page.request.get(path)).text()),
    );
    expect(texts.some((text) => ofCalendars.test(text))).toBe(true);
  });
});
