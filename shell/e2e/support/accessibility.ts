import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** The serious and critical findings of axe on the page as it stands: `rule: where`. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  // The page's Content-Security-Policy admits no added script; the debugger's evaluation does.
  await page.evaluate(axe.source);
  const results = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })');
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
