import { randomUUID } from 'node:crypto';
import type { NetConnectOpts } from 'node:net';
import pg from 'pg';
import { addressVariable, openDatabases } from './test-database';

/** A new database on a PostgreSQL that the servers of a test do not start themselves. */
export interface ServedDatabase {
  /** For `DATABASE_URL`. */
  url: string;
  /** Where its server listens. */
  target: NetConnectOpts;
  /** For `DATABASE_URL`, through a port of this machine that forwards to it. */
  urlThrough(port: number): string;
  drop(): Promise<void>;
}

/**
 * Adds it on the server in `DATABASE_URL_TEST` (whose user must be allowed to add databases and roles), or on that of
 * the test run.
 */
export async function servedDatabase(): Promise<ServedDatabase> {
  const name = `served_${randomUUID().replaceAll('-', '')}`;
  const { owner, url, target } = placeOf(name);
  const run = async (statement: string) => {
    const client = new pg.Client(owner);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  openDatabases.add(name);
  const urlThrough = (port: number) => {
    const through = new URL(url);
    through.host = `127.0.0.1:${port}`;
    through.searchParams.delete('host');
    return through.href;
  };
  const drop = async () => {
    await run(`drop database ${name} with (force)`);
    openDatabases.delete(name);
  };
  return { url, target, urlThrough, drop };
}

interface Place {
  owner: pg.ClientConfig;
  url: string;
  target: NetConnectOpts;
}

function placeOf(name: string): Place {
  const given = process.env.DATABASE_URL_TEST;
  if (given) {
    const url = new URL(given);
    url.pathname = `/${name}`;
    const target = { host: url.hostname, port: Number(url.port || 5432) };
    return { owner: { connectionString: given }, url: url.href, target };
  }
  const owner = JSON.parse(process.env[addressVariable] ?? '{}') as pg.ClientConfig;
  const host = encodeURIComponent(owner.host ?? '');
  const url = `postgresql://${owner.user ?? ''}@localhost/${name}?host=${host}`;
  return { owner, url, target: { path: `${owner.host ?? ''}/.s.PGSQL.5432` } };
}
