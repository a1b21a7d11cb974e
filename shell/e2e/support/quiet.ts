import type { Page, Request } from 'playwright-core';
import { eventually } from './eventually';

/** Milliseconds without any traffic. */
const quiet = 500;

/** The stream of live events never ends: to the browser it is on its way for ever. */
const isStream = (request: Request) => request.url().endsWith('/api/events');

/**
 * Reports to the registry change nothing on the page. Chromium tells no end of one that was sent while a
 * journey took its routes away.
 */
const isReport = (request: Request) => request.url().endsWith('/api/registry/reports');

interface Traffic {
  /** On their way. */
  open: Set<Request>;
  /** When something last began or ended, in milliseconds. */
  last: number;
  /** Whether the server has answered the stream of live events. */
  live: boolean;
}

const traffic = new WeakMap<Page, Traffic>();

/** Counts what a page sends and gets from now on; called before it goes anywhere. */
export function countTraffic(page: Page): void {
  const seen: Traffic = { open: new Set(), last: Date.now(), live: false };
  traffic.set(page, seen);
  const end = (request: Request) => {
    if (seen.open.delete(request)) seen.last = Date.now();
  };
  page.on('request', (request) => {
    if (isStream(request) || isReport(request)) return;
    seen.open.add(request);
    seen.last = Date.now();
  });
  page.on('response', (response) => {
    if (isStream(response.request())) seen.live = response.ok();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

function trafficOf(page: Page): Traffic {
  const seen = traffic.get(page);
  if (!seen) throw new Error('The traffic of this page is not counted.');
  return seen;
}

/** Waits until the page hears what happens at the server. */
export const untilLive = (page: Page) =>
  eventually(() => Promise.resolve(trafficOf(page).live), true);

/** Waits until nothing has been on its way for a while, the stream of live events aside. */
export async function untilQuiet(page: Page, longest = 20_000): Promise<void> {
  const seen = trafficOf(page);
  for (const until = Date.now() + longest; Date.now() < until;) {
    if (seen.open.size === 0 && Date.now() - seen.last >= quiet) return;
    await page.waitForTimeout(50);
  }
  const urls = [...seen.open].map((request) => request.url()).join(', ');
  throw new Error(`Still on the way: ${urls}`);
}
