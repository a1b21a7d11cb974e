import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds on the page as it stands on the page as it stands: `rule: where`. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  // The page's Content-Security-Policy admits no added script; the debugger's evaluation does.
  await page.evaluate(axe.source);
  const results = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
