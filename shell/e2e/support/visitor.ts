import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { setBrowserClock, type JourneyClock } from './clock';
import { notePresses } from './last-presses';
import { watchTraffic } from './quiet';

/** Starts Chromium without background traffic, and without a sandbox, which root does not allow. */
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

/** A user with their own browser context: a page, and all problems in its console. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, uncaught errors. */
  problems: string[];
  /** Problems that a test causes on purpose, such as an answer with status 401. */
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
  /** The clock of the pages; the machine's clock by default. */
  clock?: JourneyClock;
  /** The stored state of an earlier visit. */
  storage?: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Opens a browser context with Tehran's time zone and an ordinary screen. */
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
  if (scripts) await notePresses(context);
  const problems: string[] = [];
  context.on('page', (page) => {
    listen(page, problems);
    watchTraffic(page);
  });
  return { page: await context.newPage(), context, problems, expected: [] };
}
