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

/** What a change of colours alone can break. */
const ofColours: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['color-contrast', 'link-in-text-block'],
};

async function findings(page: Page, asked: RunOptions): Promise<string[]> {
  await untilStill(page);
  // The page's Content-Security-Policy admits no added script; the debugger's evaluation does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const ask = `axe.run(${JSON.stringify(asked)}).then(({ violations }) => violations)`;
  const violations = await page.evaluate<AxeResults['violations']>(ask);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** What axe finds on the page as it stands, once it stands still: `rule: where`. */
export const accessibilityFindings = (page: Page) => findings(page, options);

/** The same of its colours alone, where everything else has been asked for in the other scheme. */
export const colourFindings = (page: Page) => findings(page, ofColours);
