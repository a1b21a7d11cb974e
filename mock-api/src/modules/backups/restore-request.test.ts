import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Call } from '../../testing/call';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
let operator: Call;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
  operator = api.platform();
});
afterAll(() => api.stop());

async function aBackup(): Promise<number> {
  const { body } = await operator('POST', '/admin/backups');
  await api.app.jobs.runDue();
  return body.id;
}

const fileOf = (name: string) => join(api.config.dataDir, 'backups', name);

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(call: Call): Promise<string> {
  const form = new FormData();
  form.set('file', new File([png], 'a.png', { type: 'image/png' }));
  return (await call('POST', '/files/upload', form)).body.fileName;
}

it('contains the uploaded files, and compares them with their checksums', async () => {
  const name = await upload(await api.login('mina'));
  const id = await aBackup();
  const path = `/admin/backups/${id}`;
  const { body } = await operator('GET', path);
  expect(body.files).toBeGreaterThan(0);
  const file = fileOf(body.fileName);
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  const at = lines.findIndex((line) => line.startsWith(`{"file":"uploads/1/${name}"`));
  expect(JSON.parse(lines[at] ?? '').bytes).toBe(Buffer.from(lines[at + 1] ?? '', 'base64').length);
  const verify = async () => {
    await operator('POST', `${path}/verify`);
    await api.app.jobs.runDue();
    return (await operator('GET', path)).body.verification.problems.join('; ');
  };
  expect(await verify()).toBe('');
  const bytes = Buffer.from(lines[at + 1] ?? '', 'base64');
  bytes[bytes.length - 1] = 0;
  lines[at + 1] = bytes.toString('base64');
  writeFileSync(file, gzipSync(`${lines.join('\n')}\n`));
  expect(await verify()).toContain(`uploads/1/${name} has other content`);
});

it('asks for the name of the product before it is restored, and tells the server once', async () => {
  const id = await aBackup();
  const path = `/admin/backups/${id}/restore`;
  const { body: settings } = await operator('GET', '/settings/general');
  const wrong = await operator('POST', path, { name: 'سامانه دیگر' });
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['name']]);
  const reader = api.platform({ sections: ['settings'], levels: [2] });
  const name = ` ${settings.project_name} `;
  expect((await reader('POST', path, { name })).status).toBe(403);
  expect((await (await api.login('mina'))('POST', path, { name })).status).toBe(403);
  expect((await operator('POST', '/admin/backups/99999/restore', { name })).status).toBe(404);

  const { body: other } = await operator('POST', '/admin/backups');
  expect(await operator('POST', path, { name })).toMatchObject({
    status: 409,
    body: { code: 'backup_running' },
  });
  await api.app.jobs.runDue();
  expect((await operator('GET', `/admin/backups/${other.id}`)).body.status).toBe('done');
  expect(await operator('POST', path, { name })).toMatchObject({
    status: 202,
    body: { id, is_restoring: true },
  });
  expect(await api.app.restoring.asked).toMatchObject({
    id,
    path: expect.stringContaining('backup-'),
  });
  expect(await operator('POST', path, { name })).toMatchObject({
    status: 409,
    body: { code: 'restoring' },
  });
  await api.db.platform((tx) => tx.query('update backups set restore_requested_at = null'));
});
