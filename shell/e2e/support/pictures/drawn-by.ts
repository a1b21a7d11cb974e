import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { storedPictures } from './stored-pictures';

const file = join(storedPictures, 'drawn-by.txt');

/**
 * What decides how letters lie on a page: Chromium's major version, and how many pixels a line takes
 * in the product's own font, by size and weight.
 */
async function handOf(page: Page): Promise<string> {
  const [chromium = ''] = page.context().browser()?.version().split('.') ?? [];
  const widths = await page.evaluate(async () => {
    const words = 'نوبت‌های امروز کلینیک زیبایی مهر، ۱۴۰۵/۰۹/۰۱';
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    const found: string[] = [];
    for (const size of ['12px', '13px', '15px', '22px']) {
      for (const weight of ['400', '700']) {
        const font = `${weight} ${size} 'Vazirmatn Variable'`;
        await document.fonts.load(font, words);
        if (pen) pen.font = font;
        found.push(pen?.measureText(words).width.toFixed(2) ?? '');
      }
    }
    return found;
  });
  return `Chromium ${chromium}: ${widths.join(' ')}`;
}

/**
 * Whether this machine draws letters as the one did that drew the stored pictures. Another version of
 * Chromium or another hinting breaks lines elsewhere: there a comparison would say nothing of the
 * product. `UPDATE_PICTURES=1` makes this machine the one.
 */
export async function drawsAlike(page: Page): Promise<boolean> {
  const here = await handOf(page);
  if (process.env.UPDATE_PICTURES) await writeFile(file, `${here}\n`);
  const there = existsSync(file) ? await readFile(file, 'utf8') : '';
  if (there.trim() === here) return true;
  process.stderr.write(
    `The gallery's pictures are not compared: ${there.trim()} there, ${here} here\n`,
  );
  return false;
}
