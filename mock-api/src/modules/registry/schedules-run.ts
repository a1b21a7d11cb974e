import type { Database, Tx } from '../../db/connect';
import { switchSection } from './switches';

interface Due {
  id: number;
  clinic_id: number;
  section: string;
  is_on: boolean;
  reason: string;
  /** The user who scheduled it; null if the account does not exist any more. */
  user_id: number | null;
  is_archived: boolean;
}

/**
 * The due switches in the order of their times: after a time without a server the last one counts. Waits for rows that
 * another process has locked, so that the order is kept.
 */
const due = {
  name: 'schedules.due',
  text: `select s.id, s.clinic_id, s.section, s.is_on, s.reason, u.id as user_id,
      c.archived_at is not null as is_archived
    from switch_schedules s
    join clinics c on c.id = s.clinic_id
    left join users u on u.username = s.created_by and u.clinic_id is null
    where s.at <= app_now() and s.done_at is null and s.canceled_at is null
    order by s.at, s.id limit 1000 for update of s`,
};

const done = {
  name: 'schedules.done',
  text: 'update switch_schedules set done_at = app_now() where id = any($1)',
};

/** Carries out all switches that are due, even if they are late. */
export async function runSchedules(db: Database): Promise<void> {
  const count = await db.platform(runDue);
  if (count > 0) await runSchedules(db);
}

async function runDue(tx: Tx): Promise<number> {
  const rows = await tx.query<Due>(due);
  for (const group of together(rows.filter(({ is_archived }) => !is_archived))) {
    const [first] = group;
    if (!first) continue;
    const { section, is_on, reason, user_id: userId } = first;
    const clinic_ids = [...new Set(group.map(({ clinic_id }) => clinic_id))];
    await switchSection(tx, { userId }, { clinic_ids, section, is_on, reason });
  }
  if (rows.length > 0) await tx.query(done, [rows.map(({ id }) => id)]);
  return rows.length;
}

const kindOf = ({ section, is_on, reason, user_id }: Due) =>
  JSON.stringify([section, is_on, reason, user_id]);

/** Joins neighbours that switch the same: many clinics in one step, and the order is kept. */
function together(rows: readonly Due[]): Due[][] {
  const groups: Due[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0] && kindOf(last[0]) === kindOf(row)) last.push(row);
    else groups.push([row]);
  }
  return groups;
}
