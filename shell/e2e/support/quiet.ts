import type { Page, Request } from 'playwright-core';
import { eventually } from './eventually';

/** The page is quiet after this time without traffic. */
const quietMs = 500;

/** The stream of live events is a request that never ends. */
const isStream = (request: Request) => request.url().endsWith('/api/events');

/**
 * Reports to the registry change nothing on the page. Chromium does not report the end of one that was sent
 * while a journey removed its routes.
 */
const isReport = (request: Request) => request.url().endsWith('/api/registry/reports');

interface Traffic {
  /** Requests in progress. */
  open: Set<Request>;
  /** When a request last began or ended, in milliseconds since 1970. */
  last: number;
  /** Whether the server has answered the stream of live events. */
  live: boolean;
}

const traffic = new WeakMap<Page, Traffic>();

/** Watches the requests of a page. Call it before the page opens an address. */
export function watchTraffic(page: Page): void {
  const watched: Traffic = { open: new Set(), last: Date.now(), live: false };
  traffic.set(page, watched);
  const end = (request: Request) => {
    if (watched.open.delete(request)) watched.last = Date.now();
  };
  page.on('request', (request) => {
    if (isStream(request) || isReport(request)) return;
    watched.open.add(request);
    watched.last = Date.now();
  });
  page.on('response', (response) => {
    if (isStream(response.request())) watched.live = response.ok();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

function trafficOf(page: Page): Traffic {
  const watched = traffic.get(page);
  if (!watched) throw new Error('The traffic of this page is not watched.');
  return watched;
}

/** Waits until the page is connected to the stream of live events. */
export const untilLive = (page: Page) =>
  eventually(() => Promise.resolve(trafficOf(page).live), true);

/** Waits until no request has been in progress for a while, except the stream of live events. */
export async function untilQuiet(page: Page, timeoutMs = 20_000): Promise<void> {
  const watched = trafficOf(page);
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline;) {
    if (watched.open.size === 0 && Date.now() - watched.last >= quietMs) return;
    await page.waitForTimeout(50);
  }
  const urls = [...watched.open].map((request) => request.url()).join(', ');
  throw new Error(`Still in progress: ${urls}`);
}

/**
 * Waits until no part of the page is loading. A locator would not do: it fails when two parts load at the same time.
 */
export const untilNothingBusy = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
