import { toLatinDigits, toPersianDigits } from './digits';

it.each([
  [1403, '۱۴۰۳'],
  ['SVC-10', 'SVC-۱۰'],
  ['0912 345', '۰۹۱۲ ۳۴۵'],
  ['', ''],
])('shows %s as %s', (value, shown) => expect(toPersianDigits(value)).toBe(shown));

it.each([
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['کد ۷a', 'کد 7a'],
])('keeps %s as %s', (typed, kept) => expect(toLatinDigits(typed)).toBe(kept));
