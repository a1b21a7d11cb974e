import { hasSection } from '@ziba/shared/contracts/permissions';
import type { Database } from '../../db/connect';
import type { Session } from '../../lib/actor';

/** A row of the table `events`. */
export interface EventRow {
  id: number;
  clinic_id: number | null;
  user_id: number | null;
  /** For all clinics and the platform, whatever the other columns say. */
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
 * Ids are given at the start and seen at the end of a transaction, so one may appear below those that are
 * known already: whoever looks, looks back a little.
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

/** Whether it is for this session: for everyone, or of its clinic, for its user or for nobody in particular, of a section it has. */
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
    /** What a session has not heard since an event that it knows; an hour back at most. */
    missed: ({ clinicId, userId }: Session, after: number) =>
      read(missed, [clinicId, after, userId]),
    last: async () => (await read(last, []))[0]?.id ?? 0,
  };
}
