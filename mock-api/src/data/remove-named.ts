import type { Named } from '@ziba/shared/contracts/named';
import type { Database, Tx } from '../db/connect';
import type { Session } from '../lib/actor';
import type { NamedRows } from './named-rows';
import { found, Refusal } from '../lib/refusal';

/** The tables that refer to a list, and the message when one of them uses the name. */
export interface NamedUse {
  table: string;
  column: string;
  inUse: string;
}

/**
 * Archives a named thing; with `archive` also one that is used. Errors: 404 if there is none; otherwise 409 if it is
 * used.
 */
export function removeNamed(
  db: Database,
  { ofClinic, templates, templateIn }: NamedRows<Named>,
  use: NamedUse | 'archive',
  session: Session,
  id: number,
) {
  const { clinicId } = session;
  const done = { id, archived: true as const };

  if (clinicId === null) {
    return db.platform(async (tx) => {
      found(await templateIn(tx, id));
      await refuseUsed(tx, use, null, id);
      await templates.archive(tx, session, id);
      return done;
    });
  }
  return db.tenant(clinicId, async (tx) => {
    const member = { ...session, clinicId };
    // Locked, so that no other transaction begins to use it meanwhile.
    found(await ofClinic.within(tx).findLocked(member, id));
    await refuseUsed(tx, use, clinicId, id);
    await ofClinic.within(tx).archive(member, id);
    return done;
  });
}

async function refuseUsed(
  tx: Tx,
  use: NamedUse | 'archive',
  clinicId: number | null,
  id: number,
): Promise<void> {
  if (use === 'archive') return;
  const { table, column, inUse } = use;
  const used = `select 1 from ${table} where clinic_id is not distinct from $1
                and "${column}" = $2 and archived_at is null limit 1`;
  if ((await tx.query(used, [clinicId, id])).length > 0) throw new Refusal(409, 'in_use', inUse);
}
