import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import { bundleCommands, runCommandOn } from '../testing/command-runs';
import { end, serverRuns, signIn } from '../testing/server-runs';

jest.setTimeout(90_000);
const { newFolder, filled, start } = serverRuns();

beforeAll(bundleCommands);

const run = (name: string, dataDir: string, ...words: string[]) =>
  runCommandOn(dataDir, name, ...words);

/** Uploads a document as the administrator of the server; resolves to its stored name. */
async function upload(address: string, token: string, content: string): Promise<string> {
  const form = new FormData();
  form.set('file', new File([content], 'terms.pdf', { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/api/files/upload`, {
    method: 'POST',
    headers,
    body: form,
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { fileName: string }).fileName;
}

/** The content of an uploaded file, as a browser opens it. */
async function contentOf(address: string, token: string, name: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const signed = await fetch(`${address}/api/files/sign?names=${name}`, { headers });
  const { data } = (await signed.json()) as { data: Record<string, string> };
  const answer = await fetch(`${address}${data[name]}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

const document = `%PDF-1.4\n${'contract '.repeat(9_000)}\n%%EOF`;

it('backs up a database with its files into a file and restores it into another folder', async () => {
  const from = filled();
  const before = await start({ DATA_DIR: from });
  const name = await upload(before.address, await signIn(before.address), document);
  await end(before);
  const file = join(newFolder(), 'all.jsonl.gz');
  expect(run('backup', from, file)).toMatchObject({
    status: 0,
    output: expect.stringMatching(
      /^\d+ rows and 1 files in .*all\.jsonl\.gz \(\d+ bytes, sha256 [0-9a-f]{64}\)/,
    ),
  });

  const to = newFolder();
  expect(run('restore', to, file)).toMatchObject({
    status: 0,
    output: expect.stringMatching(/rows of \d+ tables and 1 files restored/),
  });
  const server = await start({ DATA_DIR: to, ADMIN_PASSWORD: 'Another@1405' });
  const token = await signIn(server.address);
  expect(await contentOf(server.address, token, name)).toBe(document);
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
