import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

/** Rows that are written after the export was made: the log of its download. */
const writtenLater = ['audit_log'];

it('has every row of the demo clinic: as many in each file as in its table', async () => {
  const account = { username: 'mina', password: 'Ziba@1405' };
  const { token } = (await api.anyone('POST', '/auth/login', account)).body;
  const { body: asked } = await api.withToken(token)('POST', '/clinics/me/exports');
  await api.app.jobs.runDue();
  const answer = await fetch(`${api.address}/api/clinics/me/exports/${asked.id}/download`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);

  const folder = mkdtempSync(join(tmpdir(), 'ziba-export-'));
  try {
    const archive = join(folder, 'export.tar.gz');
    writeFileSync(archive, Buffer.from(await answer.arrayBuffer()));
    execFileSync('tar', ['xzf', archive], { cwd: folder });
    const exported = new Map(
      readdirSync(join(folder, 'tables')).map((file) => {
        const lines = readFileSync(join(folder, 'tables', file), 'utf8').split('\n');
        return [file.replace('.jsonl', ''), lines.filter(Boolean).length] as const;
      }),
    );
    expect(exported.get('patients')).toBeGreaterThan(100);
    for (const [table, rows] of exported) {
      if (writtenLater.includes(table)) continue;
      const [stored] = await api.db.platform((tx) =>
        tx.query(
          `select count(*)::int as rows from ${table} where ${table === 'clinics' ? 'id' : 'clinic_id'} = 1`,
        ),
      );
      expect({ table, rows }).toEqual({ table, ...(stored as object) });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
