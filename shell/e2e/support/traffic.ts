import type { Page } from 'playwright-core';

/** One answer on the wire. */
export interface Transfer {
  path: string;
  /** Bytes of the body as they crossed the wire, compressed. */
  bytes: number;
  /** When it had come, in milliseconds of the page's clock. */
  end: number;
}

/** Everything that the page has loaded since it was opened, itself included, in the order it came. */
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

/** The moment, of the page's clock, in which something first stands in the page. */
export const momentOf = (page: Page, selector: string): Promise<number> =>
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
