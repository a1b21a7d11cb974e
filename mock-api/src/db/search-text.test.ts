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

it('orders by the Persian alphabet', async () => {
  const letters = [...'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'];
  const { rows } = await api.db.pool.query(
    'select letter from unnest($1::text[]) letter order by letter collate fa_icu',
    [letters.toReversed()],
  );
  expect(rows.map(({ letter }) => letter)).toEqual(letters);
});
