import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { storedPictures } from './stored-pictures';

const file = join(storedPictures, 'drawn-by.txt');

/**
 * What decides how text is laid out: Chromium's major version, and the width of a line of text in the
 * product's font, for several sizes and weights.
 */
async function textMetricsOf(page: Page): Promise<string> {
  const [chromium = ''] = page.context().browser()?.version().split('.') ?? [];
  const widths = await page.evaluate(async () => {
    const words = 'نوبت‌های امروز کلینیک زیبایی مهر، ۱۴۰۵/۰۹/۰۱';
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    const found: string[] = [];
    for (const size of ['12px', '13px', '15px', '22px']) {
      for (const weight of ['400', '700']) {
        const font = `${weight} ${size} 'Vazirmatn Variable'`;
        await document.fonts.load(font, words);
        if (context) context.font = font;
        found.push(context?.measureText(words).width.toFixed(2) ?? '');
      }
    }
    return found;
  });
  return `Chromium ${chromium}: ${widths.join(' ')}`;
}

/**
 * Whether this machine renders text like the one that made the stored pictures. Another version of
 * Chromium or other font hinting breaks lines differently, and a comparison would be useless there.
 * `UPDATE_PICTURES=1` stores the metrics of this machine.
 */
export async function rendersAlike(page: Page): Promise<boolean> {
  const current = await textMetricsOf(page);
  if (process.env.UPDATE_PICTURES) await writeFile(file, `${current}\n`);
  const stored = existsSync(file) ? await readFile(file, 'utf8') : '';
  if (stored.trim() === current) return true;
  process.stderr.write(
    `The gallery's pictures are not compared: made by ${stored.trim()}, this is ${current}\n`,
  );
  return false;
}
