import { fileURLToPath } from 'node:url';
import { readConfig } from '../config';
import { runUntil } from '../run-server';

// The bundle is in a folder of the package.
const packageDir = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Runs a server with these settings in this process, as the command does in a process of its own; resolves, when it
 * answers, to what ends it. The clock of the server belongs to the process, so there is one server at a time.
 */
export async function openHostedServer(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  let end: () => void = () => undefined;
  const toldToEnd = new Promise<void>((resolve) => (end = resolve));
  let running: Promise<void> = Promise.resolve();
  await new Promise<void>((answers, fails) => {
    running = runUntil(toldToEnd, readConfig(env, packageDir), answers);
    running.catch(fails);
  });
  return async () => {
    end();
    await running;
  };
}
