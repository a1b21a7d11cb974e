import { pictureName, pictureNames } from './picture-names';

const message = 'فقط تصویر (png، jpg یا webp) پذیرفته می‌شود';

it.each(['/uploads/users/users-1.png', 'users-1.JPG', 'a.webp,b.jpeg'])('takes %s', (names) => {
  expect(pictureNames().parse(names)).toBe(names);
});

it.each(['users-1.pdf', 'a.png,b.docx', '/uploads/users/a.png.doc'])(
  'refuses %s at its field',
  (names) => {
    expect(pictureNames().safeParse(names).error?.issues[0]?.message).toBe(message);
    expect(pictureName().safeParse(names).error?.issues[0]?.message).toBe(message);
  },
);

it('lets a picture be removed', () => {
  expect([pictureNames().parse(null), pictureNames().parse(''), pictureName().parse('')]).toEqual([
    null,
    null,
    null,
  ]);
});
