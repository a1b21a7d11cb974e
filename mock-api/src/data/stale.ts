import { staleCode, staleText, type StaleDetails } from '@ziba/shared/contracts/versions';
import type { Tx } from '../db/connect';
import { Refusal } from '../lib/refusal';

/** When a row was changed last, and by whom. */
export interface VersionRow {
  version: number;
  /** ISO 8601. */
  updated_at: string;
}

/** A row as an edit reads it, locked until the transaction ends. */
export interface EditedRow extends VersionRow {
  /** Null for rows of the platform. */
  clinicId: number | null;
  /** The name of its table in the audit log. */
  entity: string;
  /** Null if there is one such entity for each clinic. */
  id: number | null;
}

/** The entry of the transaction that changed the row: both have the time at which that transaction began. */
const lastChange = {
  name: 'audit.last_change',
  text: `select u."fullName" as changed_by from audit_log l join users u on u.id = l.user_id
    where l.clinic_id is not distinct from $1 and l.entity = $2
      and l.entity_id is not distinct from $3
      and l.at >= $4::timestamptz - interval '1 ms' and l.at < $4::timestamptz + interval '1 ms'
    order by l.id desc limit 1`,
};

/**
 * Refuses with 409 `stale` an edit that is based on another version than the row has. `details` say who changed it and
 * when, and contain `more`. An edit without a version is not refused.
 */
export async function refuseStale(
  tx: Tx,
  { clinicId, entity, id, version, updated_at }: EditedRow,
  baseVersion: unknown,
  more: object = {},
): Promise<void> {
  if (baseVersion === undefined || baseVersion === version) return;
  const values = [clinicId, entity, id, updated_at];
  const [change] = await tx.query<Pick<StaleDetails, 'changed_by'>>(lastChange, values);
  const changed_by = change?.changed_by ?? null;
  const details: StaleDetails = { version, changed_by, changed_at: updated_at };
  throw new Refusal(409, staleCode, staleText, undefined, {}, { ...details, ...more });
}
