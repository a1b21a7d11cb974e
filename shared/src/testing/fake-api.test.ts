import { api } from '../api/client';
import { fakeApi, noAnswer, pageWith, refuse, takeUnexpectedCalls } from './fake-api';

it('answers by method and path with parameters, and records the calls', async () => {
  const calls = fakeApi({
    'GET /patients/pagination': () => pageWith({ id: 1 }),
    'GET /patients/:id': ({ call }) => ({ call }),
  });
  expect(await api.get('/patients/pagination', { page: 2, search: '' })).toEqual({
    data: [{ id: 1 }],
    meta: { page: 1, limit: 10, total: 1, totalPages: 1 },
  });
  expect(await api.get('/patients/8')).toEqual({ call: 'GET /patients/8' });
  expect(calls.map(({ call, params }) => ({ call, params }))).toEqual([
    { call: 'GET /patients/pagination', params: { page: 2 } },
    { call: 'GET /patients/8', params: {} },
  ]);
});

it('answers copies, as a real request does', async () => {
  const row = { id: 1, names: ['a'] };
  fakeApi({ 'GET /patients/1': () => row });
  const answer = await api.get<typeof row>('/patients/1');
  answer.names.push('b');
  expect(row.names).toEqual(['a']);
});

it('refuses, or gives no answer, when told to', async () => {
  fakeApi({
    'POST /patients': () => refuse(409, { code: 'taken', message: 'تکراری' }),
    'GET /patients/1': () => noAnswer(),
  });
  await expect(api.post('/patients', {})).rejects.toMatchObject({ status: 409 });
  await expect(api.get('/patients/1')).rejects.toMatchObject({ status: 0 });
});

it('lists the calls without an answer', async () => {
  fakeApi({ 'GET /patients/1': () => ({}) });
  await expect(api.post('/patients/1', {})).rejects.toMatchObject({ status: 0 });
  await expect(api.get('/patients/1/more')).rejects.toMatchObject({ status: 0 });
  expect(takeUnexpectedCalls()).toEqual(['POST /patients/1', 'GET /patients/1/more']);
});
