import type { Page } from 'playwright-core';

/** The row that contains a text. */
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** The texts of a column, from top to bottom; waits for at least `least` rows. */
export async function column(page: Page, heading: string, least = 0): Promise<string[]> {
  const cells = page.locator(`[role=cell][data-title="${heading}"]`);
  if (least > 0) await cells.nth(least - 1).waitFor();
  return cells.allTextContents();
}
