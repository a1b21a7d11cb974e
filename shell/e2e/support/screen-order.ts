import type { Page } from 'playwright-core';
import { accessibilityFindings, colourFindings } from './accessibility';
import { keepPicture, type Journey } from './journey';
import { untilQuiet } from './quiet';
import { findIds, screens } from './screens';
import { signIn } from './sign-in';

const widths = [1366, 768, 390] as const;
/** CSS pixels at which everything must still be read without scrolling sideways (WCAG 1.4.10). */
const narrowest = 320;

async function reflowFaultsOf(page: Page): Promise<string[]> {
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }));
  return scrollWidth > innerWidth ? [`scrolls sideways: ${scrollWidth}`] : [];
}

/** The shell's bar stands in one line, and the product's name in it is whole or not there. */
async function barFaultsOf(page: Page): Promise<string[]> {
  const bar = await page.evaluate(() => {
    const header = document.querySelector<HTMLElement>('body header[aria-label]');
    const name = header?.querySelector('strong');
    return {
      height: header?.offsetHeight ?? 0,
      isNameCut: name ? name.scrollWidth > name.clientWidth : false,
    };
  });
  return [
    ...(bar.height > 72 ? [`has a top bar of ${bar.height} pixels`] : []),
    ...(bar.isNameCut ? ["cuts the product's name"] : []),
  ];
}

/** What is not as every screen must be: a sentence for each fault. */
async function faultsOf(page: Page): Promise<string[]> {
  const headings = await page.getByRole('heading', { level: 1 }).count();
  const title = await page.title();
  return [
    ...(await reflowFaultsOf(page)),
    ...(await barFaultsOf(page)),
    ...(headings === 1 ? [] : [`has ${headings} headings`]),
    ...(/^.+ \| زیبا$/.test(title) ? [] : [`has the title «${title}»`]),
    ...(await accessibilityFindings(page)),
  ];
}

const widen = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Colours change at once: with transitions an inherited one arrives a frame later with each level. */
async function stopTransitions(page: Page) {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
  });
}

/** Waits until nothing is on its way: neither code nor data. */
async function untilSettled(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilQuiet(page);
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
}

/** What is wrong with the screen that stands there, at every width and in both schemes. */
async function faultsEverywhere(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  const note = (where: string, found: string[]) =>
    faults.push(...found.map((fault) => `${name} ${where}: ${fault}`));
  for (const width of widths) {
    await widen(page, width);
    await keepPicture(page, `${name} ${width}`);
    note(`at ${width}`, await faultsOf(page));
  }
  await stopTransitions(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  note('in the dark', await colourFindings(page));
  await page.emulateMedia({ colorScheme: 'light' });
  await widen(page, narrowest);
  note(`at ${narrowest}`, await reflowFaultsOf(page));
  return faults;
}

/** Goes through the screens of a group as its user, and finds each in order at every width. */
export async function expectOrder({ product, visit }: Journey, group: string) {
  const [username = ''] = group.split(':');
  const ids = await findIds(product());
  const { page } = await visit();
  if (username !== 'nobody') await signIn(page, username);
  const faults: string[] = [];
  for (const address of screens[group] ?? []) {
    await widen(page, widths[0]);
    await page.goto(address.replaceAll(/:[a-z]+/g, (placeholder) => ids[placeholder] ?? ''));
    await untilSettled(page);
    faults.push(...(await faultsEverywhere(page, `${username} ${address}`)));
  }
  expect(faults).toEqual([]);
}
