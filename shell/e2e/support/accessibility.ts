import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Milliseconds after which what begins to move now is no entrance any more. */
const entrance = 1000;

/**
 * Waits until everything that comes in has come. Half faded in, a text has a contrast that nobody
 * reads by.
 */
export const untilStill = (page: Page) =>
  page.evaluate(async (longest) => {
    const arriving = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longest);
    await Promise.allSettled(arriving.map(({ finished }) => finished));
  }, entrance);

/** All that axe asks for by itself, and what of WCAG 2.2 AA it leaves to be asked for. */
const options: RunOptions = {
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true } },
};

/** What axe finds on the page as it stands, once it stands still: `rule: where`. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  await untilStill(page);
  // The page's Content-Security-Policy admits no added script; the debugger's evaluation does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const ask = `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`;
  const violations = await page.evaluate<AxeResults['violations']>(ask);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
