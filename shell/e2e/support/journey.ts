import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startProduct, type RunningProduct } from './running-product';
import { signIn } from './sign-in';
import { newVisitor, openChromium, type Visitor, type VisitorOptions } from './visitor';

/** What a journey has at hand while its tests run. */
export interface Journey {
  /** The product that this file started. */
  product: () => RunningProduct;
  /** A new person at the product; the test fails if their console said what is not `expected`. */
  visit: (options?: VisitorOptions) => Promise<Visitor>;
  /**
   * A visitor who is signed in, at `path`. Only the first of a file uses the form; the others find the
   * same session in their browser, so who ends a session on the server signs in by the form instead.
   */
  open: (username: string, path: string) => Promise<Visitor>;
}

/** `E2E_SCREENSHOTS=folder` keeps a picture of every page as its test left it, and of what a test names. */
export async function keepPicture(page: Page, name: string) {
  const folder = process.env.E2E_SCREENSHOTS;
  if (!folder || page.isClosed()) return;
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${name.replaceAll(/[^\w-]+/g, '-')}.png`);
  await page.screenshot({ path, fullPage: true });
}

declare global {
  /** Set by the environment that journeys run in. */
  var hasTestFailed: boolean;
}

/** What the page shows to a screen reader: where no picture can be kept, it says why a journey failed. */
async function tellPage(page: Page) {
  if (page.isClosed()) return;
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 });
  console.log(`The page at ${page.url()} when the test failed:\n${shown}`);
}

const complaints = ({ problems, expected }: Visitor) =>
  problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));

/** One product and one Chromium for the tests of a file; a browser context per visitor. */
export function journey(): Journey {
  let product: RunningProduct | undefined;
  let browser: Browser | undefined;
  let visitors: Visitor[] = [];
  const signedIn = new Map<string, VisitorOptions['storage']>();

  beforeAll(async () => {
    const starts = [
      startProduct().then((started) => (product = started)),
      openChromium().then((opened) => (browser = opened)),
    ];
    // What did start is ended below, also when the other did not: an open browser keeps the run alive.
    await Promise.allSettled(starts);
    await Promise.all(starts);
  });
  afterEach(async () => {
    const leaving = visitors;
    visitors = [];
    for (const [index, visitor] of leaving.entries()) {
      await keepPicture(visitor.page, `${expect.getState().currentTestName ?? 'page'}-${index}`);
      if (globalThis.hasTestFailed) await tellPage(visitor.page);
      // What a test answers in the server's place may still be on its way.
      for (const page of visitor.context.pages()) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
      await visitor.context.close();
    }
    expect(leaving.flatMap(complaints)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const started = () => {
    if (!product || !browser) throw new Error('The product is started before the first test.');
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
