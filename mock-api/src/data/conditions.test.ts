import { ofClinic, orderBy, searchIn, where } from './conditions';

const listed = {
  searched: ['name', 'system_code'],
  sorted: { name: 't."name" collate "fa_icu"', fee: 'fee' },
};

it.each([
  [undefined, 'order by t.id desc'],
  ['id', 'order by t.id asc'],
  ['fee', 'order by t."fee" asc nulls last, t.id desc'],
  ['-fee', 'order by t."fee" desc nulls last, t.id desc'],
  ['-name', 'order by t."name" collate "fa_icu" desc nulls last, t.id desc'],
  ['password_hash', 'order by t.id desc'],
  ['constructor', 'order by t.id desc'],
])('sorts by %p only if the list offers it', (sort, text) => {
  expect(orderBy(listed, sort)).toBe(text);
});

it.each([
  ['کتاب', '%کتاب%'],
  ['۱۲۳', '%123%'],
  ['كلاس‌هاي', '%کلاس%', '%های%'],
  ['100%_\\', '%100\\%\\_\\\\%'],
])('searches %p as it is stored; no character has a special meaning', (typed, ...patterns) => {
  expect(searchIn(listed, typed)?.values).toEqual(patterns);
});

it.each([undefined, '', '   ', '\u200c'])('searches nothing when %p is typed', (typed) => {
  expect(searchIn(listed, typed)).toBeUndefined();
});

it('puts rows with exactly the number before all others', () => {
  const withNumber = { ...listed, exact: 't.id' };
  expect(searchIn(withNumber, '۴۷')).toEqual({
    text: expect.stringMatching(/ or t\.id = \?$/),
    values: ['%47%', 47],
  });
  expect(orderBy(withNumber, '-fee', '47')).toBe(
    'order by (t.id = 47) desc, t."fee" desc nulls last, t.id desc',
  );
  for (const other of ['47 الف', '4.7', '-47', '0', '99999999999', '47 or 1=1']) {
    expect(orderBy(withNumber, 'fee', other)).toBe('order by t."fee" asc nulls last, t.id desc');
  }
});

it('numbers the values of all conditions after the clinic, which always applies', () => {
  expect(ofClinic(7, [where('a = ? or b = ?', 1, 2), undefined, where('c = ?', 3)])).toEqual({
    text: '(t.clinic_id = $1 and t.archived_at is null) and (a = $2 or b = $3) and (c = $4)',
    values: [7, 1, 2, 3],
  });
});

it('leaves out a condition whose value is missing', () => {
  expect(where('a = ?', undefined)).toBeUndefined();
});
