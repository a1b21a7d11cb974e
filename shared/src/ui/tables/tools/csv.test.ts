import fc from 'fast-check';
import { csvCell, csvText, guardText } from './csv';

/** A simple parser of CSV (RFC 4180). */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; ; at += 1) {
        if (text[at] === '"' && text[at + 1] !== '"') break;
        if (text[at] === '"') at += 1;
        cell += text[at];
      }
      at += 1;
    } else {
      for (; at < text.length && !',\r'.includes(text[at]!); at += 1) cell += text[at];
    }
    row.push(cell);
    if (text[at] === ',') at += 1;
    else {
      rows.push(row);
      row = [];
      at += 2;
    }
  }
  return rows;
}

const awkward = fc.constantFrom(
  '=1+1',
  '+989121234567',
  '-',
  '@SUM(A1)',
  '＝1',
  '\t=1',
  '\u200e=1',
  '\r\n=cmd()',
  'نام، "مستعار"',
  'خط ۱\nخط ۲',
  '0012345679',
  '6219861034529007',
  '1403/12/30',
  '1E5',
  ' سارا ',
);
const text = fc.oneof(awkward, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
const value = fc.oneof(text, fc.integer(), fc.constant(null), fc.constant(undefined));
const grid = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.array(fc.array(value, { minLength: width, maxLength: width }), { minLength: 1 }),
  );

const asText = (one: string | number | null | undefined) =>
  typeof one === 'string' ? guardText(one) : String(one ?? '');

it('can be parsed again to the same rows, whatever their cells contain', () => {
  fc.assert(
    fc.property(grid, (rows) => {
      const file = csvText(rows);
      expect(file.startsWith('\ufeff')).toBe(true);
      expect(readCsv(file.slice(1))).toEqual(rows.map((row) => row.map(asText)));
    }),
  );
});

it('never writes a text that runs as a formula', () => {
  fc.assert(
    fc.property(text, (cell) => {
      const guarded = guardText(cell);
      expect(guarded).not.toMatch(/^[\s\p{Cf}]*[=@＝＋－＠]/u);
      // Only a number may begin with a sign, after the tab that makes it text.
      expect(guarded).not.toMatch(/^[+-]/);
    }),
  );
});

it('changes a text only by a mark before it', () => {
  fc.assert(
    fc.property(text, (cell) => {
      expect(guardText(cell).replace(/^['\t]/, '')).toContain(
        cell.replaceAll('\u0000', '').replace(/^['\t]/, ''),
      );
    }),
  );
});

it.each(['0012345679', '6219861034529007', '09121234567', '1403/12/30', '۰۰۱۲', '1E5', '3-4'])(
  'keeps %s as text',
  (code) => {
    expect(csvCell(code)).toBe(`"\t${code}"`);
  },
);

it('writes numbers as numbers, and ordinary words unchanged', () => {
  expect([4_500_000, -3, 'لیزر صورت', 'SVC-1A2B3C', null].map(csvCell)).toEqual([
    '4500000',
    '-3',
    'لیزر صورت',
    'SVC-1A2B3C',
    '',
  ]);
});
