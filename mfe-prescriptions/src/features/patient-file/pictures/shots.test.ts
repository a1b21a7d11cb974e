import { aPhoto, aPhotoSet } from '../../../testing/photo-samples';
import { comparable, firstPair } from './shots';

const before = aPhotoSet({ photos: [aPhoto({ id: 1 }), aPhoto({ id: 2, angle: 'left' })] });
const during = aPhotoSet({ kind: 'during', taken_on: '2026-02-03', photos: [aPhoto({ id: 3 })] });
const after = aPhotoSet({
  kind: 'after',
  taken_on: '2026-03-03',
  photos: [aPhoto({ id: 4 }), aPhoto({ id: 5 })],
});

it('compares the angles of which there are two pictures, the earliest first', () => {
  const angles = comparable([after, during, before]);
  expect(angles.map(({ angle }) => angle)).toEqual(['front']);
  expect(angles[0]?.shots.map(({ label }) => label)).toEqual([
    'پیش از درمان، ۱۴۰۴/۱۰/۱۳',
    'هنگام درمان، ۱۴۰۴/۱۱/۱۴',
    'پس از درمان، ۱۴۰۴/۱۲/۱۲ (۱)',
    'پس از درمان، ۱۴۰۴/۱۲/۱۲ (۲)',
  ]);
});

it.each([
  [[after, during, before], { before: 1, after: 5 }],
  [[during, before], { before: 1, after: 3 }],
  [[after, during], { before: 3, after: 5 }],
])('begins with the earliest before the treatment and the latest after it', (sets, pair) => {
  expect(firstPair(comparable(sets)[0]!.shots)).toEqual(pair);
});
