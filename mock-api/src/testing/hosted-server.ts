import { fileURLToPath } from 'node:url';
import { readConfig } from '../config';
import { openServer } from '../run-server';

// The bundle is in a folder of the package.
const packageDir = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Opens a server with these settings in this process, as the command does in a process of its own; returns what closes
 * it. The clock of the server belongs to the process, so there is one server at a time.
 */
export async function openHostedServer(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const { app, release } = await openServer(readConfig(env, packageDir));
  return async () => {
    await app.close();
    await release();
  };
}
