import { isIP } from 'node:net';
import { ConfigError, text, wholeNumber, type Environment } from './lib/setting';

/** How long the server waits for its database, in seconds. */
export interface DatabaseLimits {
  /** For a free connection, or for a new one. */
  connect: number;
  /** Until the database itself gives a statement up; 0: never. */
  statement: number;
  /** For the answer to a statement, after which the connection counts as frozen and is dropped; 0: for ever. */
  query: number;
  /** Between the packets that show that a silent connection is alive. */
  keepAlive: number;
}

const day = 86_400;

/** Reads the waits for the database. An answer must be waited for longer than a statement may take. */
export function databaseLimits(env: Environment): DatabaseLimits {
  const statement = wholeNumber(env, 'DATABASE_STATEMENT_SECONDS', 30, 1, day);
  return {
    connect: wholeNumber(env, 'DATABASE_CONNECT_SECONDS', 10, 1, 600),
    statement,
    query: wholeNumber(env, 'DATABASE_ANSWER_SECONDS', statement + 5, statement, day),
    keepAlive: wholeNumber(env, 'DATABASE_KEEP_ALIVE_SECONDS', 10, 1, 7200),
  };
}

const groups = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Reads the proxies whose `X-Forwarded-For` is believed: addresses, networks such as 10.0.0.0/8, or the
 * groups loopback, linklocal and uniquelocal, with commas between them.
 */
export function trustedProxies(env: Environment): string[] {
  const list = (text(env, 'TRUSTED_PROXIES') ?? '').split(',').map((entry) => entry.trim());
  const entries = list.filter((entry) => entry !== '');
  for (const entry of entries) {
    if (!groups.includes(entry) && !isNetwork(entry)) {
      throw new ConfigError(
        `TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, not "${entry}".`,
      );
    }
  }
  return entries;
}

/** A network of all addresses would let every client choose its own. */
function isNetwork(entry: string): boolean {
  const [address = '', size, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (size === undefined) return true;
  return /^\d{1,3}$/.test(size) && Number(size) > 0 && Number(size) <= (family === 4 ? 32 : 128);
}
