import { randomUUID } from 'node:crypto';
import type { Call } from './call';
import { created } from './samples';
import type { TestApi } from './start-api';

/** The kinds of accounts that the tests of the users' rights tell apart, in the order of their tables. */
export const accountKinds = [
  'visitor',
  'reception',
  'reads',
  'writes',
  'deletes',
  'all levels',
  'doctor',
  'admin',
  'stranger',
  'operator',
  'no users',
  'waiting',
  'suspended',
] as const;
export type AccountKind = (typeof accountKinds)[number];

const phoneNumber = '09121112233';

/** One account of each kind in a new clinic, except for the visitor, the stranger and the two operators. */
export async function oneOfEachKind(api: TestApi) {
  const clinic = api.newClinic();
  const ofUsers = { sections: ['users'], columns: { phoneNumber } };
  const suspended = { phoneNumber, account_status: 'suspended' };
  const accounts: Record<AccountKind, Call> = {
    visitor: api.anyone,
    reception: clinic.as('all', { sections: ['appointments', 'patients'] }),
    reads: clinic.as('read', ofUsers),
    writes: clinic.as('write', ofUsers),
    deletes: clinic.as('delete', ofUsers),
    'all levels': clinic.as('all', ofUsers),
    doctor: clinic.as('all', { type: 'doctor', sections: ['appointments', 'patients'] }),
    admin: clinic.as('all', { type: 'clinic_admin', columns: { phoneNumber } }),
    stranger: api.newClinic().as('all', { type: 'clinic_admin', columns: { phoneNumber } }),
    operator: api.platform(ofUsers),
    'no users': api.platform({ sections: ['clinics'] }),
    waiting: clinic.as('all', { columns: { phoneNumber, account_status: 'pending' } }),
    suspended: clinic.as('all', { type: 'clinic_admin', columns: suspended }),
  };
  return { accounts, clinic, clinicId: await clinic.id() };
}

export type OneOfEachKind = Awaited<ReturnType<typeof oneOfEachKind>>;

/** A registration that waits. The public form is not used, because it limits how many one computer sends. */
export async function aWaitingRequest(api: TestApi): Promise<number> {
  const text = `insert into users (type, username, password_hash, account_status, "fullName", requested_access)
    values ('staff', $1, 'nobody signs in with this', 'pending', $1, '{"sections":[],"levels":[]}') returning id`;
  const [row] = await api.db.platform((tx) =>
    tx.query<{ id: number }>(text, [`asks_${randomUUID().slice(0, 8)}`]),
  );
  if (!row) throw new Error('no registration was added');
  return row.id;
}

/** A role without access in the clinic. */
export const aRole = ({ accounts }: OneOfEachKind) =>
  created(accounts.admin, '/metaRoles', { name: `نقش ${randomUUID().slice(0, 8)}` });
