import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { mkdtempSync } from 'node:fs';
import { databaseLimits, trustedProxies, type DatabaseLimits } from './config-network';
import { ConfigError, oneOf, text, wholeNumber, type Environment } from './lib/setting';

// The commands that start the server tell a wrong setting by it.
export { ConfigError };

/** The settings, read once from the environment and checked once. */
export interface Config {
  /** Folder of this package; migrations and the built shell are found from it. */
  packageDir: string;
  port: number;
  host: string;
  /** Absolute folder of database, uploads, releases and secrets. */
  dataDir: string;
  /** The folder is a fresh one of this run and goes away with it (`DATA_DIR=memory:`). */
  temporary: boolean;
  /** Undefined: the embedded database. */
  databaseUrl?: string;
  databaseLimits: DatabaseLimits;
  /** Proxies whose word on where a request comes from is believed; none: the connection's address counts. */
  trustedProxies: string[];
  seed: 'demo' | 'empty';
  adminPassword?: string;
  /** Undefined: made on first start and kept in the data folder. */
  sessionSecret?: string;
  sessionMinutes: number;
  production: boolean;
  /** `outbox` keeps SMS for reading back; `none` is what production has without an operator. */
  smsProvider: 'outbox' | 'none' | 'kavenegar';
  smsApiKey?: string;
  /** The number that messages come from; undefined: the account's own. */
  smsLine?: string;
  /** Where the operator's service answers. */
  smsUrl: string;
  /** Who has it may read `/api/metrics`; undefined: only this machine may. */
  metricsToken?: string;
  /** A bucket for the published releases; undefined: below the data folder. */
  bundleStore?: BundleStoreConfig;
  /** Folder of the built shell; it may be missing (`npm run api`). */
  shellDir: string;
  /** What time the server takes it to be at its start (`CLOCK_START`, for tests); undefined: the machine's. */
  clockStart?: Date;
  /** Which embedded engine: real PostgreSQL where it runs, else PGlite. */
  engine: 'auto' | 'postgres' | 'pglite';
}

/** A bucket of any service that speaks S3. */
export interface BundleStoreConfig {
  /** `https://host/bucket`, with a folder where wanted. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

/** Reads the settings; a wrong one throws a `ConfigError` that names the variable. */
export function readConfig(env: Environment, packageDir: string): Config {
  const production = env.NODE_ENV === 'production';
  const sessionSecret = secret(env, production);
  const adminPassword = password(env);
  return {
    packageDir,
    port: wholeNumber(env, 'PORT', 8080, 0, 65_535),
    host: text(env, 'HOST') ?? '127.0.0.1',
    ...dataFolder(env, packageDir),
    databaseUrl: databaseUrl(env),
    databaseLimits: databaseLimits(env),
    trustedProxies: trustedProxies(env),
    seed: seed(env, production),
    adminPassword,
    sessionSecret,
    sessionMinutes: wholeNumber(env, 'SESSION_TTL_MINUTES', 480, 1, 43_200),
    production,
    ...sms(env, production),
    metricsToken: longEnough(env, 'METRICS_TOKEN'),
    bundleStore: bundleStore(env),
    shellDir: resolve(packageDir, text(env, 'SHELL_DIR') ?? '../shell/dist'),
    clockStart: clockStart(env, production),
    engine: oneOf(env, 'EMBEDDED_DATABASE', ['auto', 'postgres', 'pglite']),
  };
}

function secret(env: Environment, production: boolean): string | undefined {
  const value = text(env, 'SESSION_SECRET');
  if (!value && production) {
    throw new ConfigError('SESSION_SECRET is required when NODE_ENV is production.');
  }
  if (value && value.length < 32) {
    throw new ConfigError('SESSION_SECRET must have at least 32 characters.');
  }
  return value;
}

function longEnough(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value && value.length < 16)
    throw new ConfigError(`${name} must have at least 16 characters.`);
  return value;
}

/** Everybody knows the password of the demo accounts, so production has them only where that is meant. */
function seed(env: Environment, production: boolean): Config['seed'] {
  const isMeant = oneOf(env, 'DEMO_IN_PRODUCTION', ['no', 'yes']) === 'yes';
  const chosen = oneOf(env, 'SEED', [production ? 'empty' : 'demo', 'demo', 'empty']);
  if (production && chosen === 'demo' && !isMeant) {
    throw new ConfigError(
      'SEED must be empty in production: the password of the demo accounts is public. ' +
        'Set DEMO_IN_PRODUCTION=yes if you want them all the same.',
    );
  }
  return chosen;
}

/** The outbox only keeps messages, so production has it only when it is asked for. */
function sms(env: Environment, production: boolean) {
  const smsProvider = oneOf(env, 'SMS_PROVIDER', [
    production ? 'none' : 'outbox',
    'outbox',
    'none',
    'kavenegar',
  ]);
  const smsApiKey = text(env, 'SMS_API_KEY');
  if (smsProvider === 'kavenegar' && !/^\w{8,}$/.test(smsApiKey ?? '')) {
    throw new ConfigError('SMS_API_KEY is required when SMS_PROVIDER is kavenegar.');
  }
  const smsLine = text(env, 'SMS_LINE');
  if (smsLine && !/^\d{4,20}$/.test(smsLine)) throw new ConfigError('SMS_LINE must be digits.');
  const smsUrl = (text(env, 'SMS_URL') ?? 'https://api.kavenegar.com').replace(/\/+$/, '');
  if (!/^https?:\/\/\S+$/.test(smsUrl)) throw new ConfigError('SMS_URL must be an http address.');
  return { smsProvider, smsApiKey, smsLine, smsUrl };
}

function clockStart(env: Environment, production: boolean): Date | undefined {
  const value = text(env, 'CLOCK_START');
  if (!value) return undefined;
  if (production) throw new ConfigError('CLOCK_START is for tests and is refused in production.');
  const time = new Date(value);
  if (!value.includes('T') || Number.isNaN(time.getTime())) {
    throw new ConfigError('CLOCK_START must be a time such as 2027-03-20T13:59:00+03:30.');
  }
  return time;
}

function bundleStore(env: Environment): BundleStoreConfig | undefined {
  const url = text(env, 'BUNDLE_STORE_URL');
  if (!url) return undefined;
  if (!/^https?:\/\/[^/\s]+\/[^/\s]+/.test(url) || !URL.canParse(url)) {
    throw new ConfigError(
      'BUNDLE_STORE_URL must look like https://host/bucket or …/bucket/folder.',
    );
  }
  const keyId = text(env, 'BUNDLE_STORE_KEY_ID');
  const secret = text(env, 'BUNDLE_STORE_SECRET');
  if (!keyId) throw new ConfigError('BUNDLE_STORE_KEY_ID is required with BUNDLE_STORE_URL.');
  if (!secret) throw new ConfigError('BUNDLE_STORE_SECRET is required with BUNDLE_STORE_URL.');
  return { url, region: text(env, 'BUNDLE_STORE_REGION') ?? 'us-east-1', keyId, secret };
}

function password(env: Environment): string | undefined {
  const value = text(env, 'ADMIN_PASSWORD');
  if (value && value.length < 8) {
    throw new ConfigError('ADMIN_PASSWORD must have at least 8 characters.');
  }
  return value;
}

function databaseUrl(env: Environment): string | undefined {
  const value = text(env, 'DATABASE_URL');
  if (value && !/^postgres(ql)?:\/\/\S+$/.test(value)) {
    throw new ConfigError('DATABASE_URL must look like postgresql://user:password@host:5432/name.');
  }
  return value;
}

function dataFolder(env: Environment, packageDir: string) {
  const value = text(env, 'DATA_DIR') ?? join(packageDir, '..', 'var');
  if (value === 'memory:') {
    return { dataDir: mkdtempSync(join(tmpdir(), 'ziba-')), temporary: true };
  }
  if (value.includes('\0')) throw new ConfigError('DATA_DIR must be a folder.');
  return { dataDir: isAbsolute(value) ? value : resolve(value), temporary: false };
}
