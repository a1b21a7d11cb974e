import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { catalogueFiles, sentencesOf } from './catalogues';
import { faultsOf, glossaryRows, unusedExceptions } from './checks';

const files = catalogueFiles();
const sentences = files.flatMap((file) => sentencesOf(file));

/** The rows of the tables of a page, without the space that the formatter puts around cells. */
const rowsOf = (page: string) =>
  page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.replace(/ *\| */g, '|').replace(/-{3,}/g, '---'));

const packagesOf = (list: readonly string[]) => new Set(list.map((file) => file.split('/')[0]));

describe('the catalogues', () => {
  it('are found in the shell, the sections, the shared code and the server', () => {
    expect([...packagesOf(files)]).toEqual(
      expect.arrayContaining(['shell', 'shared', 'mock-api', 'mfe-admin', 'mfe-appointments']),
    );
    expect(sentences.length).toBeGreaterThan(1000);
  });

  it('follow the words and the spelling of the glossary', () => {
    const faults = sentences.flatMap((sentence) =>
      faultsOf(sentence).map((fault) => `${sentence.at} «${sentence.text}»: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('need every exception of the glossary', () => {
    expect(unusedExceptions(sentences)).toEqual([]);
  });
});

describe('a sentence', () => {
  it.each([
    ['a wrong name', 'کد نوبت را وارد کنید'],
    ['a forbidden word with an ending', 'نسخه تازه‌تری هست'],
    ['the wrong word for a canceled appointment', 'لغو نوبت'],
    ['Latin digits', 'حداکثر 100 نویسه'],
    ['an Arabic letter', 'كد ملی'],
    ['two spaces', 'کد  ملی'],
    ['a Latin question mark', 'آماده است?'],
    ['a space before a mark', 'نام ، کد ملی'],
    ['a half-space at the end of a word', 'نام\u200c کاربری'],
    ['a verb with a space', 'ثبت می شود'],
    ['a verb without a half-space', 'ثبت میشود'],
    ['a plural with a space', 'فرم ها'],
    ['a word without its half-space', 'دستهبندی کالا'],
    ['a word twice in a row', 'پزشک پزشک زیبایی'],
  ])('is refused for %s', (_, text) => {
    expect(faultsOf({ text, bareNumbers: [] })).toHaveLength(1);
  });

  it.each([
    'طرح درمان لغو شد.',
    'نوبت کنسل شد.',
    'نوبت بعدی ۱۰ دقیقه دیگر است؛ آماده‌اید؟',
    'رنگ باید به شکل #7a2b62 باشد',
    'بیماری خاص',
    'زیباجو مراجعه نکرده است',
  ])('is accepted: %s', (text) => {
    expect(faultsOf({ text, bareNumbers: [] })).toEqual([]);
  });

  it('is refused for a number that is inserted with Latin digits', () => {
    const source = `
      export const m = {
        bare: (count: number) => \`\${count} ردیف\`,
        shown: (count: number) => toPersianDigits(\`\${count} ردیف\`),
        text: (count: string) => \`\${count} ردیف\`,
      };`;
    expect(sentencesOf('messages.ts', source).map((one) => faultsOf(one).length)).toEqual([
      1, 0, 0,
    ]);
  });
});

it('follows the same words and rules as glossary.md shows', () => {
  const page = readFileSync(resolve(__dirname, '../../../docs/glossary.md'), 'utf8');
  expect(rowsOf(page)).toEqual(rowsOf(glossaryRows().join('\n')));
});
