import { isIP } from 'node:net';
import { ConfigError, text, wholeNumber, type Environment } from './lib/setting';

/** Time limits of the database connection, in seconds. */
export interface DatabaseLimits {
  /** How long to wait for a free connection, or for a new one. */
  connect: number;
  /** After this time the database itself cancels a statement; 0: never. */
  statement: number;
  /**
   * How long to wait for the answer to a statement; after it the connection counts as frozen and is dropped. 0: no
   * limit.
   */
  query: number;
  /** The pause between the packets that check a silent connection. */
  keepAlive: number;
}

const day = 86_400;

/** Reads the time limits of the database. The limit of an answer must be longer than that of a statement. */
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
 * Reads the proxies whose `X-Forwarded-For` is believed, separated by commas: addresses, networks such as 10.0.0.0/8,
 * or the groups loopback, linklocal and uniquelocal.
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

/** A network of all addresses would let every client choose its own address. */
function isNetwork(entry: string): boolean {
  const [address = '', size, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (size === undefined) return true;
  return /^\d{1,3}$/.test(size) && Number(size) > 0 && Number(size) <= (family === 4 ? 32 : 128);
}
