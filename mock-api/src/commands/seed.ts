import { parseArgs } from 'node:util';
import { connect } from '../db/connect';
import { agreeOnInstallation } from '../db/installation';
import { grow } from '../seed/grow';
import { seed } from '../seed/seed';
import { StartError } from '../lib/start-error';
import { runCommand, say } from './run-command';

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

/**
 * `npm run seed -- [--appointments 1000000] [--clinic 1]`: fills an empty database as the first start does, and adds
 * that many appointments to a clinic, for measuring.
 */
runCommand(async (config) => {
  const { appointments, clinicId } = wished();
  const db = await connect(config);
  try {
    await agreeOnInstallation(db, config.dataDir);
    const { filled, adminPassword } = await seed(db, config);
    say(filled ? 'The database was empty and is filled.' : 'The database was filled already.');
    if (adminPassword) say(`The password of admin is ${adminPassword} (shown only this once).`);
    if (appointments > 0) await grow(db, { clinicId, appointments, say });
  } finally {
    await db.close();
  }
});
