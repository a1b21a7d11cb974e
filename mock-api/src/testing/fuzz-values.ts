import fc from 'fast-check';

/** Values that the API must handle in any place: each one has made some server fail. */
const hostile: unknown[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\\',
  "' or 1=1; --",
  '%_%',
  '$1',
  '{{constructor}}',
  '../../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '\u202e\u200f\u200c',
  '\ufeff۱۲۳٬۴۵۶',
  '٤٫٥',
  'ﷺ'.repeat(300),
  '9'.repeat(400),
  'آ'.repeat(5000),
  '1e400',
  '0x1F',
  'NaN',
  '-0',
  '',
  ' ',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '+275760-09-13T00:00:00.001Z',
  -1,
  0.1,
  1e308,
  -0,
  2_147_483_648,
  2 ** 53,
  999_999_999_999_999,
  true,
  null,
  [],
  {},
  [[[[]]]],
  { length: -1 },
  { toString: 1, valueOf: null },
  ['\u0000', null, {}],
];

const plausible: unknown[] = [
  1,
  2,
  3,
  7,
  10,
  40,
  500,
  1_000_000,
  '1',
  '2',
  '۳',
  '60000',
  'سارا احمدی',
  'متن',
  'name_en',
  '-name',
  'id',
  '0012345679',
  '1234567890',
  '09121234567',
  'a@example.com',
  'user_x1',
  'Ziba@1405',
  '1370-01-01',
  '1990-04-21',
  '2026-12-01',
  '2026-12-01T10:30:00Z',
  '2031-06-02T15:00:00+03:30',
  '14:00',
  'a.png,b.pdf',
  'all',
  [1],
  [1, 2],
  ['patients'],
  ['a.png'],
  true,
  false,
  null,
  12.5,
  0,
];

/** A structure with so many levels that a recursion over it would fail. */
const deep = fc.integer({ min: 50, max: 3000 }).map((depth) => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
});

/** Any JSON value, mostly an unusual one. */
export const anyHostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostile) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.maxSafeInteger() },
  { weight: 1, arbitrary: deep },
);

/** Values that may be valid in some field. */
export const candidates = plausible;
