import { hasSection } from '@ziba/shared/contracts/permissions';
import type { Database } from '../../db/connect';
import type { Session } from '../../lib/actor';

/** A row of the table `events`. */
export interface EventRow {
  id: number;
  clinic_id: number | null;
  user_id: number | null;
  /** For all clinics and the platform, whatever the other columns contain. */
  everyone: boolean;
  sections: string[] | null;
  type: string;
  data: Record<string, unknown>;
}

const columns = 'id, clinic_id, user_id, everyone, sections, type, data';
const byIds = {
  name: 'events.by_ids',
  text: `select ${columns} from events where id = any($1::bigint[]) order by id`,
};
/**
 * Reads new events. A transaction gets the ids at its start and shows the rows at its end, so an event may appear with
 * a lower id than a known one: therefore each look also reads a little further back.
 */
const recent = {
  name: 'events.recent',
  text: `select ${columns} from events
    where id > $1 or (id > $1 - 500 and created_at > app_now() - interval '1 minute')
    order by id limit 2000`,
};
const missed = {
  name: 'events.missed',
  text: `select ${columns} from events
    where id > $2 and (everyone or
      clinic_id is not distinct from $1 and (user_id is null or user_id = $3))
    order by id limit 1000`,
};
const last = { name: 'events.last', text: 'select coalesce(max(id), 0)::bigint as id from events' };

/**
 * Whether a session gets the event: it is for everybody; or it is for its clinic, for its user or no particular user,
 * and for a section that it has.
 */
export function isFor(session: Session, event: EventRow): boolean {
  if (event.everyone) return true;
  if (event.clinic_id !== session.clinicId) return false;
  if (event.user_id !== null && event.user_id !== session.userId) return false;
  return event.sections?.some((section) => hasSection(session, section)) ?? true;
}

export function eventRows(db: Database) {
  const read = (statement: typeof byIds, values: unknown[]) =>
    db.platform((tx) => tx.query<EventRow>(statement, values));
  return {
    byIds: (ids: readonly number[]) => read(byIds, [[...ids]]),
    recent: (after: number) => read(recent, [after]),
    /** The events after the last one that a session knows; at most those of the last hour. */
    missed: ({ clinicId, userId }: Session, after: number) =>
      read(missed, [clinicId, after, userId]),
    last: async () => (await read(last, []))[0]?.id ?? 0,
  };
}
