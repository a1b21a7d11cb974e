import type { SmsReceiver, smsReceiverQuery } from '@ziba/shared/contracts/sms-receivers';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { placed, searchIn, where, type Where } from '../../data/conditions';
import { ofReadablePatients } from '../../data/own-patients';
import { inScope } from './messages.queries';

type Query = z.output<typeof smsReceiverQuery>;

/** How many of each kind are offered. */
const limit = 8;

interface Source {
  kind: SmsReceiver['kind'];
  table: string;
  name: string;
  phone: string;
  /** SQL: whether no advertising may be sent to the phone. */
  optedOut: string;
  searched: readonly string[];
  /** Whether rows without a mobile number are left out. */
  needsMobile: boolean;
}

const patients: Source = {
  kind: 'patient',
  table: 'patients',
  name: 'full_name',
  phone: 'contact_number',
  optedOut: `exists (select 1 from patients o where o.clinic_id = t.clinic_id
    and o.contact_number = t.contact_number and o.sms_opt_out)`,
  searched: ['search_norm'],
  needsMobile: true,
};
const users: Source = {
  kind: 'user',
  table: 'users',
  name: '"fullName"',
  phone: '"phoneNumber"',
  optedOut: 'false',
  searched: ['fullName', 'username', 'phoneNumber'],
  needsMobile: true,
};
const clinics: Source = {
  kind: 'clinic',
  table: 'clinics',
  name: 'name',
  phone: 'phone1',
  optedOut: 'false',
  searched: ['name', 'clinic_id', 'responsible_name', 'phone1'],
  // The sender may type another number, and notices need none.
  needsMobile: false,
};

/**
 * Finds whom the caller can write to by name, with the phone: patients whom they may see and staff of their clinic, or
 * clinics for the platform. Without words the newest ones; people only with a mobile number.
 */
export function receiversFor(db: Database, session: Session, query: Query): Promise<SmsReceiver[]> {
  const { clinicId } = session;
  const ofClinic = where('t.clinic_id = ?', clinicId ?? undefined);
  const sources =
    clinicId === null
      ? [{ source: clinics, limits: [] }]
      : [
          { source: patients, limits: [ofClinic, ofReadablePatients(session, 't.id')] },
          { source: users, limits: [ofClinic, where("t.account_status = 'active'")] },
        ];
  return inScope(db, session, async (tx) => {
    const found: SmsReceiver[] = [];
    for (const { source, limits } of sources) {
      if (query.kind === undefined || query.kind === source.kind) {
        found.push(...(await readFrom(tx, source, limits, query)));
      }
    }
    return found;
  });
}

function readFrom(
  tx: Tx,
  { kind, table, name, phone, optedOut, searched, needsMobile }: Source,
  limits: readonly (Where | undefined)[],
  { id, search }: Query,
): Promise<SmsReceiver[]> {
  const { text, values } = placed([
    where('t.archived_at is null'),
    needsMobile ? where(`t.${phone} ~ '^09[0-9]{9}$'`) : undefined,
    where('t.id = ?', id),
    ...limits,
    searchIn({ searched }, search),
  ]);
  return tx.query<SmsReceiver>(
    `select '${kind}' as kind, t.id, t.${name} as name, t.${phone} as phone, ${optedOut} as opted_out
     from ${table} t where ${text} order by t.id desc limit ${limit}`,
    values,
  );
}
