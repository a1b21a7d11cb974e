import { randomInt } from 'node:crypto';
import { cityCodes } from '@ziba/shared/contracts/city-codes';
import { nameKey } from '@ziba/shared/contracts/normalise';
import type { Tx } from '../../db/connect';
import { clock } from '../../lib/clock';

const month = new Intl.DateTimeFormat('en-u-ca-persian', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: '2-digit',
});

/** Two digits of the Persian year and two of the month, in Tehran. */
function persianMonth(now = clock.date()): string {
  const parts = month.formatToParts(now);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year').slice(-2)}${of('month').padStart(2, '0')}`;
}

/** The code of a city; `XXX` for one that is not in the list. */
const cityCode = (city: string) => cityCodes.get(nameKey(city)) ?? 'XXX';

const wellFormed = /^C-[^\s]{1,150}-[A-Z]{3}-\d{4}-\d{7}$/;

interface Named {
  clinic_id?: unknown;
  name_en: string;
  city: string;
}

const isTaken = {
  name: 'clinics.code_taken',
  text: 'select from clinics where clinic_id = $1',
};

/** The display code that was sent if it is valid and free, otherwise a new one. */
export async function displayCode(tx: Tx, clinic: Named): Promise<string> {
  const sent = String(clinic.clinic_id ?? '').trim();
  const isFree = async (code: string) => (await tx.query(isTaken, [code])).length === 0;
  if (wellFormed.test(sent) && (await isFree(sent))) return sent;
  const name = clinic.name_en.replace(/\s+/g, '').toUpperCase();
  const start = `C-${name}-${cityCode(clinic.city)}-${persianMonth()}`;
  for (;;) {
    const code = `${start}-${randomInt(1_000_000, 10_000_000)}`;
    if (await isFree(code)) return code;
  }
}
