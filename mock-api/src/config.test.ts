import { rmSync } from 'node:fs';
import { ConfigError, readConfig } from './config';

const read = (env: Record<string, string>) => readConfig(env, '/ziba/mock-api');

it('has a default for every setting', () => {
  expect(read({})).toEqual({
    packageDir: '/ziba/mock-api',
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/ziba/var',
    temporary: false,
    databaseUrl: undefined,
    databaseLimits: { connect: 10, statement: 30, query: 35, keepAlive: 10 },
    trustedProxies: [],
    seed: 'demo',
    adminPassword: undefined,
    sessionSecret: undefined,
    sessionMinutes: 480,
    production: false,
    smsProvider: 'outbox',
    smsOutboxOpen: false,
    smsApiKey: undefined,
    smsLine: undefined,
    smsUrl: 'https://api.kavenegar.com',
    metricsToken: undefined,
    shellDir: '/ziba/shell/dist',
    engine: 'auto',
  });
});

it('treats an empty variable as not set', () => {
  expect(read({ PORT: '', SEED: ' ', DATABASE_URL: '' })).toEqual(read({}));
});

it('makes a new folder for `memory:`', () => {
  const [one, other] = [read({ DATA_DIR: 'memory:' }), read({ DATA_DIR: 'memory:' })];
  expect(one.temporary).toBe(true);
  expect(one.dataDir).not.toBe(other.dataDir);
  for (const { dataDir } of [one, other]) rmSync(dataDir, { recursive: true });
});

it('opens the outbox only when asked to, and never in production', () => {
  expect(read({ SMS_OUTBOX_OPEN: 'yes' }).smsOutboxOpen).toBe(true);
  const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) };
  const opened = { ...production, SMS_OUTBOX_OPEN: 'yes' };
  expect(() => read(opened)).toThrow(/SMS_OUTBOX_OPEN .* production/);
});

it('begins at the given time, except in production', () => {
  const at = '2027-03-20T13:59:00+03:30';
  expect(read({ CLOCK_START: at }).clockStart).toEqual(new Date(at));
  expect(() => read({ CLOCK_START: 'noon' })).toThrow('CLOCK_START must be a time');
  expect(() => read({ CLOCK_START: '2027-03-20' })).toThrow('CLOCK_START must be a time');
  const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) };
  expect(() => read({ ...production, CLOCK_START: at })).toThrow(/CLOCK_START .* production/);
});

describe('production', () => {
  const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) };

  it('has no demo accounts', () => {
    expect(read(production).seed).toBe('empty');
    expect(read({ ...production, SEED: 'empty' }).seed).toBe('empty');
  });

  it('has them only if two settings ask for them', () => {
    expect(() => read({ ...production, SEED: 'demo' })).toThrow(
      /^SEED must be empty in production: .* Set DEMO_IN_PRODUCTION=yes/,
    );
    expect(read({ ...production, DEMO_IN_PRODUCTION: 'yes' }).seed).toBe('empty');
    expect(read({ ...production, SEED: 'demo', DEMO_IN_PRODUCTION: 'yes' }).seed).toBe('demo');
  });
});

it('reads the proxies that are believed', () => {
  const given = { TRUSTED_PROXIES: 'loopback, 10.1.0.0/16,2001:db8::1' };
  expect(read(given).trustedProxies).toEqual(['loopback', '10.1.0.0/16', '2001:db8::1']);
});

it.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
  [{ TRUSTED_PROXIES: '10.0.0.1, 0.0.0.0/0' }, 'TRUSTED_PROXIES must be addresses or networks'],
  [{ TRUSTED_PROXIES: 'proxy.example' }, 'TRUSTED_PROXIES must be addresses or networks'],
  [
    { DATABASE_STATEMENT_SECONDS: '9', DATABASE_ANSWER_SECONDS: '8' },
    'DATABASE_ANSWER_SECONDS must be a whole number from 9 to 86400, not "8".',
  ],
  [{ SEED: 'some' }, 'SEED must be demo or empty, not "some".'],
  [
    { SESSION_TTL_MINUTES: '0' },
    'SESSION_TTL_MINUTES must be a whole number from 1 to 43200, not "0".',
  ],
  [
    { DATABASE_URL: 'mysql://somewhere' },
    'DATABASE_URL must look like postgresql://user:password@host:5432/name.',
  ],
  [{ NODE_ENV: 'production' }, 'SESSION_SECRET is required when NODE_ENV is production.'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters.'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 8 characters.'],
  [
    { EMBEDDED_DATABASE: 'sqlite' },
    'EMBEDDED_DATABASE must be auto or postgres or pglite, not "sqlite".',
  ],
])('refuses %p in one line that names the variable', (env, message) => {
  const reading = () => read(env as Record<string, string>);
  expect(reading).toThrow(ConfigError);
  expect(reading).toThrow(message);
});

it('never prints a secret', () => {
  expect(() => read({ DATABASE_URL: 'http://user:secret@host' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('secret@') }),
  );
});
