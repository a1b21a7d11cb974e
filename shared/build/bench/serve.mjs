import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { devServer } from '../lib/dev-server.mjs';
import { freePort } from '../lib/server.mjs';
import { publish } from '../publish.mjs';

/** Starts the built product with the given shell, new demo data and all built remotes published. */
export async function serve(shellDir) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ziba-bench-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const env = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, SHELL_DIR: shellDir };
  const server = devServer({ address, env });
  await server.restart();
  await publish({ address, dataDir });
  return {
    address,
    dataDir,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
