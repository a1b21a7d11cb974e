import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { setBrowserClock, type JourneyClock } from './clock';
import { countTraffic } from './quiet';

/** Chromium as the tests want it: no traffic of its own, and no sandbox where root forbids one. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ],
  });
}

/** Somebody with a browser of their own: a page, and everything that went wrong in it. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, uncaught errors. */
  problems: string[];
  /** What a test makes the browser itself complain of, such as an answer with status 401. */
  expected: RegExp[];
}

function listen(page: Page, problems: string[]) {
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem)
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
}

export interface VisitorOptions {
  /** Pixels. */
  width?: number;
  height?: number;
  scripts?: boolean;
  /** What the pages take the time to be; the machine's clock when left out. */
  clock?: JourneyClock;
  /** What the browser keeps from an earlier visit. */
  storage?: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Opens a page at `address` as a person in Tehran with an ordinary screen. */
export async function newVisitor(
  browser: Browser,
  address: string,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const { width = 1366, height = 900, scripts = true, clock, storage } = options;
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    javaScriptEnabled: scripts,
    reducedMotion: 'reduce',
    storageState: storage,
  });
  context.setDefaultTimeout(20_000);
  if (clock) await setBrowserClock(context, clock);
  const problems: string[] = [];
  context.on('page', (page) => {
    listen(page, problems);
    countTraffic(page);
  });
  return { page: await context.newPage(), context, problems, expected: [] };
}
