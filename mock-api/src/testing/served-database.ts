import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { addressVariable } from './test-database';

/** A database of its own on a PostgreSQL that the servers of a test do not start themselves. */
export interface ServedDatabase {
  /** For `DATABASE_URL`. */
  url: string;
  drop(): Promise<void>;
}

/**
 * On the server that `DATABASE_URL_TEST` names (its user must be allowed to make databases and roles), or
 * on the one of the test run.
 */
export async function servedDatabase(): Promise<ServedDatabase> {
  const name = `served_${randomUUID().replaceAll('-', '')}`;
  const { owner, url } = placeOf(name);
  const run = async (statement: string) => {
    const client = new pg.Client(owner);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  return { url, drop: () => run(`drop database ${name} with (force)`) };
}

function placeOf(name: string): { owner: pg.ClientConfig; url: string } {
  const given = process.env.DATABASE_URL_TEST;
  if (given) {
    const url = new URL(given);
    url.pathname = `/${name}`;
    return { owner: { connectionString: given }, url: url.href };
  }
  const owner = JSON.parse(process.env[addressVariable] ?? '{}') as pg.ClientConfig;
  const host = encodeURIComponent(owner.host ?? '');
  return { owner, url: `postgresql://${owner.user ?? ''}@localhost/${name}?host=${host}` };
}
