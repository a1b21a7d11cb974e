import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import { bundleCommands, runCommandOn } from '../testing/command-runs';
import { end, serverRuns, signIn } from '../testing/server-runs';

jest.setTimeout(90_000);
const { newFolder, filled, start } = serverRuns();

beforeAll(bundleCommands);

const run = (name: string, dataDir: string, ...words: string[]) =>
  runCommandOn(dataDir, name, ...words);

it('backs up a database into a file and restores it into another one', async () => {
  const from = filled();
  const file = join(newFolder(), 'all.jsonl.gz');
  expect(run('backup', from, file)).toMatchObject({
    status: 0,
    output: expect.stringMatching(
      /^\d+ rows in .*all\.jsonl\.gz \(\d+ bytes, sha256 [0-9a-f]{64}\)/,
    ),
  });

  const to = newFolder();
  expect(run('restore', to, file)).toMatchObject({
    status: 0,
    output: expect.stringMatching(/rows of \d+ tables restored/),
  });
  const server = await start({ DATA_DIR: to, ADMIN_PASSWORD: 'Another@1405' });
  const token = await signIn(server.address);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'پس از بازیابی' });
  const made = await fetch(`${server.address}/api/clinic-categories`, {
    method: 'POST',
    headers,
    body,
  });
  expect(made.status).toBe(201);
  expect(run('backup', to, file)).toMatchObject({
    status: 1,
    output: expect.stringContaining('is in use by another Ziba server'),
  });
  await end(server);

  expect(run('restore', to, file)).toMatchObject({
    status: 1,
    output: expect.stringContaining('The database is not empty'),
  });
  const damaged = join(newFolder(), 'half.jsonl.gz');
  writeFileSync(damaged, readFileSync(file).subarray(0, 1000));
  expect(run('restore', to, damaged, '--replace')).toMatchObject({
    status: 1,
    output: expect.stringMatching(/^Nothing was changed: .*cannot be unpacked/),
  });
  expect(run('restore', to, join(to, 'none')).output).toMatch(/^Name the file/);
});
