import type { Browser, Page } from 'playwright-core';
import { startGallery, type RunningGallery } from './running-gallery';
import { newVisitor, openChromium, type Visitor } from './visitor';

interface Visit {
  /** Pixels. */
  width?: number;
  colorScheme?: 'light' | 'dark';
  /** The current time of its pages; the clock of the machine by default. */
  now?: string;
}

/** Gives the tests of a file access to the gallery. */
export interface GalleryVisits {
  /** Opens a page of the gallery, by its address below `#/`. The test fails if the console has an error or warning. */
  open: (path: string, visit?: Visit) => Promise<Page>;
}

/** Starts one gallery and one Chromium for the tests of a file. Each visit has its own browser context. */
export function galleryVisits(): GalleryVisits {
  let gallery: RunningGallery | undefined;
  let browser: Browser | undefined;
  let visitors: Visitor[] = [];

  beforeAll(async () => {
    const starts = [
      startGallery().then((started) => (gallery = started)),
      openChromium().then((opened) => (browser = opened)),
    ];
    // If one start fails, the other is still ended below: an open browser would keep the run alive.
    await Promise.allSettled(starts);
    await Promise.all(starts);
  });
  afterEach(async () => {
    const leaving = visitors;
    visitors = [];
    for (const { context } of leaving) await context.close();
    expect(leaving.flatMap(({ problems }) => problems)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await gallery?.stop();
  });

  return {
    async open(path, { width, colorScheme = 'light', now } = {}) {
      if (!gallery || !browser) throw new Error('The gallery has not been started.');
      const visitor = await newVisitor(browser, gallery.address, { width });
      visitors.push(visitor);
      const { page } = visitor;
      if (now) await page.clock.setFixedTime(now);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`/#/${path}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      return page;
    },
  };
}
