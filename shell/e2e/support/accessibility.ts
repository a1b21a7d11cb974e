import axe, { type AxeResults, type RunOptions, type Spec } from 'axe-core';
import type { Page } from 'playwright-core';

/** Animations that end within this time are entrances; longer ones are not waited for. */
const entranceMs = 1000;

/**
 * Waits until all entrance animations have ended. A half faded-in text would fail the contrast check.
 */
export const untilAnimationsEnd = (page: Page) =>
  page.evaluate(async (maxMs) => {
    const entrances = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= maxMs);
    await Promise.allSettled(entrances.map(({ finished }) => finished));
  }, entranceMs);

/** The default rules of axe, and the rule of WCAG 2.2 AA that is off by default. */
const allOptions: RunOptions = {
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true } },
};

/** The rules that a change of colours can break. */
const colourOptions: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['color-contrast', 'link-in-text-block'],
};

/** Large letters must have the contrast of small ones, 4.5 : 1: the rules of axe are content with 3 : 1. */
const contrast: Spec = {
  checks: [{ id: 'color-contrast', options: { contrastRatio: { large: { expected: 4.5 } } } }],
};

async function findings(page: Page, options: RunOptions): Promise<string[]> {
  await untilAnimationsEnd(page);
  // The page's Content-Security-Policy admits no added script; the debugger's evaluation does.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(`${axe.source}; axe.configure(${JSON.stringify(contrast)})`);
  }
  const script = `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`;
  const violations = await page.evaluate<AxeResults['violations']>(script);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** The violations that axe finds after all animations have ended, each as `rule: element`. */
export const accessibilityFindings = (page: Page) => findings(page, allOptions);

/** Only the violations of colour rules; use it when the other scheme was checked with all rules. */
export const colourFindings = (page: Page) => findings(page, colourOptions);
