import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { root } from './running-product';

/** The PostgreSQL of a run. */
export interface RunDatabase {
  /** The address of the database that all others are cloned from. Nothing may be connected to it meanwhile. */
  template: string;
  /** Clones the template; returns the address. */
  clone: (name: string) => Promise<string>;
  drop: (name: string) => Promise<void>;
  /** The names of all clones. */
  clones: () => Promise<string[]>;
  stop: () => Promise<void>;
}

const withName = (address: string, name: string) => {
  const url = new URL(address);
  url.pathname = name;
  return url.href;
};

/** Starts a PostgreSQL in a new folder; it ends together with this process. */
export async function startDatabase(dataDir: string): Promise<RunDatabase> {
  await mkdir(dataDir);
  const child = spawn(process.execPath, [join(root, 'mock-api/dist/testing/serve-database.mjs')], {
    env: { ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const template = await new Promise<string>((ready, fail) => {
    createInterface(child.stdout).once('line', ready);
    void ended.then(() => fail(new Error('The database of the run has ended.')));
  });
  const client = new pg.Client({ connectionString: withName(template, 'postgres') });
  await client.connect();
  return {
    template,
    async clone(name) {
      await client.query(`create database ${name} template template strategy file_copy`);
      return withName(template, name);
    },
    async drop(name) {
      await client.query(`drop database if exists ${name} with (force)`);
    },
    async clones() {
      const { rows } = await client.query<{ datname: string }>(
        "select datname from pg_database where datname not like 'template%' and datname <> 'postgres'",
      );
      return rows.map(({ datname }) => datname);
    },
    async stop() {
      await client.end();
      child.stdin.end();
      await ended;
    },
  };
}
