import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { lastPresses } from './last-presses';
import { startProduct, type RunningProduct } from './running-product';
import { signIn } from './sign-in';
import { newVisitor, openChromium, type Visitor, type VisitorOptions } from './visitor';

/** Gives the tests of a journey access to the running product. */
export interface Journey {
  /** The product that was started for this file. */
  product: () => RunningProduct;
  /** Opens a new visitor. The test fails if the console has a problem that is not in `expected`. */
  visit: (options?: VisitorOptions) => Promise<Visitor>;
  /**
   * Opens a signed-in visitor at `path`. Only the first visitor of a file uses the login form; the others
   * share its session. A test that ends a session on the server must use the form itself.
   */
  open: (username: string, path: string) => Promise<Visitor>;
}

/** With `E2E_SCREENSHOTS=folder`, saves a screenshot; called at the end of each test and by some tests. */
export async function saveScreenshot(page: Page, name: string) {
  const folder = process.env.E2E_SCREENSHOTS;
  if (!folder || page.isClosed()) return;
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${name.replaceAll(/[^\w-]+/g, '-')}.png`);
  await page.screenshot({ path, fullPage: true });
}

declare global {
  /** Set by the Jest environment of the journeys. */
  var hasTestFailed: boolean;
}

/** Logs the accessibility tree of the page, which shows why a journey failed. */
async function logPage(page: Page) {
  if (page.isClosed()) return;
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 });
  const presses = await lastPresses(page);
  console.log(`The page at ${page.url()} when the test failed:\n${presses}\n${shown}`);
}

const unexpectedProblems = ({ problems, expected }: Visitor) =>
  problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));

/**
 * Starts one product and one Chromium for the tests of a file. Each visitor has its own browser context. `start` starts
 * a product of another kind.
 */
export function journey(start = startProduct): Journey {
  let product: RunningProduct | undefined;
  let browser: Browser | undefined;
  let visitors: Visitor[] = [];
  const signedIn = new Map<string, VisitorOptions['storage']>();

  beforeAll(async () => {
    const starts = [
      start().then((started) => (product = started)),
      openChromium().then((opened) => (browser = opened)),
    ];
    // If one start fails, the other is still ended below: an open browser would keep the run alive.
    await Promise.allSettled(starts);
    await Promise.all(starts);
  });
  afterEach(async () => {
    const leaving = visitors;
    visitors = [];
    for (const [index, visitor] of leaving.entries()) {
      await saveScreenshot(visitor.page, `${expect.getState().currentTestName ?? 'page'}-${index}`);
      if (globalThis.hasTestFailed) await logPage(visitor.page);
      // Requests that a test answers itself may still be in progress.
      for (const page of visitor.context.pages()) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
      await visitor.context.close();
    }
    expect(leaving.flatMap(unexpectedProblems)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const started = () => {
    if (!product || !browser) throw new Error('The product has not been started.');
    return { product, browser };
  };
  const visit = async (options?: VisitorOptions) => {
    const { product: running, browser: opened } = started();
    const { address, clock } = running;
    const visitor = await newVisitor(opened, address, { clock, ...options });
    visitors.push(visitor);
    return visitor;
  };
  return {
    product: () => started().product,
    visit,
    async open(username, path) {
      const storage = signedIn.get(username);
      const visitor = await visit({ storage });
      if (!storage) {
        await signIn(visitor.page, username);
        signedIn.set(username, await visitor.context.storageState());
      }
      await visitor.page.goto(path);
      return visitor;
    },
  };
}
