import type { BackupState } from '@ziba/shared/contracts/backups';
import type { Database } from '../../db/connect';
import { found } from '../../lib/refusal';

/** SQL: one row with the plan of the automatic backups, and since when it counts. */
export const backupPlan = `select coalesce(min(backup_every_days), 30) as every_days,
  coalesce(min(backup_keep), 12) as keep, min(created_at) as since from general_settings`;

const state = {
  name: 'backups.state',
  text: `with own as (select * from backups where clinic_id is null),
    good as (select * from own where status = 'done' order by id desc limit 1),
    ended as (select * from own where status in ('done', 'failed') order by id desc limit 1),
    plan as (select every_days, keep, greatest(since,
      (select max(created_at) from own where status <> 'failed'))
      + make_interval(days => every_days) as next_at from (${backupPlan}) p)
    select good.finished_at as last_at, good.bytes as last_bytes, plan.next_at,
      plan.every_days, plan.keep,
      (select max(verified_at) from own
        where (verification::jsonb ->> 'isGood')::boolean) as verified_at,
      case when ended.status = 'failed' then 'failed'
        when plan.next_at + interval '1 day' < app_now() then 'late'
        when good.id is null then 'none' else 'stable' end as standing
    from plan left join good on true left join ended on true`,
};

/** Reads how the platform's backups stand; the job of each night makes one that is due, so a day later it is late. */
export const backupStateOf = (db: Database): Promise<BackupState> =>
  db.platform(async (tx) => found((await tx.query<BackupState>(state))[0]));
