import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig } from './config';
import { connect } from './db/connect';
import { lockDataFolder } from './db/data-lock';
import { grow } from './db/seed/grow';
import { seed } from './db/seed/seed';
import { StartError } from './lib/start-error';

/*
 * `npm run seed`: fills an empty database as the first start does, and makes a clinic as long as asked,
 * for measuring. The server must not use the data folder meanwhile; with DATABASE_URL it may.
 */

const packageDir = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const say = (line: string) => process.stdout.write(`${line}\n`);
const mostAppointments = 20_000_000;

function wished(): { appointments: number; clinicId: number } {
  const { values } = parseArgs({
    options: { appointments: { type: 'string' }, clinic: { type: 'string' } },
  });
  const number = (name: 'appointments' | 'clinic', fallback: string, most: number) => {
    const text = values[name] ?? fallback;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value > most) {
      throw new StartError(`--${name} must be a whole number up to ${most}, not "${text}".`);
    }
    return value;
  };
  return {
    appointments: number('appointments', '0', mostAppointments),
    clinicId: number('clinic', '1', 2_147_483_647),
  };
}

async function fill(): Promise<void> {
  const { appointments, clinicId } = wished();
  const config = readConfig(process.env, packageDir);
  const lock = await lockDataFolder(config.dataDir);
  const db = await connect(config).catch(async (error: unknown) => {
    await lock.release();
    throw error;
  });
  try {
    const { filled, adminPassword } = await seed(db, config);
    say(filled ? 'The database was empty and is filled.' : 'The database was filled already.');
    if (adminPassword) say(`The password of admin is ${adminPassword} (shown only this once).`);
    if (appointments > 0) await grow(db, { clinicId, appointments, say });
  } finally {
    await db.close();
    if (config.temporary) await rm(config.dataDir, { recursive: true, force: true });
    await lock.release();
  }
}

Promise.resolve()
  .then(fill)
  .then(
    () => process.exit(0),
    (error: unknown) => {
      const text = error instanceof StartError ? error.message : (error as Error).stack;
      process.stderr.write(`${text}\n`, () => process.exit(1));
    },
  );
