import type { Named } from '@ziba/shared/contracts/named';
import type { Database } from '../db/connect';
import type { Session } from '../lib/actor';
import type { namedRows } from './named-rows';
import { found, Refusal } from '../lib/refusal';

/** The tables that refer to a list, and the message when one of them uses the name. */
export interface NamedUse {
  table: string;
  column: string;
  inUse: string;
}

/** Archives a named thing that nothing uses. Errors: 404 if there is none; 409 if it is used. */
export function removeNamed(
  db: Database,
  { ofClinic, templates, templateIn }: ReturnType<typeof namedRows<Named>>,
  { table, column, inUse }: NamedUse,
  session: Session,
  id: number,
) {
  const { clinicId } = session;
  const used = `select 1 from ${table} where clinic_id is not distinct from $1
                and "${column}" = $2 and archived_at is null limit 1`;
  const done = { id, archived: true as const };
  const refusal = () => new Refusal(409, 'in_use', inUse);

  if (clinicId === null) {
    return db.platform(async (tx) => {
      found(await templateIn(tx, id));
      if ((await tx.query(used, [null, id])).length > 0) throw refusal();
      await templates.archive(tx, session, id);
      return done;
    });
  }
  return db.tenant(clinicId, async (tx) => {
    const member = { ...session, clinicId };
    // Locked, so that no other transaction begins to use it meanwhile.
    found(await ofClinic.within(tx).findLocked(member, id));
    if ((await tx.query(used, [clinicId, id])).length > 0) throw refusal();
    await ofClinic.within(tx).archive(member, id);
    return done;
  });
}
