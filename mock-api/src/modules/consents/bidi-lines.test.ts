import { linesOf, runsOf, textForFont } from './bidi-lines';

const shown = (line: string) => runsOf(line).map(({ text }) => text);

it('puts the runs of a line in their order from left to right', () => {
  expect(shown('تزریق Botox 50 IU در ۱۴۰۵/۰۹/۰۴ انجام شد')).toEqual([
    ' انجام شد',
    '۱۴۰۵/۰۹/۰۴',
    ' در ',
    'Botox 50 IU',
    'تزریق ',
  ]);
});

it('shows Latin words with numbers and units as typed', () => {
  expect(shown('سرم 0.9% inj وریدی')).toEqual([' وریدی', '0.9% inj', 'سرم ']);
  expect(shown('ژل (Adapalene 0.1%) شب')).toEqual([' شب', '(Adapalene 0.1%)', 'ژل ']);
  expect(shown('0.9% inj.')).toEqual(['0.9% inj.']);
});

it('mirrors the brackets of right-to-left text', () => {
  expect(shown('متن (مادر)')).toEqual(['متن )مادر(']);
});

it('breaks lines between words, keeps paragraphs and splits what is too wide', () => {
  const letters = (text: string) => text.length;
  expect([...linesOf('یک دو سه\n\nچهار', 6, letters)]).toEqual(['یک دو', 'سه', '', 'چهار']);
  expect([...linesOf('abcdefgh', 3, letters)]).toEqual(['abc', 'def', 'gh']);
});

it('measures a word of ten thousand letters in short pieces only', () => {
  const measured: number[] = [];
  const lines = linesOf('ل'.repeat(10_000), 80, (text) => {
    measured.push(text.length);
    return text.length;
  });
  expect([...lines]).toEqual(Array(125).fill('ل'.repeat(80)));
  expect(Math.max(...measured)).toBeLessThanOrEqual(200);
  expect(measured.length).toBeLessThan(125 * 10);
});

it.each([
  ['سلام', true, 'سلام'],
  ['Botox 50', false, 'Botox 50'],
  ['۱۲/۳', false, '۳/۲۱'],
  [' (', true, '( '],
])('gives the font «%s» in an order that it draws right', (text, isRtl, drawn) => {
  expect(textForFont({ text, isRtl })).toBe(drawn);
});
