import type { RegistryChange } from '@ziba/shared/contracts/section-switches';
import { startApi, type TestApi } from '../../testing/start-api';
import { auditRegistry } from './audit';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const read = async (query: string) => {
  const { status, body } = await api.platform()('GET', `/registry/audit?${query}`);
  expect(status).toBe(200);
  return body.data as RegistryChange[];
};

it('lists who changed what and why, the newest first: a user, a token, the server itself', async () => {
  const operator = api.platform();
  const [one, two] = await Promise.all([
    api.newClinic({ name: 'سوسن' }).id(),
    api.newClinic().id(),
  ]);
  const switchOff = (ids: number[], reason: string) =>
    operator('POST', '/registry/switches', {
      clinic_ids: ids,
      section: 'reports',
      is_on: false,
      reason,
    });
  await switchOff([one], 'تسویه نشده');
  await switchOff([one, two], '');
  await api.db.platform(async (tx) => {
    const release = { remote: 'mfe-x', version: '1.2.0' };
    await auditRegistry(tx, { userId: null, token: 'CI' }, { action: 'activate', ...release });
    const reason = '4 of 40 loads failed';
    await auditRegistry(tx, { userId: null }, { action: 'roll_back', ...release, reason });
  });
  const username = (await operator('GET', '/auth/me')).body.user.username;
  const changes = await read('limit=4');
  const nothing = { remote: null, version: null, section: null, clinic: null, clinics: null };
  const change = (told: Partial<RegistryChange>) =>
    expect.objectContaining({ ...nothing, reason: '', ...told });
  const release = { remote: 'mfe-x', version: '1.2.0' };
  const off = { by: username, action: 'switch_off', section: 'reports', clinics: 1 };
  expect(changes).toEqual([
    change({ by: null, action: 'roll_back', ...release, reason: '4 of 40 loads failed' }),
    change({ by: 'CI', action: 'activate', ...release }),
    change({ ...off, clinic: { id: two, name: expect.any(String) } }),
    change({ ...off, clinic: { id: one, name: 'سوسن' }, reason: 'تسویه نشده' }),
  ]);

  const actions = async (query: string) => (await read(query)).map(({ action }) => action);
  expect(await actions(`clinic_id=${one}`)).toEqual(['roll_back', 'activate', 'switch_off']);
  expect(await actions(`clinic_id=${one}&section=reports`)).toEqual(['switch_off']);
  expect(await actions('remote=mfe-x&action=activate')).toEqual(['activate']);
  expect(await actions('search=سوسن')).toEqual(['switch_off']);
});
