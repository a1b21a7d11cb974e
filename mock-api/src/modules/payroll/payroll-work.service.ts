import type { Page } from '@ziba/shared/contracts/lists';
import type { PayrollWork, payrollWorkQuery } from '@ziba/shared/contracts/payroll-months';
import type { z } from 'zod';
import { firstOf } from '../../data/pages';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { jalaliMonth } from '../../lib/jalali-months';
import { monthLines } from './month-lines';
import { noProfile } from './payroll-refusals';
import type { CountedWork } from './work';

const postedWorkOf = {
  name: 'payroll.posted_work',
  text: `select i.staff_id as user_id, i.source, i.appointment_id, i.session_id, i.transcription_id,
      i.amount, i.percentage_value, i.is_correction
    from payroll_items i where i.clinic_id = $1 and i.line_id = $2 order by i.id`,
};

const described = {
  name: 'payroll.describe_work',
  text: `select row_number() over (order by x.done_at, i.number)::int as id, i.source, x.target,
      coalesce(i.appointment_id, i.session_id, i.transcription_id) as target_id, x.title,
      jsonb_build_object('id', p.id, 'full_name', p.full_name) as patient, x.done_at, i.amount,
      i.percentage_value, i.is_correction
    from jsonb_to_recordset($2::jsonb) as i (number int, source text, appointment_id int,
      session_id int, transcription_id int, amount bigint, percentage_value numeric,
      is_correction boolean)
    left join appointments a on a.clinic_id = $1 and a.id = i.appointment_id
    left join treatment_sessions s on s.clinic_id = $1 and s.id = i.session_id
    left join treatment_plans t on t.clinic_id = $1 and t.id = s.treatment_plan_id
    left join transcriptions r on r.clinic_id = $1 and r.id = i.transcription_id
    cross join lateral (select
      case when a.id is not null then 'appointment' when s.id is not null then 'session'
        else 'transcription' end as target,
      case when a.id is not null then nullif(a.fee_title, '') when s.id is not null
        then s.session_title else coalesce(r.operation_topic, r.title) end as title,
      case when a.id is not null then coalesce(a.ended_at, a.starts_at) when s.id is not null
        then coalesce(s.reported_at, s.starts_at) else coalesce(r.reported_at, r.created_at)
        end as done_at) x
    join patients p on p.clinic_id = $1 and p.id = coalesce(a.patient_id, t.patient_id, r.patient_id)
    order by id`,
};

/** Reads the paid work behind a person's month: as it was posted, or as it counts now. Errors: 404 no profile. */
export const listWork = (
  db: Database,
  { clinicId }: Member,
  { month, user_id }: z.output<typeof payrollWorkQuery>,
): Promise<Page<PayrollWork>> =>
  db.tenant(clinicId, async (tx) => {
    const [line] = await monthLines(tx, clinicId, jalaliMonth(month), [user_id]);
    if (!line) throw noProfile('user_id');
    const work =
      line.line_id === null
        ? line.work
        : await tx.query<CountedWork>(postedWorkOf, [clinicId, line.line_id]);
    return firstOf(await describe(tx, clinicId, work));
  });

const describe = (tx: Tx, clinicId: number, work: readonly CountedWork[]) =>
  tx.query<PayrollWork>(described, [
    clinicId,
    JSON.stringify(work.map((one, number) => ({ ...one, number }))),
  ]);
