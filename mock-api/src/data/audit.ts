import type { Tx } from '../db/connect';
import type { Actor } from '../lib/actor';

/** One change of one row. It must not contain passwords, codes or tokens. */
export interface AuditEntry {
  /** `create`, `update`, `archive`, `login`, `password_reset`, … */
  action: string;
  /** The table of the row. */
  entity: string;
  entityId: number | null;
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  /** Why, in the words of the user, where a reason is asked for. */
  reason?: string | null;
}

const insertEntry = {
  name: 'audit.insert',
  text: `insert into audit_log (clinic_id, user_id, action, entity, entity_id, before, after, reason,
           request_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

/** Writes the change into the audit log, in the transaction that makes the change. */
export async function audit(tx: Tx, actor: Actor, entry: AuditEntry): Promise<void> {
  const { action, entity, entityId, before, after, reason = null } = entry;
  const json = (value?: Record<string, unknown> | null) => (value ? JSON.stringify(value) : null);
  const values = [
    actor.clinicId,
    actor.userId,
    action,
    entity,
    entityId,
    json(before),
    json(after),
    reason,
    actor.requestId ?? null,
  ];
  await tx.query(insertEntry, values);
}

/**
 * Writes a change of lines that stand in a table of their own, such as the drugs of a prescription, into the audit log
 * of the row that they belong to. Returns whether they differ; the same lines again are no change.
 */
export async function auditLines(
  tx: Tx,
  actor: Actor,
  row: Pick<AuditEntry, 'entity' | 'entityId'>,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Promise<boolean> {
  const difference = changes(before, after);
  if (Object.keys(difference.after).length === 0) return false;
  await audit(tx, actor, { action: 'update', ...row, ...difference });
  return true;
}

/** Returns the fields that differ between two versions of a row. */
export function changes(before: Record<string, unknown>, after: Record<string, unknown>) {
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const pick = (row: Record<string, unknown>) =>
    Object.fromEntries(changed.map((key) => [key, row[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}
