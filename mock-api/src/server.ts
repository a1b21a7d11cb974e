import { fileURLToPath } from 'node:url';
import { readConfig } from './config';
import { StartError } from './lib/start-error';
import { runServer } from './run-server';

const packageDir = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** Ends the start with one line; what nobody foresaw also says where. */
function giveUp(error: unknown): void {
  const isExpected = error instanceof StartError;
  const text = isExpected ? error.message : error instanceof Error ? error.stack : String(error);
  process.exitCode = 1;
  process.stderr.write(`${text}\n`, () => process.exit(1));
}

// No await at the top: tsx runs this file as CommonJS, and the bundle is imported by `npm start`.
Promise.resolve()
  .then(() => runServer(readConfig(process.env, packageDir)))
  .then(() => process.exit(0), giveUp);
