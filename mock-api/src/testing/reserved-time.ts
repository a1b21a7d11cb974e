import { standing } from '../modules/data-checks/standing';
import type { TestApi } from './start-api';

const wrongOf = (person: string) => `
  with standing as (select * from (${standing}) s where clinic_id = $1),
  needed as (
    select kind, id, ${person}_id as person, slot from standing, generate_series(
      date_bin('15 minutes', starts_at, timestamptz 'epoch'), ends_at - interval '1 microsecond', '15 minutes') slot
    where ${person}_id is not null),
  held as (
    select owner_kind as kind, owner_id as id, ${person}_id as person, slot from ${person}_slots
    where clinic_id = $1 and (expires_at is null or expires_at > app_now()))
  select '${person} held by nothing' as fault, kind, id, slot::text from (table held except table needed) x
  union all
  select '${person} not held', kind, id, slot::text from (table needed except table held) x
  union all
  select '${person} twice', a.kind || ' and ' || b.kind, b.id, b.starts_at::text
  from standing a join standing b on a.${person}_id = b.${person}_id and (a.kind, a.id) < (b.kind, b.id)
    and a.starts_at < b.ends_at and b.starts_at < a.ends_at
  where not ('appointment' in (a.kind, b.kind) and a.visit is not distinct from b.visit)`;

/**
 * What is wrong with the reserved time of a clinic: a doctor or patient who is at two places at once, time that is held
 * by nothing, and something that stands and does not hold its time. What happens during its own appointment is there
 * together with it.
 */
export const wrongTimes = (api: TestApi, clinicId: number) =>
  api.db.tenant(clinicId, async (tx) => [
    ...(await tx.query(wrongOf('doctor'), [clinicId])),
    ...(await tx.query(wrongOf('patient'), [clinicId])),
  ]);
