import type { Page } from 'playwright-core';
import { expectTraffic } from './quiet';

/**
 * Goes to an address of the open application like the browser's own buttons do. `page.goto` would load and start the
 * application again, which costs more than most screens. Resolves when the screen has changed.
 */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const isSameScreen = new URL(to, location.href).pathname === location.pathname;
    const heading = document.querySelector('h1');
    if (heading && !isSameScreen) heading.dataset.left = 'yes';
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);
  await page.locator('h1:not([data-left])').first().waitFor();
  expectTraffic(page);
}
