import { readSession, startSession } from '../session/session-store';
import { fakeApi, noAnswer, refuse } from '../testing/fake-api';
import { aLogin } from '../testing/session-samples';
import { errorMessage } from './api-error';
import { api, ApiError } from './client';

const refusal = { code: 'forbidden', message: 'اجازه این کار را ندارید' };

it('sends the token of the session', async () => {
  const calls = fakeApi({ 'GET /patients/7': () => ({ id: 7 }) });
  const { token } = startSession(aLogin());
  expect(await api.get('/patients/7')).toEqual({ id: 7 });
  expect(calls[0]?.headers.authorization).toBe(`Bearer ${token}`);
});

it('sends body, query and idempotency key', async () => {
  const calls = fakeApi({
    'POST /patients': ({ body }) => body,
    'PUT /metaRoles/3': () => ({}),
    'DELETE /patients/7': () => ({}),
    'GET /patients/pagination': () => ({}),
  });
  expect(await api.post('/patients', { full_name: 'سارا' }, { idempotencyKey: 'k-1' })).toEqual({
    full_name: 'سارا',
  });
  await api.put('/metaRoles/3', { name: 'x' });
  await api.remove('/patients/7');
  await api.get('/patients/pagination', { page: 2, search: undefined });
  expect(calls.map(({ call }) => call)).toEqual([
    'POST /patients',
    'PUT /metaRoles/3',
    'DELETE /patients/7',
    'GET /patients/pagination',
  ]);
  expect(calls[0]?.headers['idempotency-key']).toBe('k-1');
  expect(calls[1]?.headers).not.toHaveProperty('idempotency-key');
  expect(calls[3]?.params).toEqual({ page: 2 });
});

it('throws the refusal of the server', async () => {
  const fields = { national_code: 'این کد ملی قبلا ثبت شده است' };
  fakeApi({ 'POST /patients': () => refuse(409, { ...refusal, code: 'taken', fields }) });
  const error = await api.post('/patients', {}).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 409,
    message: 'اجازه این کار را ندارید',
    body: { code: 'taken', fields },
  });
});

it.each([
  ['offline', 'ارتباط با سرور برقرار نشد. اتصال اینترنت خود را بررسی کنید و دوباره تلاش کنید.'],
  ['timeout', 'پاسخی از سرور دریافت نشد. لطفا دوباره تلاش کنید.'],
] as const)('says in Persian that no answer came (%s)', async (code, message) => {
  fakeApi({ 'GET /patients/7': () => noAnswer(code) });
  startSession(aLogin());
  await expect(api.get('/patients/7')).rejects.toMatchObject({
    status: 0,
    message,
    body: { code },
  });
  expect(readSession()).not.toBeNull();
});

it('says in Persian that a call was cancelled', async () => {
  const stop = new AbortController();
  stop.abort();
  fakeApi({ 'GET /patients/7': () => ({}) });
  await expect(api.get('/patients/7', {}, { signal: stop.signal })).rejects.toMatchObject({
    status: 0,
    body: { code: 'canceled' },
  });
});

it.each([
  ['get', 'خطا در دریافت اطلاعات'],
  ['post', 'خطا در ثبت اطلاعات'],
  ['remove', 'خطا در ثبت اطلاعات'],
] as const)('has words of its own for an unreadable refusal (%s)', async (verb, message) => {
  const page: unknown = '<html>Bad gateway</html>';
  const answer = () => refuse(502, page as typeof refusal);
  fakeApi({ 'GET /x': answer, 'POST /x': answer, 'DELETE /x': answer });
  await expect(api[verb]('/x')).rejects.toMatchObject({ status: 502, message });
});

it('has a text for every thrown value', () => {
  expect(errorMessage(new ApiError(409, refusal))).toBe('اجازه این کار را ندارید');
  expect(errorMessage(new TypeError('x is undefined'))).toBe('خطا در ثبت اطلاعات');
  expect(errorMessage('x', 'خطا در ورود')).toBe('خطا در ورود');
});

describe('the end of the session', () => {
  it.each([401, 403])('follows a %d of a signed-in call', async (status) => {
    fakeApi({ 'GET /patients/7': () => refuse(status, refusal) });
    startSession(aLogin());
    await expect(api.get('/patients/7')).rejects.toMatchObject({ status });
    expect(readSession()).toBeNull();
  });

  const keeping = ['section_off', 'override_denied', 'password_change_required'];
  it.each(keeping)('does not follow a 403 %s', async (code) => {
    fakeApi({ 'POST /products': () => refuse(403, { ...refusal, code }) });
    startSession(aLogin());
    await expect(api.post('/products', {})).rejects.toMatchObject({ status: 403, body: { code } });
    expect(readSession()).not.toBeNull();
  });

  it.each([400, 404, 409, 422, 429, 500])('does not follow a %d', async (status) => {
    fakeApi({ 'GET /patients/7': () => refuse(status, refusal) });
    startSession(aLogin());
    await expect(api.get('/patients/7')).rejects.toMatchObject({ status });
    expect(readSession()).not.toBeNull();
  });

  it.each([
    '/auth/login',
    '/auth/forgot-password',
    '/auth/verify-reset-code',
    '/auth/reset-password',
    '/auth/logout',
  ])('does not come with a refusal of %s', async (url) => {
    fakeApi({ [`POST ${url}`]: () => refuse(401, refusal) });
    startSession(aLogin());
    await expect(api.post(url, {})).rejects.toMatchObject({ status: 401 });
    expect(readSession()).not.toBeNull();
  });

  it('does not follow a late refusal of an earlier session', async () => {
    fakeApi({
      'GET /patients/7': () => {
        startSession(aLogin({ user: { username: 'nima' } }));
        return refuse(401, refusal);
      },
    });
    startSession(aLogin());
    await expect(api.get('/patients/7')).rejects.toMatchObject({ status: 401 });
    expect(readSession()?.user.username).toBe('nima');
  });
});
