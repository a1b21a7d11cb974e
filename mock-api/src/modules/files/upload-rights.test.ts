import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Session } from '../../lib/actor';
import type { Call } from '../../testing/call';
import { startApi, type TestApi } from '../../testing/start-api';
import { fileByName } from './file-access';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function upload(call: Call, folder: string) {
  const data = new FormData();
  data.append('path', folder);
  data.append('file', new File([new Uint8Array(png)], 'a.png'));
  return call('POST', '/files/upload', data);
}

it('refuses a file for a folder of a section that the user may not write in, or that nobody writes', async () => {
  const clinic = api.newClinic();
  const storekeeper = clinic.as('write', { sections: ['inventory'] });
  const statuses = [];
  for (const folder of ['patients', 'photos', 'services', 'consents', 'products', 'general']) {
    statuses.push([folder, (await upload(storekeeper, folder)).status]);
  }
  expect(Object.fromEntries(statuses)).toEqual({
    ...{ patients: 403, photos: 403, services: 403, consents: 403 },
    ...{ products: 201, general: 201 },
  });
  const reader = clinic.as('read', { sections: ['patients'] });
  expect((await upload(reader, 'patients')).status).toBe(403);
});

it('discards a file that nothing came to refer to, with its small versions', async () => {
  const clinic = api.newClinic();
  const { body } = await upload(clinic.as('write'), 'general');
  const clinicId = await clinic.id();
  const file = await fileByName(api.db, body.fileName);
  await api.app.uploads.discard({ clinicId } as Session, file!);
  expect(readdirSync(join(api.config.dataDir, 'uploads', String(clinicId)))).toEqual([]);
  expect((await clinic.as('read')('GET', `/files/${body.fileName}`)).status).toBe(404);
});
