import { rm } from 'node:fs/promises';
import type { BrowserServer } from 'playwright-core';
import { preparedFolder } from './running-product';
import { sharedChromium } from './visitor';

/** Jest calls it after the last journey. */
export default async function tearDown() {
  const { [sharedChromium]: chromium } = globalThis as Partial<
    Record<typeof sharedChromium, BrowserServer>
  >;
  await chromium?.close();
  const folder = process.env[preparedFolder];
  if (folder) await rm(folder, { recursive: true, force: true });
}
