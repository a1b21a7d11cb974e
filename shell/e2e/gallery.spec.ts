import { rotation } from '@ziba/shared/build/rotation';
import type { Page } from 'playwright-core';
import { accessibilityFindings, colourFindings } from './support/accessibility';
import { galleryVisits } from './support/gallery-visits';
import { saveScreenshot } from './support/journey';
import { rendersAlike } from './support/pictures/same-rendering';
import { missingPicture, pictureProblems } from './support/pictures/stored-pictures';

const { open } = galleryVisits();

/** Widths at which the accessibility rules are checked; at others only the layout is. */
const ruled = [1366, 390];
/** The dark scheme changes only colours. */
const rules = { light: accessibilityFindings, dark: colourFindings };
/** Widths at which pages are compared with their pictures. */
const pictured = [1366, 768, 390];

/** A Monday in the middle of a week and a month. */
const now = '2026-01-05T10:20:00+03:30';

/**
 * Loads a font file for the letters that the product leaves to the machine's fonts, so that pictures are
 * equal on every machine.
 */
async function loadFallbackFont(page: Page) {
  await page.addStyleTag({
    content: `
      @font-face { font-family: 'Vazirmatn Variable'; font-weight: 100 900;
        src: url(/font/vazirmatn-latin-wght-normal.woff2); unicode-range: U+21-7E, U+A1-FF; }
      :root { --font-code: 'Vazirmatn Variable'; }`,
  });
  await page.evaluate(async () => {
    await document.fonts.load("1em 'Vazirmatn Variable'", 'Aa');
    await document.fonts.ready;
  });
}

it.each(['light', 'dark'] as const)(
  'shows every part without violations of accessibility rules, and like its stored picture, at every width (%s)',
  async (colorScheme) => {
    const found: string[] = [];
    const page = await open('', { colorScheme, now });
    await loadFallbackFont(page);
    const isAlike = await rendersAlike(page);
    const links = page.getByRole('navigation', { name: 'نگارخانه' }).getByRole('link');
    const titles = await links.allTextContents();
    const isOfThisRun = rotation(
      'gallery',
      titles.map((name) => ({ name, folders: ['shared'] })),
    );
    for (const title of titles.filter(isOfThisRun)) {
      const link = links.filter({ has: page.getByText(title, { exact: true }) });
      const path = (await link.getAttribute('href'))?.replace('#/', '');
      // Without this, the pointer would hover over an element.
      await link.press('Enter');
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      for (const width of [1366, 768, 390, 320]) {
        const faults: string[] = [];
        await page.setViewportSize({ width, height: 900 });
        if (ruled.includes(width)) faults.push(...(await rules[colorScheme](page)));
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth > window.innerWidth,
        );
        if (wider) faults.push('scrolls sideways');
        if (pictured.includes(width)) {
          const name = `${path}/${width}-${colorScheme}`;
          faults.push(...(isAlike ? await pictureProblems(page, name) : missingPicture(name)));
        }
        await saveScreenshot(page, `gallery ${title} ${width} ${colorScheme}`);
        found.push(...faults.map((fault) => `${title} at ${width}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  },
  // The time for about two dozen pages at four widths.
  240_000,
);
