import type { Page } from 'playwright-core';
import { drawnLines } from './support/drawn-lines';
import { galleryVisits } from './support/gallery-visits';

const { open } = galleryVisits();

const millimetres = (points: string) => Math.round((Number(points) / 72) * 25.4);

/** The sheet sizes of a PDF in millimetres, its embedded fonts, and its lines as drawn. */
async function sheetsOf(page: Page) {
  const file = await page.pdf({ preferCSSPageSize: true, tagged: false });
  const pdf = file.toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return {
    sizes: boxes.map(([, wide = '', high = '']) => [millimetres(wide), millimetres(high)]),
    lines: drawnLines(file),
    hasOurLetters: /\/FontName \/[A-Z]+\+Vazirmatn/.test(pdf),
  };
}

const lineWith = ({ lines }: { lines: readonly string[] }, text: string) =>
  lines.find((line) => line.includes(text));

/** Latin words of the prescription as they must stand on the paper. */
const prescriptionTexts = [
  'Ibuprofen',
  '400 mg',
  '0.9% inj.',
  'NaCl 0.9%',
  '2 tab. stat',
  'Vitamin A+D',
  'Repeat in 2 w.',
];

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

  expect(lineWith(receipt, 'Vitamin C 20%')).toBeDefined();

  const prescription = await printed('چاپ نسخه');
  expect(prescription.sizes).toEqual([[148, 210]]);
  // Each as typed, and each line of a text on a line of its own.
  for (const typed of prescriptionTexts) {
    expect({ typed, line: lineWith(prescription, typed) }).toEqual({
      typed,
      line: expect.any(String),
    });
  }
  // «روز», the last word of the second line, as it stands from left to right.
  expect(lineWith(prescription, '2 tab. stat')).not.toContain('زور');
  expect(lineWith(prescription, '400 mg3')).toBeUndefined();
  expect(lineWith(prescription, 'Repeat in 2 w.')).toBe('Repeat in 2 w.');

  expect((await printed('چاپ برچسب')).sizes).toEqual([[50, 30]]);

  const invoice = await printed('چاپ صورت‌حساب');
  expect(invoice.sizes).toEqual([
    [210, 297],
    [210, 297],
  ]);
  expect(invoice.hasOurLetters).toBe(true);
  expect(lineWith(invoice, 'Botox 50 IU')).toBeDefined();
});

it('prints the cells of a table as typed, with their lines', async () => {
  const page = await open('tables');
  await page.evaluate(() => void (window.print = () => undefined));
  await page.getByRole('button', { name: 'نما و خروجی' }).first().click();
  await page.getByRole('button', { name: 'چاپ' }).click();
  await page.locator('[data-print]').waitFor({ state: 'attached' });
  const sheets = await sheetsOf(page);
  expect(lineWith(sheets, 'NaCl 0.9%')).not.toContain('inj');
  expect(lineWith(sheets, '0.9% inj.')).toBeDefined();
});
