import { levelsIn, mayIn, mayWhenOn, type Access } from './permissions';
import {
  commonLevels,
  eachSection,
  givenSections,
  isSameAccess,
  sectionLevelsInput,
  sectionLevelsOf,
  storedAccess,
} from './section-levels';

it.each([
  [[[1], [1]], [1]],
  [
    [
      [2, 3],
      [3, 2],
    ],
    [2, 3],
  ],
  [[[1], [2]], [2]],
  [[[3], [4]], [2]],
  [
    [[1], [3, 4]],
    [2, 3, 4],
  ],
  [[], []],
])('%j have %j in common', (sets, common) => {
  expect(commonLevels(sets)).toEqual(common);
});

it.each([
  [
    'equal levels',
    [
      { key: 'patients', levels: [2] },
      { key: 'users', levels: [2] },
    ],
    {},
  ],
  [
    'other levels in each',
    [
      { key: 'patients', levels: [2] },
      { key: 'users', levels: [1] },
    ],
    { patients: [2], users: [1] },
  ],
  ['all sections', [{ key: 'all', levels: [1] }], {}],
  [
    'all sections but one',
    [
      { key: 'all', levels: [1] },
      { key: 'users', levels: [2] },
    ],
    { all: [1], users: [2] },
  ],
])('stores %s, and answers them again', (_, list, section_levels) => {
  const stored = storedAccess(list);
  expect(stored.section_levels).toEqual(section_levels);
  expect(sectionLevelsOf(stored)).toEqual(list);
});

it('keeps the levels of who has no section left', () => {
  expect(storedAccess([], [2, 3])).toEqual({ sections: [], levels: [2, 3], section_levels: {} });
});

it('lists each section of the area for who has all', () => {
  const list = eachSection(
    [
      { key: 'all', levels: [1] },
      { key: 'users', levels: [2] },
    ],
    'clinic',
  );
  expect(list.map(({ key }) => key)).toEqual(givenSections('clinic'));
  expect(list.find(({ key }) => key === 'users')?.levels).toEqual([2]);
  expect(isSameAccess(list, [...list].reverse())).toBe(true);
});

it('reads sections with their levels: no unknown ones, none without a level, each once', () => {
  const list = [
    { key: 'smsPanel', levels: [2] },
    { key: 'users', levels: [] },
    { key: 'sms-panel', levels: [3, 2] },
  ];
  expect(sectionLevelsInput.parse(list)).toEqual([{ key: 'sms-panel', levels: [2, 3] }]);
  for (const wrong of [
    { key: 'nothing', levels: [1] },
    { key: 'users', levels: [5] },
  ]) {
    expect(sectionLevelsInput.safeParse([wrong]).error?.issues[0]?.message).toBe(
      'گزینه انتخاب شده معتبر نیست',
    );
  }
});

describe('the levels in a section', () => {
  const access: Access = {
    type: 'staff',
    sections: ['patients', 'inventory'],
    levels: [2],
    sectionLevels: { patients: [2], inventory: [3] },
    off: { inventory: 'switched_off' },
  };

  it('are none in a section that the user lacks', () => {
    expect(levelsIn(access, 'users')).toEqual([]);
    expect(levelsIn(access, 'inventory')).toEqual([3]);
  });

  it('must cover the need in one of the sections that allow a call', () => {
    expect(mayIn(access, ['users', 'patients'], 'read')).toBe(true);
    expect(mayIn(access, ['patients', 'inventory'], 'write')).toBe(false);
    expect(mayWhenOn(access, ['patients', 'inventory'], 'write')).toBe(true);
  });
});
