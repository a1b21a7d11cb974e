import type { Browser } from 'playwright-core';
import { accessibilityFindings } from './support/accessibility';
import { keepPicture } from './support/journey';
import { startGallery, type RunningGallery } from './support/running-gallery';
import { newVisitor, openChromium } from './support/visitor';

let gallery: RunningGallery;
let browser: Browser;
beforeAll(async () => {
  gallery = await startGallery();
  browser = await openChromium();
});
afterAll(async () => {
  await browser?.close();
  await gallery?.stop();
});

/** Widths at which the rules are asked for; at the others the same parts must only keep their room. */
const ruled = [1366, 390];

it.each(['light', 'dark'] as const)(
  'shows every part without a finding of axe, and at every width (%s)',
  async (colorScheme) => {
    const found: string[] = [];
    const visitor = await newVisitor(browser, gallery.address);
    const { page } = visitor;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    const pages = page.getByRole('navigation', { name: 'نگارخانه' }).getByRole('link');
    await pages.first().waitFor();
    for (const title of await pages.allTextContents()) {
      await pages.getByText(title, { exact: true }).click();
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      for (const width of [1366, 768, 390, 320]) {
        const at = `${title} at ${width}`;
        await page.setViewportSize({ width, height: 900 });
        if (ruled.includes(width)) {
          found.push(...(await accessibilityFindings(page)).map((finding) => `${at}: ${finding}`));
        }
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth > window.innerWidth,
        );
        if (wider) found.push(`${at}: scrolls sideways`);
        await keepPicture(page, `gallery ${title} ${width} ${colorScheme}`);
      }
    }
    found.push(...visitor.problems);
    await visitor.context.close();
    expect(found).toEqual([]);
  },
  // Some two dozen pages at four widths.
  240_000,
);
