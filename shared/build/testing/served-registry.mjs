import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { serverBundle } from '../lib/builds.mjs';
import { freePort, untilHealthy } from '../lib/server.mjs';
import { at } from '../lib/workspace.mjs';

const password = 'Ziba@1405';

/** A real server with its own database, and calls of its API. `stop` ends it and deletes its data. */
export async function servedRegistry() {
  const bundle = at('mock-api/.cache/commands.mjs');
  const entry = { commands: at('mock-api/src/server.ts') };
  await build({ ...serverBundle, entryPoints: entry, outdir: path.dirname(bundle) });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ziba-registry-'));
  const port = await freePort();
  const child = spawn(process.execPath, [bundle], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), SEED: 'demo', DATABASE_URL: '' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  process.once('exit', () => {
    child.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  });
  const address = `http://localhost:${port}`;
  await untilHealthy(address, { ended: () => child.exitCode !== null });

  const call = async (method, route, body, token) => {
    const answer = await fetch(`${address}/api${route}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  return {
    address,
    call,
    token: () => readFileSync(path.join(dataDir, 'publish-token'), 'utf8').trim(),
    /** The token of a user's session. */
    signIn: async (username) => (await call('POST', '/auth/login', { username, password })).token,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
