import { platformType } from '@ziba/shared/contracts/permissions';
import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../lib/passwords';
import { todayInTehran } from '../../lib/tehran';
import { refreshStockNotices } from '../../modules/notifications/stock-notices';
import type { Database, Tx } from '../connect';
import { seedDemo } from './demo';
import { demoPassword } from './demo-users';
import { advanceIds, insertRows } from './insert-rows';
import { generalSettings, platformAdmin } from './settings';

export interface SeedSettings {
  seed: 'demo' | 'empty';
  /** Password of `admin`; without one `empty` makes a random one. */
  adminPassword?: string;
}

/** What filling a database came to. */
export interface Seeded {
  /** False when the database had been filled before; then nothing was changed. */
  filled: boolean;
  /** The password that was made up for `admin`: to be shown once, for it is kept nowhere. */
  adminPassword?: string;
}

/** Fills an empty database, all or nothing. Two servers that start at once fill it once. */
export async function seed(db: Database, settings: SeedSettings): Promise<Seeded> {
  const { adminPassword } = settings;
  return db.platform(async (tx) => {
    if (!(await takeEmptyDatabase(tx))) return { filled: false };
    if (settings.seed === 'empty') {
      const password = adminPassword ?? randomBytes(12).toString('base64url');
      await seedAdmin(tx, await hashPassword(password));
      return { filled: true, adminPassword: adminPassword ? undefined : password };
    }
    await seedDemo(tx, await hashPassword(demoPassword), todayInTehran());
    if (adminPassword) await setAdminPassword(tx, await hashPassword(adminPassword));
    for (const { id } of await tx.query<{ id: number }>('select id from clinics')) {
      await refreshStockNotices(tx, id);
    }
    return { filled: true };
  });
}

/** The settings row is there from the first filling on, and its key lets only one server write it. */
async function takeEmptyDatabase(tx: Tx): Promise<boolean> {
  const columns = Object.keys(generalSettings);
  const rows = await tx.query(
    `insert into general_settings (${columns.join(', ')})
     values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
     on conflict do nothing returning id`,
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
