import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../build-app';
import { readConfig, type Config } from '../config';
import type { Database } from '../db/connect';
import { callerOf, type Call } from './call';
import {
  memberOfClinic,
  newClinic,
  platformUser,
  type TestClinic,
  type TestMember,
  type TestUser,
} from './people';
import { cloneDatabase } from './test-database';

export type { TestClinic };

export interface TestApi {
  /** `http://127.0.0.1:port`, for tests of addresses outside `/api`. */
  address: string;
  app: FastifyInstance;
  db: Database;
  config: Config;
  /** A call without a token. */
  anyone: Call;
  /** A call with the given token. */
  withToken(token: string): Call;
  /** A new clinic, added with its first use: `api.newClinic().as('read', 'write')('GET', '/patients')`. */
  newClinic(overrides?: Record<string, unknown>): TestClinic;
  /** A new user of an existing clinic: `api.memberOf(1, { levels: [2] })`. */
  memberOf(clinicId: number, user: TestUser): TestMember;
  /** The platform operator, by default with all sections and levels. */
  platform(user?: TestUser): TestMember;
  /** Signs a demo user in (needs `startApi({ data: 'demo' })`) and returns a function that makes their calls. */
  login(username: string, password?: string): Promise<Call>;
  stop(): Promise<void>;
}

interface Options {
  /** The first content of the database: only the platform administrator, or the demo data. */
  data?: 'basic' | 'demo';
  /** Environment variables of the settings. */
  env?: Record<string, string>;
  /** Further routes, for tests of the infrastructure. */
  extend?: (app: FastifyInstance) => Promise<void>;
}

const secret = 'a secret of the tests, long enough';
/** The token with which a test may publish releases. */
export const publishToken = 'a-publish-token-of-the-tests-long-enough';

/** Starts the real server on a free port, with a new database. */
export async function startApi({
  data = 'basic',
  env = {},
  extend,
}: Options = {}): Promise<TestApi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ziba-api-'));
  // An existing build must not affect a test.
  const noShell = join(dataDir, 'no-shell');
  const outbox = env.NODE_ENV === 'production' ? 'no' : 'yes';
  const config = readConfig(
    { DATA_DIR: dataDir, SHELL_DIR: noShell, SMS_OUTBOX_OPEN: outbox, ...env },
    resolve(__dirname, '..', '..'),
  );
  const db = await cloneDatabase(data);
  const app = await buildApp({ config, db, sessionSecret: secret, publishToken, extend });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const withToken = (token: string) => callerOf(address, () => Promise.resolve(token));
  const anyone = callerOf(address);
  return {
    address,
    app,
    db,
    config,
    anyone,
    withToken,
    newClinic: (overrides) => newClinic(app, address, overrides),
    memberOf: (clinicId, user) => memberOfClinic(app, address, clinicId, user),
    platform: (user) => platformUser(app, address, user),
    login: async (username, password = 'Ziba@1405') => {
      const { status, body } = await anyone('POST', '/auth/login', { username, password });
      if (status !== 200) throw new Error(`${username} cannot sign in: ${JSON.stringify(body)}`);
      return withToken(body.token);
    },
    stop: async () => {
      await app.close();
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
