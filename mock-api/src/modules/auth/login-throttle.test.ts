import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeEach(async () => {
  api = await startApi({ data: 'demo' });
});
afterEach(() => api.stop());

const login = (username: string, password = 'Ziba@1405') =>
  api.anyone('POST', '/auth/login', { username, password });

const times = (count: number, work: (index: number) => Promise<{ status: number }>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

it('stops the sixth wrong attempt for a user, also with the right password, and says how long', async () => {
  await times(5, () => login('mina', 'wrong'));
  const { status, body, headers } = await login('mina');
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many' });
  expect(body.message).toMatch(
    /^تعداد تلاش‌های ناموفق بیش از حد مجاز است؛ ۱۰ دقیقه دیگر دوباره تلاش کنید$/,
  );
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(590);
  expect(await login('nima')).toMatchObject({ status: 200 });
});

it('lets no more than five wrong passwords through when they come at once', async () => {
  const answers = await times(12, () => login('mina', 'wrong'));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
});

it('forgets the failures of a user after a success', async () => {
  await times(4, () => login('mina', 'wrong'));
  await login('mina');
  await times(4, () => login('mina', 'wrong'));
  expect(await login('mina')).toMatchObject({ status: 200 });
});

it('counts only failures', async () => {
  const answers = [];
  for (let count = 0; count < 8; count += 1) answers.push((await login('mina')).status);
  expect(answers).toEqual(Array(8).fill(200));
});

it('lets one user sign in from many places at once', async () => {
  const answers = await times(12, () => login('mina'));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
});

it('stops an address that tries many usernames', async () => {
  const answers = await times(33, (index) => login(`user_${index}`, 'wrong'));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
});
