import type { Tx } from '../../db/connect';

/** One change of what is live, or of the permission to change it. */
export interface RegistryEntry {
  /** `publish`, `activate`, `pin`, `switch_off`, `token_created`, … */
  action: string;
  remote?: string;
  version?: string;
  section?: string;
  /** The clinics that it affects; all of them when left out. */
  clinicIds?: readonly number[];
  reason?: string;
}

/** The author: a user, a deploy token with its name, or nobody, which means the server itself. */
export interface RegistryActor {
  userId: number | null;
  /** The name of the deploy token. */
  token?: string;
  requestId?: string;
}

/** The entity of all these changes in the audit log. */
export const registryEntity = 'registry';

const insertEntry = {
  name: 'audit.insert_registry',
  text: `insert into audit_log (clinic_id, user_id, action, entity, after, reason, request_id)
    values (null, $1, $2, '${registryEntity}', $3, $4, $5)`,
};

/** Writes the change into the audit log, in the transaction of the platform that makes it. */
export async function auditRegistry(
  tx: Tx,
  { userId, token, requestId }: RegistryActor,
  { action, remote, version, section, clinicIds, reason }: RegistryEntry,
): Promise<void> {
  const after = { remote, version, section, clinic_ids: clinicIds, token };
  await tx.query(insertEntry, [
    userId,
    action,
    JSON.stringify(after),
    reason || null,
    requestId ?? null,
  ]);
}
