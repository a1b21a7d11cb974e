import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Call } from '../../testing/call';
import { aPatientInput } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';
import { backUpMonthly, removeOutdated } from './backups.service';

let api: TestApi;
let operator: Call;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
  operator = api.platform();
});
afterAll(() => api.stop());

async function aBackup(): Promise<number> {
  const { status, body } = await operator('POST', '/admin/backups');
  expect([status, body.status]).toEqual([201, 'queued']);
  await api.app.jobs.runDue();
  return body.id;
}

const bytesOf = async (call: Call, path: string, token?: string) => {
  const answer = await fetch(`${api.address}/api${path}`, {
    headers: { authorization: `Bearer ${token ?? ''}` },
  });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), call };
};

const signIn = async (username: string): Promise<string> =>
  (await api.anyone('POST', '/auth/login', { username, password: 'Ziba@1405' })).body.token;

const fileOf = (name: string) => join(api.config.dataDir, 'backups', name);

it('writes every row into a file with its checksum, and restores it into scratch tables', async () => {
  const id = await aBackup();
  const { body } = await operator('GET', `/admin/backups/${id}`);
  expect(body).toMatchObject({ status: 'done', percent: 100, verified_at: null });
  expect(body.rows_done).toBe(body.rows_total);
  expect(body.rows_total).toBeGreaterThan(1000);

  const { status, bytes } = await bytesOf(
    operator,
    `/admin/backups/${id}/download`,
    await signIn('admin'),
  );
  expect(status).toBe(200);
  expect(bytes).toHaveLength(body.bytes);
  const [first = '', ...lines] = gunzipSync(bytes).toString('utf8').trim().split('\n');
  const header = JSON.parse(first);
  expect(header.counts.clinics).toBe(4);
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
    end: true,
    rows: body.rows_total,
    files: body.files,
  });

  const asked = await operator('POST', `/admin/backups/${id}/verify`);
  expect(asked).toMatchObject({ status: 200, body: { is_verifying: true, verified_at: null } });
  expect(await operator('POST', `/admin/backups/${id}/verify`)).toMatchObject({
    status: 409,
    body: { code: 'backup_verifying' },
  });
  await api.app.jobs.runDue();
  const verified = await operator('GET', `/admin/backups/${id}`);
  expect(verified).toMatchObject({
    status: 200,
    body: {
      verified_at: expect.any(String),
      is_verifying: false,
      verification: { isGood: true, rows: body.rows_total, problems: [] },
    },
  });
  expect((await operator('GET', '/admin/backups')).body.data[0]).toMatchObject({ id });
});

it('reports a file that was changed, is not complete or lacks rows', async () => {
  const id = await aBackup();
  const { body } = await operator('GET', `/admin/backups/${id}`);
  const file = fileOf(body.fileName);
  const whole = readFileSync(file);
  const problemsOf = async (bytes: Buffer): Promise<string> => {
    writeFileSync(file, bytes);
    await operator('POST', `/admin/backups/${id}/verify`);
    await api.app.jobs.runDue();
    const { body: answer } = await operator('GET', `/admin/backups/${id}`);
    expect(answer.verification.isGood).toBe(false);
    return answer.verification.problems.join('; ');
  };
  expect(await problemsOf(whole.subarray(0, whole.length - 500))).toMatch(/checksum.*unpacked/);
  const lines = gunzipSync(whole).toString('utf8').trim().split('\n');
  const at = lines.indexOf('{"table":"clinics"}');
  lines.splice(at + 1, 1);
  const shorter = gzipSync(`${lines.join('\n')}\n`);
  expect(await problemsOf(shorter)).toMatch(/breaks off.*clinics: 3 rows of 4/);
  expect(await problemsOf(gzipSync('something else'))).toMatch(/no backup of Ziba/);
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(call: Call): Promise<string> {
  const form = new FormData();
  form.set('file', new File([png], 'a.png', { type: 'image/png' }));
  return (await call('POST', '/files/upload', form)).body.fileName;
}

it('makes one backup at a time, and only for the operator', async () => {
  await operator('POST', '/admin/backups');
  expect(await operator('POST', '/admin/backups')).toMatchObject({
    status: 409,
    body: { code: 'backup_running' },
  });
  const { body } = await operator('GET', '/admin/backups');
  const path = `/admin/backups/${body.data[0].id}`;
  expect((await operator('GET', `${path}/download`)).status).toBe(409);
  expect((await operator('POST', `${path}/verify`)).status).toBe(409);
  await api.app.jobs.runDue();
  const manager = await api.login('mina');
  expect((await manager('POST', '/admin/backups')).status).toBe(403);
  expect((await manager('GET', `${path}/download`)).status).toBe(403);
  expect((await api.platform({ sections: ['clinics'] })('GET', '/admin/backups')).status).toBe(403);
  expect((await operator('GET', '/admin/backups/99999')).status).toBe(404);
});

it('exports all data of a clinic and none of another, without passwords', async () => {
  const mina = await api.login('mina');
  const uploaded = await upload(mina);
  await mina('POST', '/patients', aPatientInput({ full_name: 'خط\u2028شکسته' }));

  const { status, body } = await mina('POST', '/clinics/me/exports');
  expect(status).toBe(201);
  await api.app.jobs.runDue();
  const path = `/clinics/me/exports/${body.id}`;
  expect((await mina('GET', path)).body).toMatchObject({ status: 'done', percent: 100 });
  const { bytes } = await bytesOf(mina, `${path}/download`, await signIn('mina'));

  const folder = mkdtempSync(join(tmpdir(), 'ziba-export-'));
  try {
    writeFileSync(join(folder, 'export.tar.gz'), bytes);
    execFileSync('tar', ['xzf', 'export.tar.gz'], { cwd: folder });
    const linesOf = (table: string) =>
      readFileSync(join(folder, 'tables', `${table}.jsonl`), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    const tables = readdirSync(join(folder, 'tables')).map((name) => name.replace('.jsonl', ''));
    expect(tables).toEqual(
      expect.arrayContaining(['clinics', 'patients', 'users', 'appointments']),
    );
    for (const table of tables.filter((name) => name !== 'clinics')) {
      for (const row of linesOf(table)) expect([table, row.clinic_id]).toEqual([table, 1]);
    }
    expect(linesOf('clinics').map(({ id }) => id)).toEqual([1]);
    expect(linesOf('patients').length).toBeGreaterThan(100);
    expect(linesOf('users')[0]).not.toHaveProperty('password_hash');
    expect(readdirSync(join(folder, 'files'))).toContain(uploaded);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }

  const nima = await api.login('nima');
  expect((await nima('GET', path)).status).toBe(404);
  expect((await nima('GET', `${path}/download`)).status).toBe(404);
  expect((await (await api.login('accountant'))('POST', '/clinics/me/exports')).status).toBe(403);
  const staff = api.newClinic().as('all');
  expect((await staff('POST', '/clinics/me/exports')).status).toBe(403);
  expect((await operator('GET', `/admin/backups/${body.id}`)).status).toBe(404);
});

it('keeps the newest backups, and exports for one day', async () => {
  const files = () => readdirSync(join(api.config.dataDir, 'exports'));
  expect(files().length).toBeGreaterThan(0);
  await api.db.platform((tx) =>
    tx.query("update backups set finished_at = app_now() - interval '2 days' where clinic_id = 1"),
  );
  const mina = await api.login('mina');
  const { body } = await mina('GET', '/clinics/me/exports');
  await removeOutdated(api.app);
  expect(files()).toEqual([]);
  const path = `/clinics/me/exports/${body.data[0].id}`;
  expect((await mina('GET', path)).body.fileName).toBeNull();
  expect((await mina('GET', `${path}/download`)).status).toBe(404);
  expect((await operator('GET', '/admin/backups')).body.data[0].fileName).not.toBeNull();
});

it('makes a backup automatically when the last one is a month old', async () => {
  const count = async () => (await operator('GET', '/admin/backups')).body.meta.total;
  const before = await count();
  await backUpMonthly(api.app);
  expect(await count()).toBe(before);
  await api.db.platform(async (tx) => {
    await tx.query("update backups set created_at = app_now() - interval '31 days'");
    await tx.query("update general_settings set created_at = app_now() - interval '40 days'");
  });
  const stateOf = async (call: Call, path: string) => (await call('GET', path)).body;
  expect(await stateOf(operator, '/admin/backups/state')).toMatchObject({ standing: 'late' });
  await backUpMonthly(api.app);
  await backUpMonthly(api.app);
  expect(await count()).toBe(before + 1);
  await api.app.jobs.runDue();
  const [newest] = (await operator('GET', '/admin/backups')).body.data;
  expect(newest.status).toBe('done');

  const mina = await api.login('mina');
  const state = await stateOf(mina, '/clinics/me/backup-state');
  expect(state).toMatchObject({
    standing: 'stable',
    last_at: newest.finished_at,
    last_bytes: newest.bytes,
    verified_at: expect.any(String),
  });
  const day = 86_400_000;
  expect(Date.parse(state.next_at) - Date.parse(newest.created_at)).toBe(30 * day);
  await api.db.platform((tx) =>
    tx.query(`update backups set status = 'failed' where id = ${newest.id}`),
  );
  expect(await stateOf(operator, '/admin/backups/state')).toMatchObject({ standing: 'failed' });
  expect((await mina('GET', '/admin/backups/state')).status).toBe(403);
});

it('follows the plan of the operator: how often, and how many are kept', async () => {
  const path = '/admin/backups/plan';
  const wrong = await operator('POST', path, { every_days: 0, keep: 500 });
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['every_days', 'keep']]);
  const { status, body } = await operator('POST', path, { every_days: '۷', keep: 1 });
  expect([status, body]).toEqual([200, expect.objectContaining({ every_days: 7, keep: 1 })]);
  const list = async () => (await operator('GET', '/admin/backups')).body;
  await aBackup();
  const before = (await list()).meta.total;
  await api.db.platform((tx) =>
    tx.query(
      "update backups set created_at = app_now() - interval '6 days' where clinic_id is null",
    ),
  );
  await backUpMonthly(api.app);
  expect((await list()).meta.total).toBe(before);
  await api.db.platform((tx) =>
    tx.query(
      "update backups set created_at = app_now() - interval '8 days' where clinic_id is null",
    ),
  );
  await backUpMonthly(api.app);
  expect((await list()).meta.total).toBe(before + 1);
  await api.app.jobs.runDue();
  await removeOutdated(api.app);
  const kept = (await list()).data.filter(({ fileName }: { fileName: string | null }) => fileName);
  expect(kept).toHaveLength(1);
  const reader = api.platform({ sections: ['settings'], levels: [2] });
  expect((await reader('POST', path, { every_days: 7, keep: 1 })).status).toBe(403);
});
