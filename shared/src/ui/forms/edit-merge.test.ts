import fc from 'fast-check';
import { isSame, mergeEdit, withSide } from './edit-merge';

const base = { name: 'کرم', fee: 100, notes: null };

it.each([
  [1, '1', true],
  [null, '', true],
  [undefined, null, true],
  [0, '', false],
  ['الف', 'ب', false],
  [{ a: 1, b: null }, { a: '1' }, true],
  [[1, 2], ['1', '2'], true],
  [[1, 2], [2, 1], false],
])('%j and %j mean the same: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});

it('keeps what was typed and takes over what only others changed', () => {
  const merged = mergeEdit(base, { ...base, fee: 200 }, { ...base, notes: 'سرد نگه دارید' });
  expect(merged).toEqual({
    values: { name: 'کرم', fee: 200, notes: 'سرد نگه دارید' },
    conflicts: [],
    adopted: [{ field: 'notes', base: null, mine: null, theirs: 'سرد نگه دارید' }],
  });
});

it('lists what both changed, and keeps what was typed until somebody chooses', () => {
  const merged = mergeEdit(base, { ...base, fee: '200' }, { ...base, fee: 300 });
  const conflict = { field: 'fee', base: 100, mine: '200', theirs: 300 };
  expect(merged).toEqual({ values: { ...base, fee: '200' }, conflicts: [conflict], adopted: [] });
  expect(withSide(merged.values, merged.conflicts, 'theirs')).toEqual({ ...base, fee: 300 });
});

it('finds no conflict if both changed to the same value', () => {
  const merged = mergeEdit(base, { ...base, fee: '300' }, { ...base, fee: 300 });
  expect([merged.conflicts, merged.adopted]).toEqual([[], []]);
});

it('merges nested values by their names', () => {
  const shares = (basic: number, extra: number) => ({ shares: { basic, extra } });
  const merged = mergeEdit(shares(10, 20), shares(30, 20), shares(40, 50));
  expect(merged).toEqual({
    values: shares(30, 50),
    conflicts: [{ field: 'shares.basic', base: 10, mine: 30, theirs: 40 }],
    adopted: [{ field: 'shares.extra', base: 20, mine: 20, theirs: 50 }],
  });
  expect(withSide(merged.values, merged.conflicts, 'theirs')).toEqual(shares(40, 50));
});

describe('a list of entries with ids', () => {
  const entry = (id: number, title: string) => ({ id, title });
  const [first, second] = [entry(1, 'جلسه اول'), entry(2, 'جلسه دوم')];
  const sessions = (...list: object[]) => ({ sessions: list });

  it('keeps entries that others added, and new entries of this form', () => {
    const mine = sessions(first, second, { title: 'جلسه تازه' });
    const theirs = sessions(first, second, entry(3, 'جلسه سوم'));
    const { values, conflicts } = mergeEdit(sessions(first, second), mine, theirs);
    expect(values.sessions).toEqual([first, second, entry(3, 'جلسه سوم'), { title: 'جلسه تازه' }]);
    expect(conflicts).toEqual([]);
  });

  it('keeps an entry that others moved, and one that was changed here', () => {
    const moved = { ...second, date: '2027-01-01' };
    const renamed = entry(1, 'مشاوره');
    const merged = mergeEdit(
      sessions(first, second),
      sessions(renamed, second),
      sessions(first, moved),
    );
    expect(merged.values.sessions).toEqual([renamed, moved]);
    expect(merged.conflicts).toEqual([]);
  });

  it('lists an entry that was removed here and changed by others', () => {
    const moved = { ...second, date: '2027-01-01' };
    const merged = mergeEdit(sessions(first, second), sessions(first), sessions(first, moved));
    expect(merged.values.sessions).toEqual([first]);
    expect(merged.conflicts).toEqual([
      { field: 'sessions', entry: 2, base: second, mine: undefined, theirs: moved },
    ]);
    expect(withSide(merged.values, merged.conflicts, 'theirs').sessions).toEqual([first, moved]);
  });

  it('drops an entry that others removed and this form did not change', () => {
    const merged = mergeEdit(sessions(first, second), sessions(first, second), sessions(first));
    expect(merged.values.sessions).toEqual([first]);
  });
});

const someValues = fc.record({
  a: fc.constantFrom(1, 2, 3),
  b: fc.constantFrom(null, 'x', 'y'),
  list: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 4 }), n: fc.nat(2) }), {
    selector: ({ id }) => id,
  }),
});
const byId = (values: { list?: unknown }) => ({
  ...values,
  list: [...((values.list ?? []) as { id: number }[])].sort((one, other) => one.id - other.id),
});

it('takes their values if nothing was typed, and mine if nobody else changed anything', () => {
  fc.assert(
    fc.property(someValues, someValues, (one, other) => {
      expect(byId(mergeEdit(one, one, other).values)).toEqual(byId(other));
      expect(byId(mergeEdit(one, other, one).values)).toEqual(byId(other));
    }),
  );
});

it('loses no change of either side: each is in the result or listed as a conflict', () => {
  fc.assert(
    fc.property(someValues, someValues, someValues, (was, mine, theirs) => {
      const { values, conflicts } = mergeEdit(was, mine, theirs);
      for (const field of ['a', 'b'] as const) {
        const isNamed = conflicts.some((conflict) => conflict.field === field);
        if (isNamed) continue;
        if (!isSame(mine[field], was[field])) expect(values[field]).toEqual(mine[field]);
        if (!isSame(theirs[field], was[field])) expect(values[field]).toEqual(theirs[field]);
      }
      for (const { id } of [...was.list, ...mine.list, ...theirs.list]) {
        const find = (list: readonly { id: number }[]) => list.find((one) => one.id === id);
        const isNamed = conflicts.some(({ entry }) => entry === id);
        const changed = [find(mine.list), find(theirs.list)].filter(
          (one) => !isSame(one, find(was.list)),
        );
        if (isNamed || changed.length === 0) continue;
        expect(find(values.list as { id: number }[])).toEqual(changed[0]);
      }
    }),
  );
});
