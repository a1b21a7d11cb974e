import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import type { CellValue } from '../column';
import { xlsxFile } from './xlsx';

function sheetOf(rows: CellValue[][], headings = ['نام', 'کد', 'مبلغ'], name = 'خدمات') {
  const files = unzipSync(xlsxFile({ name, headings, rows }));
  return { files, xml: strFromU8(files['xl/worksheets/sheet1.xml']!) };
}

const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };
const textsOf = (xml: string) =>
  [...xml.matchAll(/<t xml:space="preserve">([^<]*)<\/t>/g)].map(([, text]) =>
    text!.replace(/&(\w+);/g, (_, name: string) => signs[name]!),
  );

it('is a workbook from right to left, with frozen headings', () => {
  const { files, xml } = sheetOf([['لیزر صورت', 'SVC-1', 890_000]]);
  expect(Object.keys(files)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  expect(strFromU8(files['xl/workbook.xml']!)).toContain('<sheet name="خدمات"');
  expect(xml).toContain('rightToLeft="1"');
  expect(xml).toContain('state="frozen"');
  expect(xml).toContain('<autoFilter ref="A1:C2"/>');
});

it('keeps codes as text, amounts as numbers and formulas as words', () => {
  const { xml } = sheetOf([['=1+1', '0012345679', 4_500_000]]);
  expect(textsOf(xml)).toEqual(['نام', 'کد', 'مبلغ', '=1+1', '0012345679']);
  expect(xml).toContain('<v>4500000</v>');
  expect(xml).not.toContain('<f>');
});

it('keeps the lines of a text', () => {
  const { files, xml } = sheetOf([['خط ۱\n0.9% inj.', '', 1]]);
  expect(textsOf(xml)).toContain('خط ۱\n0.9% inj.');
  const style = Number(/r="A2" s="(\d+)"/.exec(xml)?.[1]);
  const formats = strFromU8(files['xl/styles.xml']!).split('<cellXfs')[1]!.split('<xf ').slice(1);
  expect(formats[style]).toContain('wrapText="1"');
});

it('names every cell of a wide sheet', () => {
  const wide = Array.from({ length: 30 }, (_, column) => `ستون ${column}`);
  expect(sheetOf([wide], wide).xml).toContain('r="AD2"');
});

it('accepts any name for its sheet', () => {
  const { files } = sheetOf([], [], '[بدهی/بستانکاری] & "سایر" کلینیک زیبایی مهر شیراز');
  const [, name] = /<sheet name="([^"]*)"/.exec(strFromU8(files['xl/workbook.xml']!)) ?? [];
  expect(name).toMatch(/^ بدهی بستانکاری {2}&amp; &quot;سایر/);
  expect(name).not.toMatch(/[[\]:*?/\\]/);
});

it('contains any text, without characters that XML does not allow', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('<b>&amp;</b>', '\u0000ا'));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), (row) => {
      const { xml } = sheetOf([row], []);
      const kept = row
        .map((one) => one.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''))
        .filter((_, index) => row[index] !== '');
      expect(textsOf(xml)).toEqual(kept);
    }),
  );
});
