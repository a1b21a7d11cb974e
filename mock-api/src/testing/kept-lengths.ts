/** SQL: kept lengths of lists that differ from the counted ones; no row if all are right. */
export const wrongLengths = `
  with counted as (
    select 'tickets' as list, clinic_id, status, count(*) as rows from tickets
      where archived_at is null group by clinic_id, status
    union all
    select 'all_tickets', null, status, count(*) from tickets where archived_at is null group by status
    union all
    select 'sms_messages', clinic_id, status, count(*) from sms_messages group by clinic_id, status
  ), kept as (
    select list, clinic_id, status, sum(change) as rows from list_counts
    group by list, clinic_id, status having sum(change) <> 0
  )
  (select 'counted' as only_in, * from counted except select 'counted', * from kept)
  union all
  (select 'kept', * from kept except select 'kept', * from counted)`;
