import type { Page } from 'playwright-core';

/** One transferred file or answer. */
export interface Transfer {
  path: string;
  /** Transferred bytes of the body (compressed). */
  bytes: number;
  /** When it was complete, in milliseconds since the page was opened. */
  end: number;
}

/** Everything that the page has loaded, including itself, in order of completion. */
export async function transfersOf(page: Page): Promise<Transfer[]> {
  const transfers = await page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => name.startsWith('http'))
      .map(({ name, encodedBodySize, responseEnd }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
        end: responseEnd,
      }));
  });
  return transfers.sort((one, other) => one.end - other.end);
}

/** When an element first appears on the page, in milliseconds since the page was opened. */
export const timeOfAppearance = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((found) => {
        const look = () => {
          if (!document.querySelector(wanted)) return;
          observer.disconnect();
          found(performance.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true });
        look();
      }),
    selector,
  );
