import type { switchScheduleInput, SwitchSchedule } from '@ziba/shared/contracts/section-switches';
import type { z } from 'zod';
import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { clock } from '../../lib/clock';
import { addJob } from '../../jobs/add-job';
import { wholeList } from '../../data/pages';
import { found, invalid } from '../../lib/refusal';
import { m } from '../../messages';
import { auditRegistry } from './audit';
import { checkClinics, refuseWaiting } from './switches';
import { tellOperators } from './registry-tell';

type Input = z.output<typeof switchScheduleInput>;

/** The job that carries out the due switches; there may be several such jobs, and each one carries out all. */
export const scheduleJob = 'switches.scheduled';

const selected = `select s.id, s.clinic_id, c.name as clinic_name, s.section, s.is_on, s.at, s.created_by,
    s.created_at, s.reason
  from switch_schedules s join clinics c on c.id = s.clinic_id and c.archived_at is null
  where s.done_at is null and s.canceled_at is null`;
const waiting = { name: 'schedules.waiting', text: `${selected} order by s.at, s.id` };
const some = { name: 'schedules.some', text: `${selected} and s.id = any($1) order by s.at, s.id` };
const locked = { name: 'schedules.lock', text: `${some.text} for update of s` };

/** Of two switches for the same time the one that was scheduled later counts. */
const insert = {
  name: 'schedules.insert',
  text: `insert into switch_schedules (clinic_id, section, is_on, at, reason, created_by)
    select distinct id, $2, $3::boolean, $4::timestamptz, $5, $6 from unnest($1::int[]) id
    on conflict (clinic_id, section, at) where done_at is null and canceled_at is null
    do update set is_on = excluded.is_on, reason = excluded.reason, created_by = excluded.created_by,
      created_at = app_now()
    returning id`,
};

const cancel = {
  name: 'schedules.cancel',
  text: 'update switch_schedules set canceled_at = app_now() where id = $1',
};

/** Reads all scheduled switches, the next one first. */
export const waitingSchedules = (tx: Tx) => wholeList<SwitchSchedule>(tx, waiting, []);

/** Schedules a switch of a section at clinics; returns one schedule for each of them. */
export async function schedule(
  tx: Tx,
  session: Session,
  { clinic_ids, section, is_on, reason, at }: Input,
): Promise<SwitchSchedule[]> {
  if (Date.parse(at) <= clock.now()) throw invalid('at', m.scheduleInThePast);
  await checkClinics(tx, clinic_ids);
  if (is_on) await refuseWaiting(tx, section);
  const values = [clinic_ids, section, is_on, at, reason, session.username];
  const rows = await tx.query<{ id: number }>(insert, values);
  await addJob(tx, null, { kind: scheduleJob, runAt: at });
  const action = is_on ? 'schedule_on' : 'schedule_off';
  await auditRegistry(tx, session, { action, section, clinicIds: clinic_ids, reason });
  await tellOperators(tx);
  return tx.query<SwitchSchedule>(some, [rows.map(({ id }) => id)]);
}

/** Cancels a schedule before its time; returns it as it was. */
export async function cancelSchedule(
  tx: Tx,
  session: Session,
  id: number,
): Promise<SwitchSchedule> {
  const [row] = await tx.query<SwitchSchedule>(locked, [[id]]);
  const before = found(row);
  await tx.query(cancel, [id]);
  const { section, clinic_id, reason } = before;
  const entry = { action: 'schedule_canceled', section, clinicIds: [clinic_id], reason };
  await auditRegistry(tx, session, entry);
  await tellOperators(tx);
  return before;
}
