import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startProduct, type RunningProduct } from './running-product';
import { newVisitor, openChromium, type Visitor } from './visitor';

type VisitorOptions = Parameters<typeof newVisitor>[2];

/** What a journey has at hand while its tests run. */
export interface Journey {
  /** The product that this file started. */
  product: () => RunningProduct;
  /** A new person at the product; the test fails if their console was not silent. */
  visit: (options?: VisitorOptions) => Promise<Visitor>;
}

/** `E2E_SCREENSHOTS=folder` keeps a picture of every page as its test left it. */
async function keepPicture({ page }: Visitor, index: number) {
  const folder = process.env.E2E_SCREENSHOTS;
  if (!folder || page.isClosed()) return;
  await mkdir(folder, { recursive: true });
  const name = (expect.getState().currentTestName ?? 'page').replaceAll(/[^\w-]+/g, '-');
  await page.screenshot({ path: join(folder, `${name}-${index}.png`), fullPage: true });
}

/** One product and one Chromium for the tests of a file; a browser context per visitor. */
export function journey(settings: NodeJS.ProcessEnv = {}): Journey {
  let product: RunningProduct | undefined;
  let browser: Browser | undefined;
  let visitors: Visitor[] = [];

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(settings), openChromium()]);
  });
  afterEach(async () => {
    const leaving = visitors;
    visitors = [];
    for (const [index, visitor] of leaving.entries()) {
      await keepPicture(visitor, index);
      await visitor.context.close();
    }
    expect(leaving.flatMap(({ problems }) => problems)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const started = () => {
    if (!product || !browser) throw new Error('The product is started before the first test.');
    return { product, browser };
  };
  return {
    product: () => started().product,
    async visit(options) {
      const visitor = await newVisitor(started().browser, started().product.address, options);
      visitors.push(visitor);
      return visitor;
    },
  };
}
