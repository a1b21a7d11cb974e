import { randomUUID } from 'node:crypto';
import { levels, platformType, type Need } from '@ziba/shared/contracts/permissions';
import type { FastifyInstance } from 'fastify';
import { clock } from '../lib/clock';
import { todayInTehran } from '../lib/tehran';
import type { Tx } from '../db/connect';
import { callerOf, type Call } from './call';

/** A user of a test; by default a member of staff with all sections. */
export interface TestUser {
  type?: string;
  sections?: readonly string[];
  /** Levels instead of the access given to `as`. */
  levels?: readonly number[];
  /** Further columns of the account. */
  columns?: Record<string, unknown>;
}

export interface TestClinic {
  /** The id of the clinic. */
  id(): Promise<number>;
  /** Adds a user of the clinic with the given levels: `as('read', { sections: ['patients'] })`. */
  as(...rights: (Need | 'all' | TestUser)[]): TestMember;
}

/** Makes calls as a user of a clinic; `userId` adds the user if there was no call yet. */
export interface TestMember extends Call {
  userId(): Promise<number>;
  token(): Promise<string>;
}

/** A clinic that is added with its first use. */
export function newClinic(
  app: FastifyInstance,
  address: string,
  overrides: Record<string, unknown> = {},
): TestClinic {
  let made: Promise<number> | undefined;
  const id = () => (made ??= app.db.platform((tx) => insertClinic(tx, overrides)));
  return {
    id,
    as: (...rights) => {
      const user = userOf(rights);
      return memberOf(app, address, async () => insertUser(app, await id(), user));
    },
  };
}

/** A new user of an existing clinic, such as one of the demo data. */
export function memberOfClinic(
  app: FastifyInstance,
  address: string,
  clinicId: number,
  user: TestUser,
): TestMember {
  return memberOf(app, address, () => insertUser(app, clinicId, user));
}

/** A user of the platform's own staff. */
export function platformUser(
  app: FastifyInstance,
  address: string,
  user: TestUser = {},
): TestMember {
  const full = { sections: ['all'], levels: [levels.all], ...user, type: platformType };
  return memberOf(app, address, () => insertUser(app, null, full));
}

function userOf(rights: readonly (Need | 'all' | TestUser)[]): TestUser {
  const needs = rights.filter((right) => typeof right === 'string');
  const rest = rights.filter((right) => typeof right !== 'string');
  return Object.assign({ levels: needs.map((need) => levels[need]) }, ...rest);
}

function memberOf(
  app: FastifyInstance,
  address: string,
  insert: () => Promise<number>,
): TestMember {
  let made: Promise<number> | undefined;
  let signedIn: Promise<string> | undefined;
  const userId = () => (made ??= insert());
  const token = () => (signedIn ??= userId().then((id) => signIn(app, id)));
  return Object.assign(callerOf(address, token), { userId, token });
}

async function signIn(app: FastifyInstance, userId: number): Promise<string> {
  const sid = randomUUID();
  const expiresAt = new Date(clock.now() + 3_600_000).toISOString();
  const insert = 'insert into sessions (id, user_id, expires_at) values ($1, $2, $3)';
  await app.db.platform((tx) => tx.query(insert, [sid, userId, expiresAt]));
  return app.tokenFor(sid, expiresAt);
}

function insertClinic(tx: Tx, overrides: Record<string, unknown>): Promise<number> {
  const code = randomUUID().slice(0, 8);
  return insert(tx, 'clinics', {
    clinic_id: `C-TEST-${code}`,
    name: `clinic ${code}`,
    name_en: `clinic ${code}`,
    city: 'شیراز',
    address: 'شیراز، خیابان زند',
    responsible_name: 'مریم راد',
    responsible_national_id: '0012345679',
    phone1: '09121234567',
    subscription_type: 'سالیانه',
    subscription_days: 365,
    subscription_start_date: todayInTehran(),
    features: 'پیامک، گزارش، فایل',
    is_active: true,
    account_status: 'active',
    ...overrides,
  });
}

async function insertUser(app: FastifyInstance, clinicId: number | null, user: TestUser) {
  const username = `user_${randomUUID().slice(0, 12)}`;
  return app.db.platform((tx) =>
    insert(tx, 'users', {
      clinic_id: clinicId,
      type: user.type ?? 'staff',
      username,
      password_hash: 'nobody signs in with this',
      account_status: 'active',
      sections: user.sections ?? ['all'],
      levels: user.levels ?? [],
      fullName: username,
      ...user.columns,
    }),
  );
}

async function insert(tx: Tx, table: string, row: Record<string, unknown>): Promise<number> {
  const names = Object.keys(row).map((name) => `"${name}"`);
  const places = names.map((_, index) => `$${index + 1}`);
  const [created] = await tx.query<{ id: number }>(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(row),
  );
  if (!created) throw new Error(`no row in ${table}`);
  return created.id;
}
