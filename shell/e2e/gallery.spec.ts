import type { Page } from 'playwright-core';
import { accessibilityFindings, colourFindings } from './support/accessibility';
import { galleryVisits } from './support/gallery-visits';
import { keepPicture } from './support/journey';
import { drawsAlike } from './support/pictures/drawn-by';
import { missingPicture, pictureFaults } from './support/pictures/stored-pictures';

const { open } = galleryVisits();

/** Widths at which the rules are asked for; at the others the same parts must only keep their room. */
const ruled = [1366, 390];
/** The dark changes nothing but colours. */
const rules = { light: accessibilityFindings, dark: colourFindings };
/** Widths at which it must look as it did. */
const pictured = [1366, 768, 390];

/** A Monday; a week and a month have days before and after it. */
const now = '2026-01-05T10:20:00+03:30';

/**
 * Letters that the product leaves to the machine's own font come from a file here, so that a picture
 * is the same on every machine.
 */
async function withOwnLetters(page: Page) {
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
  'shows every part without a finding of axe, and as it looked before, at every width (%s)',
  async (colorScheme) => {
    const found: string[] = [];
    const page = await open('', { colorScheme, now });
    await withOwnLetters(page);
    const isAlike = await drawsAlike(page);
    const links = page.getByRole('navigation', { name: 'نگارخانه' }).getByRole('link');
    for (const link of await links.all()) {
      const title = (await link.textContent()) ?? '';
      const path = (await link.getAttribute('href'))?.replace('#/', '');
      // A pointer would stay over something and light it up.
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
          faults.push(...(isAlike ? await pictureFaults(page, name) : missingPicture(name)));
        }
        await keepPicture(page, `gallery ${title} ${width} ${colorScheme}`);
        found.push(...faults.map((fault) => `${title} at ${width}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  },
  // Some two dozen pages at four widths.
  240_000,
);
