import { defaultSmsTemplates } from '@ziba/shared/contracts/sms-texts';
import type { Database } from '../../db/connect';
import { clock } from '../../lib/clock';
import { sendAtEvent } from './queue-sms';
import { isQuiet } from './sms-hours';

interface Due {
  clinic_id: number;
  id: number;
  appointment_code: string;
  starts_at: string;
  patient_id: number;
  contact_number: string;
  doctor: string;
  hours: number;
}

/**
 * Waiting appointments whose reminder is due and was not queued. An appointment that was booked later than the time of
 * the reminder gets none. A moved appointment is reminded of again, because its start is in the key.
 */
const due = {
  name: 'reminders.due',
  text: `with own as (
      select clinic_id, hours_before as hours, enabled from sms_templates
      where event = 'appointment_reminder' and hours_before is not null and archived_at is null
    ), wanted as (
      select clinic_id, hours from own where enabled
      union all
      select c.id, d.hours from clinics c cross join unnest($1::int[]) as d (hours)
      where not exists (select from own where own.clinic_id = c.id and own.hours = d.hours)
    )
    select a.clinic_id, a.id, a.appointment_code, a.starts_at, a.patient_id, p.contact_number,
      u."fullName" as doctor, w.hours
    from wanted w
    join clinics c on c.id = w.clinic_id and c.account_status = 'active'
    join appointments a on a.clinic_id = w.clinic_id and a.status = 'waiting' and a.archived_at is null
      and a.starts_at > $2::timestamptz
      and a.starts_at <= $2::timestamptz + w.hours * interval '1 hour'
      and a.created_at <= a.starts_at - w.hours * interval '1 hour'
    join patients p on p.clinic_id = a.clinic_id and p.id = a.patient_id
    join users u on u.clinic_id = a.clinic_id and u.id = a.doctor_id
    where not exists (
      select from sms_messages m where m.dedupe_key = a.clinic_id || ':reminder:' || a.id || ':' || w.hours
        || ':' || extract(epoch from a.starts_at)::bigint)
    order by a.starts_at, a.id limit 500`,
};

const defaultHours = defaultSmsTemplates.flatMap(({ event, enabled, hours_before }) =>
  event === 'appointment_reminder' && enabled && hours_before ? [hours_before] : [],
);

/** Queues the reminders that are due; at night none. */
export async function remindOfAppointments(db: Database, now = clock.date()): Promise<void> {
  if (isQuiet(now)) return;
  const rows = await db.platform((tx) => tx.query<Due>(due, [defaultHours, now.toISOString()]));
  for (const row of rows) {
    const start = Date.parse(row.starts_at) / 1000;
    await db.tenant(row.clinic_id, (tx) =>
      sendAtEvent(
        tx,
        row.clinic_id,
        'appointment_reminder',
        {
          doctor_name: row.doctor,
          appointment_date: row.starts_at,
          appointment_time: row.starts_at,
          appointment_id: row.appointment_code,
        },
        {
          to: row.contact_number,
          patientId: row.patient_id,
          hoursBefore: row.hours,
          dedupeKey: `reminder:${row.id}:${row.hours}:${start}`,
        },
      ),
    );
  }
}
