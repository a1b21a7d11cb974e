import { endSession, readSession, startSession } from '@ziba/shared/session/session-store';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { inventory } from '../testing/sections';
import { refreshSession } from './refresh-session';

type Answers = Record<string, () => Response>;

function serverWith(answers: Answers): string[] {
  const tokens: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    tokens.push(new Headers(options?.headers).get('authorization') ?? '');
    const answer = answers[String(url)];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  return tokens;
}

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });

afterEach(() => endSession());

it('stores the current user and the current plan', async () => {
  const { token, plan: _old, ...me } = aLogin();
  const plan = aPlan([aPlanSection(inventory)]);
  startSession(aLogin({ token }));
  const tokens = serverWith({
    '/api/auth/me': json({ ...me, permissions: [2] }),
    '/api/registry': json(plan),
  });
  await refreshSession(token);
  expect(readSession()).toMatchObject({ token, plan, access: { levels: [2] } });
  expect(tokens).toEqual([`Bearer ${token}`, `Bearer ${token}`]);
});

it.each([401, 403])('ends the session when the server refuses the token (%d)', async (status) => {
  const { token } = startSession(aLogin());
  serverWith({ '/api/auth/me': json({}, status), '/api/registry': json({}, status) });
  await refreshSession(token);
  expect(readSession()).toBeNull();
});

it.each([
  ['is not reached', {}],
  ['fails', { '/api/auth/me': json({}, 500), '/api/registry': json({}, 500) }],
  ['answers with an HTML page', { '/api/registry': () => new Response('<html>') }],
])('keeps the stored plan when the server %s', async (_case, answers: Answers) => {
  const plan = aPlan([aPlanSection(inventory)]);
  const { token } = startSession(aLogin({ plan }));
  serverWith(answers);
  await refreshSession(token);
  expect(readSession()).toMatchObject({ token, plan });
});

it('does not change a session that began meanwhile', async () => {
  const { token } = startSession(aLogin());
  const next = aLogin({ user: { username: 'nima' } });
  serverWith({
    '/api/auth/me': () => {
      startSession(next);
      return new Response('{}', { status: 401 });
    },
    '/api/registry': json(aPlan()),
  });
  await refreshSession(token);
  expect(readSession()).toMatchObject({ token: next.token, user: { username: 'nima' } });
});
