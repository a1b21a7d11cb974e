import { clinicTexts } from '@ziba/shared/contracts/clinics';
import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { audit } from '../../data/audit';
import { found, Refusal, type FieldMessages } from '../../lib/refusal';
import { tellRegistry } from '../registry/registry-tell';

/** The columns of a clinic that its standing depends on. */
interface Standing {
  id: number;
  account_status: string;
  identity_file: string | null;
  contract_file: string | null;
}

const lockClinic = {
  name: 'clinics.lock_standing',
  text: `select id, account_status, identity_file, contract_file from clinics
         where id = $1 and archived_at is null for update`,
};
const setStatus = {
  name: 'clinics.set_status',
  text: `update clinics set account_status = $2, is_active = ($2 = 'active'), suspention_reason = $3,
           updated_at = app_now(), version = version + 1
         where id = $1`,
};
const addEvent = {
  name: 'clinics.status_event',
  text: `insert into clinic_status_events (clinic_id, from_status, to_status, reason, user_id)
         values ($1, $2, $3, $4, $5)`,
};
const suspendedFrom = {
  name: 'clinics.suspended_from',
  text: `select from_status from clinic_status_events
         where clinic_id = $1 and to_status = 'suspended' order by id desc limit 1`,
};
const endSessions = {
  name: 'clinics.end_sessions',
  text: `update sessions set revoked_at = app_now()
         where revoked_at is null and user_id in (select id from users where clinic_id = $1)`,
};

const conflict = (code: string, message: string) => new Refusal(409, code, message);

/** Reads the clinic and locks it until the transaction of the platform ends. */
export const lockedClinic = async (tx: Tx, id: number): Promise<Standing> =>
  found((await tx.query<Standing>(lockClinic, [id]))[0]);

/**
 * Suspends an active clinic. From now on its members' calls are answered with 403 and the message of the
 * texts, their open browsers are told at once, and their sessions are ended for good. Refuses with 409 a clinic that
 * is not active: a draft would otherwise become active later without its documents.
 */
export async function suspendClinic(tx: Tx, session: Session, id: number, reason: string) {
  const clinic = await lockedClinic(tx, id);
  if (clinic.account_status === 'suspended') {
    throw conflict('already_suspended', clinicTexts.alreadySuspended);
  }
  if (clinic.account_status !== 'active') {
    throw conflict('not_active', clinicTexts.notActive);
  }
  await change(tx, session, clinic, 'suspended', reason);
  await tellRegistry(tx, [id]);
}

/**
 * Reactivates a suspended clinic; its members have to sign in again. A draft that was suspended is a draft again, which
 * has to be activated with its documents.
 */
export async function reactivateClinic(
  tx: Tx,
  session: Session,
  id: number,
  reason: string | null,
) {
  const clinic = await lockedClinic(tx, id);
  if (clinic.account_status !== 'suspended') {
    throw conflict('not_suspended', clinicTexts.notSuspended);
  }
  await tx.query(endSessions, [id]);
  const [before] = await tx.query<{ from_status: string }>(suspendedFrom, [id]);
  await change(
    tx,
    session,
    clinic,
    before?.from_status === 'pending' ? 'pending' : 'active',
    reason,
  );
}

/** Turns a draft into an active clinic, for which documents are required (api: Values). */
export async function activateClinic(tx: Tx, session: Session, id: number, reason: string | null) {
  const clinic = await lockedClinic(tx, id);
  if (clinic.account_status === 'active') {
    throw conflict('already_active', clinicTexts.alreadyActive);
  }
  if (clinic.account_status === 'suspended') {
    throw conflict('clinic_suspended', clinicTexts.isSuspended);
  }
  const missing = missingDocuments(clinic);
  if (missing) throw new Refusal(409, 'documents_missing', missing.message, missing.fields);
  await change(tx, session, clinic, 'active', reason);
}

type Documents = Partial<Record<'identity_file' | 'contract_file', string | null>>;

/** The required documents of an active clinic that this one does not have. */
export function missingDocuments(clinic: Documents) {
  const fields: FieldMessages = {};
  if (!clinic.identity_file) fields.identity_file = clinicTexts.identity;
  if (!clinic.contract_file) fields.contract_file = clinicTexts.contract;
  const [message] = Object.values(fields);
  return message ? { message, fields } : undefined;
}

/** The first entry of a clinic's history. */
export const beginHistory = (tx: Tx, { userId }: Session, id: number, status: string) =>
  tx.query(addEvent, [id, 'new', status, null, userId]);

async function change(
  tx: Tx,
  { userId }: Session,
  { id, account_status: from }: Standing,
  to: string,
  reason: string | null,
): Promise<void> {
  await tx.query(setStatus, [id, to, to === 'suspended' ? reason : null]);
  await tx.query(addEvent, [id, from, to, reason, userId]);
  await audit(
    tx,
    { userId, clinicId: id },
    {
      action: 'status',
      entity: 'clinics',
      entityId: id,
      before: { account_status: from },
      after: { account_status: to, reason },
    },
  );
}
