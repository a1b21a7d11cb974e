import { fileURLToPath } from 'node:url';
import { readConfig } from './config';
import { failureText } from './lib/start-error';
import { runServer } from './run-server';

const packageDir = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Prints why the server did not start, and ends the process with exit code 1, once the reason is written: what was
 * opened before the failure would keep the process alive.
 */
function exitWithError(error: unknown): void {
  process.exitCode = 1;
  process.stderr.write(`${failureText(error)}\n`, () => process.exit(1));
}

// No await at the top: tsx runs this file as CommonJS, and the bundle is imported by `npm start`.
Promise.resolve()
  .then(() => runServer(readConfig(process.env, packageDir)))
  // Everything is closed; a connection that a library still holds must not keep the process alive.
  .then(() => process.exit(0), exitWithError);
