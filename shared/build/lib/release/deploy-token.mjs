import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageProblem } from '../terminal.mjs';
import { at } from '../workspace.mjs';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The address of the registry: ZIBA_URL, without a user name or password in it. */
export function registryAddress(env = process.env) {
  const given = env.ZIBA_URL ?? `http://localhost:${env.PORT ?? 8080}`;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageProblem('ZIBA_URL is no address: https://ziba.example');
  }
  return url.origin;
}

function fromFile(file, name) {
  if (!existsSync(file)) throw new UsageProblem(`${name} names no file: ${file}`);
  return readFileSync(file, 'utf8').trim();
}

/**
 * The deploy token: ZIBA_DEPLOY_TOKEN, the content of the file ZIBA_DEPLOY_TOKEN_FILE, or, for a server on this
 * machine, the token in its data folder. It is never printed.
 */
export function deployToken(address, env = process.env) {
  if (env.ZIBA_DEPLOY_TOKEN) return env.ZIBA_DEPLOY_TOKEN.trim();
  if (env.ZIBA_DEPLOY_TOKEN_FILE) {
    return fromFile(env.ZIBA_DEPLOY_TOKEN_FILE, 'ZIBA_DEPLOY_TOKEN_FILE');
  }
  const kept = path.join(env.DATA_DIR ?? at('var'), 'publish-token');
  const isThisMachine = loopback.has(new URL(address).hostname);
  if (isThisMachine && existsSync(kept)) return readFileSync(kept, 'utf8').trim();
  throw new UsageProblem(
    'No deploy token: put it into ZIBA_DEPLOY_TOKEN, or name a file that holds it in ZIBA_DEPLOY_TOKEN_FILE.',
  );
}

/** Whether others in the network could read the token. */
export function isOpenToOthers(address) {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !loopback.has(hostname);
}
