import type { Page } from 'playwright-core';
import { accessibilityFindings, colourFindings } from './accessibility';
import { saveScreenshot, type Journey } from './journey';
import { untilNothingBusy, untilQuiet } from './quiet';
import { findIds } from './screen-ids';
import { signIn } from './sign-in';
import { textFaultsOf } from './text-boxes';

const widths = [1366, 768, 390] as const;
/** Widths at which the accessibility rules are checked; between them only the layout is. */
const ruled: readonly number[] = [1366, 390];
/** The width in CSS pixels at which nothing may scroll sideways (WCAG 1.4.10). */
const reflowWidth = 320;

async function reflowFaultsOf(page: Page): Promise<string[]> {
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }));
  return scrollWidth > innerWidth ? [`scrolls sideways: ${scrollWidth}`] : [];
}

/** Checks that the top bar has one line, and that the product's name is not cut. */
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

/** The faults of the current screen at a width: a sentence for each. */
async function faultsOf(page: Page, width: number): Promise<string[]> {
  const headings = await page.getByRole('heading', { level: 1 }).count();
  const title = await page.title();
  return [
    ...(await reflowFaultsOf(page)),
    ...(await barFaultsOf(page)),
    ...(await textFaultsOf(page)),
    ...(headings === 1 ? [] : [`has ${headings} headings`]),
    ...(/^.+ \| زیبا$/.test(title) ? [] : [`has the title «${title}»`]),
    ...(ruled.includes(width) ? await accessibilityFindings(page) : []),
  ];
}

/** Sets the width and waits until what depends on it is drawn, also what React draws after the browser's own. */
async function setWidth(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Removes transitions, so that a change of the colour scheme is complete at once. */
async function stopTransitions(page: Page) {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
  });
}

/** Waits until code and data are loaded. */
async function untilSettled(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilQuiet(page);
  await untilNothingBusy(page);
}

/** The faults of the current screen at every width and in both colour schemes. */
async function faultsEverywhere(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  const note = (where: string, found: string[]) =>
    faults.push(...found.map((fault) => `${name} ${where}: ${fault}`));
  for (const width of widths) {
    await setWidth(page, width);
    await saveScreenshot(page, `${name} ${width}`);
    note(`at ${width}`, await faultsOf(page, width));
  }
  await stopTransitions(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const width of ruled.toReversed()) {
    await setWidth(page, width);
    note(`at ${width} in the dark`, await colourFindings(page));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await setWidth(page, reflowWidth);
  note(`at ${reflowWidth}`, await reflowFaultsOf(page));
  return faults;
}

/** Visits addresses of a group as its user, and expects no faults at any width. */
export async function checkScreens(
  { product, visit }: Journey,
  group: string,
  addresses: readonly string[],
) {
  const [username = ''] = group.split(':');
  const ids = await findIds(product());
  const { page } = await visit();
  if (username !== 'nobody') await signIn(page, username);
  const faults: string[] = [];
  for (const address of addresses) {
    await setWidth(page, widths[0]);
    await page.goto(address.replaceAll(/:[a-z]+/g, (placeholder) => ids[placeholder] ?? ''));
    await untilSettled(page);
    faults.push(...(await faultsEverywhere(page, `${username} ${address}`)));
  }
  expect(faults).toEqual([]);
}
