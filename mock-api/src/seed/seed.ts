import { platformType } from '@ziba/shared/contracts/permissions';
import { randomBytes } from 'node:crypto';
import { clock } from '../lib/clock';
import { hashPassword } from '../lib/passwords';
import { refreshStockNotices } from '../modules/products/stock-notices';
import type { Database, Tx } from '../db/connect';
import { seedDemo } from './demo';
import { demoPassword } from './demo-users';
import { advanceIds, insertRows } from './insert-rows';
import { generalSettings, platformAdmin } from './settings';

export interface SeedSettings {
  seed: 'demo' | 'empty';
  /** The password of `admin`; without one, `empty` and production make a random one. */
  adminPassword?: string;
  /** In production the operator never gets the password of the demo accounts. */
  production?: boolean;
}

/** The result of filling a database. */
export interface Seeded {
  /** False when the database had been filled before; then nothing was changed. */
  filled: boolean;
  /** The random password of `admin`; it has to be shown now, because it is not stored anywhere. */
  adminPassword?: string;
}

/** Fills an empty database, all of it or nothing. Of two servers that start at the same time only one fills it. */
export async function seed(db: Database, settings: SeedSettings): Promise<Seeded> {
  const { seed: kind, adminPassword, production = false } = settings;
  const isMadeUp = !adminPassword && (production || kind === 'empty');
  const password = isMadeUp ? randomBytes(12).toString('base64url') : adminPassword;
  return db.platform(async (tx) => {
    if (!(await takeEmptyDatabase(tx))) return { filled: false };
    const filled = { filled: true, adminPassword: isMadeUp ? password : undefined };
    if (kind === 'empty') {
      await seedAdmin(tx, await hashPassword(password ?? ''));
      return filled;
    }
    await seedDemo(tx, await hashPassword(demoPassword), clock.date());
    if (password) await setAdminPassword(tx, await hashPassword(password));
    for (const { id } of await tx.query<{ id: number }>('select id from clinics')) {
      await refreshStockNotices(tx, id);
    }
    return filled;
  });
}

/** The maximum time that filling a database takes on a slow machine, in seconds. */
const fillingSeconds = 600;

/** The settings row is written first, and because of its key only one server can write it. */
async function takeEmptyDatabase(tx: Tx): Promise<boolean> {
  await tx.query(`set local statement_timeout = '${fillingSeconds}s'`);
  const columns = Object.keys(generalSettings);
  const rows = await tx.query(
    {
      text: `insert into general_settings (${columns.join(', ')})
       values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
       on conflict do nothing returning id`,
      // Another server may be filling the database now: waits for it.
      timeoutSeconds: fillingSeconds,
    },
    Object.values(generalSettings),
  );
  return rows.length > 0;
}

async function seedAdmin(tx: Tx, password_hash: string): Promise<void> {
  const access = { sections: ['all'], levels: [1], account_status: 'active', type: platformType };
  await insertRows(tx, 'users', [{ id: 1, ...platformAdmin, ...access, password_hash }]);
  await advanceIds(tx, 'users');
}

async function setAdminPassword(tx: Tx, hash: string): Promise<void> {
  await tx.query('update users set password_hash = $1 where username = $2', [
    hash,
    platformAdmin.username,
  ]);
}
