import type { Page } from 'playwright-core';
import { askRun } from './ask-run';
import { newVisitor, type Visitor } from './visitor';

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

/** Visits the gallery of the run. Each visit has its own browser context. */
export function galleryVisits(): GalleryVisits {
  let address = '';
  let visitors: Visitor[] = [];

  // The first file that asks waits until it is compiled.
  beforeAll(async () => {
    address = await askRun('gallery');
  });
  afterEach(async () => {
    const leaving = visitors;
    visitors = [];
    for (const { context } of leaving) await context.close();
    expect(leaving.flatMap(({ problems }) => problems)).toEqual([]);
  });

  return {
    async open(path, { width, colorScheme = 'light', now } = {}) {
      const visitor = await newVisitor(address, { width });
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
