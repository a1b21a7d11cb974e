import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { mkdtempSync } from 'node:fs';
import { databaseLimits, trustedProxies, type DatabaseLimits } from './config-network';
import { ConfigError, oneOf, text, wholeNumber, type Environment } from './lib/setting';

// The commands that start the server recognise a wrong setting by this name.
export { ConfigError };

/** The settings. They are read and checked once, from the environment. */
export interface Config {
  /** The folder of this package; the paths of migrations and of the built shell begin with it. */
  packageDir: string;
  port: number;
  host: string;
  /** The absolute path of the folder of database, uploads, releases and secrets. */
  dataDir: string;
  /** The folder was made for this run and is deleted at its end (`DATA_DIR=memory:`). */
  temporary: boolean;
  /** The address of a PostgreSQL server; undefined: the embedded database. */
  databaseUrl?: string;
  databaseLimits: DatabaseLimits;
  /**
   * Proxies that are believed when they say where a request comes from; if none, the address of the connection counts.
   */
  trustedProxies: string[];
  seed: 'demo' | 'empty';
  adminPassword?: string;
  /** Undefined: it is made at the first start and stored in the data folder. */
  sessionSecret?: string;
  sessionMinutes: number;
  production: boolean;
  /** `outbox` keeps messages for reading them later; `none` is the default of production when no operator is set. */
  smsProvider: 'outbox' | 'none' | 'kavenegar';
  /** Whether everybody on this machine may read kept messages, reset codes among them (`SMS_OUTBOX_OPEN`). */
  smsOutboxOpen: boolean;
  smsApiKey?: string;
  /** The number that messages are sent from; undefined: the account's own. */
  smsLine?: string;
  /** The address of the operator's service. */
  smsUrl: string;
  /** What the operator charges for one part of a message, in tomans; undefined: no price is shown. */
  smsPartPrice?: number;
  /** The token that allows reading `/api/metrics`; undefined: nobody may read it. */
  metricsToken?: string;
  /** A bucket for the published releases; undefined: they are stored in the data folder. */
  bundleStore?: BundleStoreConfig;
  /** The folder of the built shell; it may be missing (`npm run api`). */
  shellDir: string;
  /** The time that the server begins with (`CLOCK_START`, for tests); undefined: the machine's time. */
  clockStart?: Date;
  /** The embedded engine: PostgreSQL where it can run, else PGlite. */
  engine: 'auto' | 'postgres' | 'pglite';
}

/** A bucket of any service that speaks the S3 protocol. */
export interface BundleStoreConfig {
  /** `https://host/bucket`, with a folder if wanted. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

/** Reads the settings. Throws a `ConfigError` that names the variable if one is wrong. */
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

/** Everybody knows the password of the demo accounts, so production has them only if `SEED` asks for them. */
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

/** The outbox only keeps messages, so production has it only if the setting asks for it. */
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
  const smsPartPrice = wholeNumber(env, 'SMS_PART_PRICE', 0, 0, 1_000_000) || undefined;
  const smsOutboxOpen = outboxOpen(env, production);
  return { smsProvider, smsOutboxOpen, smsApiKey, smsLine, smsUrl, smsPartPrice };
}

/** Whoever reads a reset code can take over the account, so this is asked for, and never in production. */
function outboxOpen(env: Environment, production: boolean): boolean {
  const isOpen = oneOf(env, 'SMS_OUTBOX_OPEN', ['no', 'yes']) === 'yes';
  if (!isOpen || !production) return isOpen;
  throw new ConfigError('SMS_OUTBOX_OPEN is for development and is refused in production.');
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
