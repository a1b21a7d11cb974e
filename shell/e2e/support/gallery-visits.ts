import type { Browser, Page } from 'playwright-core';
import { startGallery, type RunningGallery } from './running-gallery';
import { newVisitor, openChromium, type Visitor } from './visitor';

interface Visit {
  /** Pixels. */
  width?: number;
  colorScheme?: 'light' | 'dark';
  /** The moment that its pages take for now; without it, the clock of this machine. */
  now?: string;
}

/** What a file of tests has of the gallery while its tests run. */
export interface GalleryVisits {
  /** A page of the gallery, by its address below `#/`; the test fails if its console complains. */
  open: (path: string, visit?: Visit) => Promise<Page>;
}

/** One gallery and one Chromium for the tests of a file; a browser context per visit. */
export function galleryVisits(): GalleryVisits {
  let gallery: RunningGallery | undefined;
  let browser: Browser | undefined;
  let visitors: Visitor[] = [];

  beforeAll(async () => {
    const starts = [
      startGallery().then((started) => (gallery = started)),
      openChromium().then((opened) => (browser = opened)),
    ];
    // What did start is ended below, also when the other did not: an open browser keeps the run alive.
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
      if (!gallery || !browser) throw new Error('The gallery is started before the first test.');
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
