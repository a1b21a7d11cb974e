import { chromium } from 'playwright-core';

/** A worker that has no next file after this time, in milliseconds, ends; its Chromium must not keep it alive. */
const idle = 20;

/** No background traffic, and no sandbox, which root does not allow. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

let opened;
let closing;

/** The Chromium of this worker, which serves one file after another. It ends with the worker, also when that is killed. */
export async function takeChromium() {
  clearTimeout(closing);
  if (!opened?.isConnected()) {
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    opened = await chromium.launch({ executablePath, args });
  }
  return opened;
}

/** Closes what a file has left open; returns a sentence part for each. The Chromium is kept for the next file. */
export async function returnChromium() {
  const left = [];
  for (const context of opened?.contexts() ?? []) {
    left.push(
      `a browser context with ${
        context
          .pages()
          .map((page) => page.url())
          .join(' ') || 'no page'
      }`,
    );
    await context.close();
  }
  closing = setTimeout(() => {
    const last = opened;
    opened = undefined;
    void last?.close();
  }, idle);
  return left;
}
