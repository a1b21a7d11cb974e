import { checkPassword, hashPassword } from './passwords';

it('keeps a password as argon2id with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('a password'), hashPassword('a password')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await checkPassword('a password', one)).toBe(true);
  expect(await checkPassword('another one', one)).toBe(false);
});

it.each([undefined, '', 'nobody signs in with this'])(
  'lets nobody in without a hash (%p), after the same work',
  async (stored) => {
    const known = await hashPassword('a password');
    const time = async (work: () => Promise<boolean>) => {
      const from = performance.now();
      expect(await work()).toBe(false);
      return performance.now() - from;
    };
    await checkPassword('warm up', undefined);
    const [wrong, unknown] = [
      await time(() => checkPassword('wrong', known)),
      await time(() => checkPassword('no account has this password', stored)),
    ];
    expect(unknown).toBeGreaterThan(wrong / 5);
  },
);
