import { checkPassword, hashPassword } from './passwords';

it('stores a password as argon2id with its own salt', async () => {
  const [one, other] = await Promise.all([hashPassword('a password'), hashPassword('a password')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await checkPassword('a password', one)).toBe(true);
  expect(await checkPassword('another one', one)).toBe(false);
});

it.each([undefined, '', 'nobody signs in with this'])(
  'refuses a user without a hash (%p), after the same work',
  async (stored) => {
    const known = await hashPassword('a password');
    // The shortest of several attempts: another process may delay each of them.
    const shortest = async (work: () => Promise<boolean>) => {
      const times: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const from = performance.now();
        expect(await work()).toBe(false);
        times.push(performance.now() - from);
      }
      return Math.min(...times);
    };
    const wrong = await shortest(() => checkPassword('wrong', known));
    const unknown = await shortest(() => checkPassword('no account has this password', stored));
    expect(unknown).toBeGreaterThan(wrong / 5);
  },
);
