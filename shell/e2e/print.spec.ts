import type { Page } from 'playwright-core';
import { galleryVisits } from './support/gallery-visits';

const { open } = galleryVisits();

const millimetres = (points: string) => Math.round((Number(points) / 72) * 25.4);

/** The sheet sizes of a PDF in millimetres, and its embedded fonts. */
async function sheetsOf(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return {
    sizes: boxes.map(([, wide = '', high = '']) => [millimetres(wide), millimetres(high)]),
    hasOurLetters: /\/FontName \/[A-Z]+\+Vazirmatn/.test(pdf),
  };
}

it('prints only the document, on its own paper size', async () => {
  const page = await open('print');

  async function printed(button: string) {
    await page.getByRole('button', { name: button }).click();
    const preview = page.getByRole('dialog');
    await preview.getByRole('article').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.emulateMedia({ media: 'print' });
    // The printed part is rendered in the next frame.
    await page.waitForFunction(() => document.body.innerText.trim() !== '');
    const seen = await page.evaluate(() => document.body.innerText);
    const sheets = await sheetsOf(page);
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
    return { seen, ...sheets };
  }

  const receipt = await printed('چاپ رسید');
  expect(receipt.sizes).toEqual([[80, expect.any(Number)]]);
  expect(receipt.hasOurLetters).toBe(true);
  expect(receipt.seen).toContain('دو میلیون و پانصد هزار تومان');
  expect(receipt.seen).not.toContain('چاپ نسخه');

  expect((await printed('چاپ نسخه')).sizes).toEqual([[148, 210]]);

  expect((await printed('چاپ برچسب')).sizes).toEqual([[50, 30]]);

  const invoice = await printed('چاپ صورت‌حساب');
  expect(invoice.sizes).toEqual([
    [210, 297],
    [210, 297],
  ]);
  expect(invoice.hasOurLetters).toBe(true);
});
