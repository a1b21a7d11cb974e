import { renderHook } from '@testing-library/react';
import { fakeApi, noAnswer, refuse } from '../testing/fake-api';
import { aLogin } from '../testing/session-samples';
import type * as sessionStore from '../session/session-store';
import { startSession } from '../session/session-store';
import { api } from './client';
import { keepKeysWhileSaving } from './pending-requests';
import { sendOnce } from './send-once';
import { useCreateKey } from './use-create-key';

beforeEach(() => startSession(aLogin()));

/** Sends the same input twice, as two screens would that are opened one after the other. */
async function keysOfTwo(first: unknown) {
  let answer = first;
  const calls = fakeApi({ 'POST /things': () => answer });
  const send = () => {
    const { result, unmount } = renderHook(() => useCreateKey('/things'));
    const post = (idempotencyKey: string) => api.post('/things', { a: 1 }, { idempotencyKey });
    return result.current({ a: 1 }, post).finally(unmount);
  };
  await send().catch(() => undefined);
  answer = { id: 7 };
  await send();
  return calls.map(({ headers }) => headers['idempotency-key']);
}

const faults = [500, 502, 503, 504].map(
  (status) =>
    [`an answer of ${status}`, refuse(status, { code: 'internal', message: 'خطا' })] as const,
);

it.each([
  ['no answer', noAnswer()],
  ['a time limit', noAnswer('timeout')],
  ...faults,
  ['a first request that still runs', refuse(409, { code: 'key_busy', message: 'در حال انجام' })],
] as const)('keeps the key after %s, also for a screen opened anew', async (_, answer) => {
  const [first, second] = await keysOfTwo(answer);
  expect(second).toBe(first);
});

it.each([
  ['an answer', { id: 7 }],
  ['a refusal', refuse(409, { code: 'taken', message: 'تکراری' })],
  ['a wrong field', refuse(400, { code: 'invalid', message: 'نادرست' })],
] as const)('takes a new key after %s', async (_, answer) => {
  const [first, second] = await keysOfTwo(answer);
  expect(second).not.toBe(first);
});

it('uses a new key for another input, and stores nothing of what was typed', async () => {
  fakeApi({ 'POST /things': () => noAnswer() });
  const { result } = renderHook(() => useCreateKey('/things'));
  const keys: string[] = [];
  const send = (input: object) =>
    result
      .current(input, (idempotencyKey) => {
        keys.push(idempotencyKey);
        return api.post('/things', input, { idempotencyKey });
      })
      .catch(() => undefined);
  await send({ name: 'بیماری نادر' });
  await send({ name: 'دیگر' });
  expect(keys[0]).not.toBe(keys[1]);
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('بیماری');
});

describe('after an answer, while the form is still being saved', () => {
  const body = { a: 1 };
  const keyOf = async (send: typeof sendOnce, target = '/things') => {
    let used = '';
    await send(target, body, (key) => Promise.resolve((used = key)));
    return used;
  };

  it('keeps the key for the draft that a reload restores', async () => {
    const end = keepKeysWhileSaving();
    const first = await keyOf(sendOnce);
    let afterReload: typeof sendOnce = sendOnce;
    jest.isolateModules(() => {
      jest.requireActual<typeof sessionStore>('../session/session-store').startSession(aLogin());
      afterReload = jest.requireActual<{ sendOnce: typeof sendOnce }>('./send-once').sendOnce;
    });
    expect(await keyOf(afterReload)).toBe(first);
    end();
  });

  it('uses another key for the next request of the same save, and after its end', async () => {
    const end = keepKeysWhileSaving();
    const first = await keyOf(sendOnce);
    const second = await keyOf(sendOnce);
    end();
    const third = await keyOf(sendOnce);
    expect(new Set([first, second, third]).size).toBe(3);
  });
});
