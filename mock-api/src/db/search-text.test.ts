import { nameKey, searchText } from '@ziba/shared/contracts/normalise';
import { searchedText } from '@ziba/shared/contracts/search-words';
import { startApi, type TestApi } from '../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it.each([
  'سارا رضایی',
  '  علي كاظمى  ',
  'نیک‌نژاد',
  'علی‌اکبر و ماه‌رخ',
  'رضائی آرش أحمد مؤمن فاطمة خانۀ جزء',
  '\u200c',
  'کد ۱۲٣٤',
  'مُحَمَّد',
  'زیبـــا',
  'ABC Éclair',
  '\u202bراست\u202c\u200f',
  'دو\tخط\nشکسته',
  'ﷲ ﻻ ½',
  'a\u00a0b',
  "50% _ \\ '",
  '',
])('normalises %j in the database like the contracts', async (text) => {
  const { rows } = await api.db.pool.query('select search_text($1) as normalised', [text]);
  expect(rows).toEqual([{ normalised: searchedText(text) }]);
});

/** The characters of the scripts that people type here, and all punctuation and invisible marks. */
const blocks = [
  [0x0001, 0x024f],
  [0x0300, 0x052f],
  [0x0600, 0x08ff],
  [0x1e00, 0x2bff],
  [0x2e00, 0x2fff],
  [0x3000, 0x33ff],
  [0xfb00, 0xffff],
] as const;

it('folds every character in the database like the contracts', async () => {
  const texts = blocks
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((code) => `ب${String.fromCharCode(code)}پ`);
  const { rows } = await api.db.pool.query<{ text: string; found: string }>(
    'select text, search_spelling(text) as found from unnest($1::text[]) text',
    [texts],
  );
  const different = rows.filter(({ text, found }) => found !== searchText(text));
  expect(different.map(({ text }) => text.charCodeAt(1).toString(16))).toEqual([]);
});

it.each(['نیم‌فاصله و  دو فاصله', 'مدل 1 2', ' Ab\u00adC ', 'عبدالرحمٰن', '۱۰ ۲۰', ''])(
  'compares the name %j in the database like the contracts',
  async (name) => {
    const { rows } = await api.db.pool.query('select name_key($1) as key', [name]);
    expect(rows).toEqual([{ key: nameKey(name) }]);
  },
);

it('orders by the Persian alphabet', async () => {
  const letters = [...'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'];
  const { rows } = await api.db.pool.query(
    'select letter from unnest($1::text[]) letter order by letter collate fa_icu',
    [letters.toReversed()],
  );
  expect(rows.map(({ letter }) => letter)).toEqual(letters);
});
