-- Two patients of clinic 1: one with 2,000 appointments, 300 plans of 3 sessions and 500 pictures, one with nothing.
-- Rows are copies of rows of the demo clinic, which has no pictures; `g` is the number of a copy.
create function pg_temp.copies(source text, original int, many int, changes jsonb)
returns setof int language plpgsql as $$
declare
  names text;
  texts text;
begin
  select string_agg(format('%I', column_name), ', '),
    string_agg(coalesce(changes ->> column_name::text, format('t.%I', column_name)), ', ')
  into names, texts
  from information_schema.columns
  where table_schema = 'public' and table_name = source and column_name <> 'id'
    and is_generated = 'NEVER';
  return query execute format(
    'insert into %I (%s) select %s from %I t, generate_series(1, %s) g where t.id = %s returning id',
    source, names, texts, source, many, original);
end $$;

create temp table made as
select kind, pg_temp.copies('patients', (select min(id) from patients where clinic_id = 1), 1,
  jsonb_build_object('national_code', quote_literal(code), 'full_name', quote_literal(kind))) as id
from (values ('long', '0012345679'), ('empty', '0012345687')) as wanted (kind, code);

select pg_temp.copies('appointments',
  (select min(id) from appointments where clinic_id = 1 and status = 'done'), 2000,
  jsonb_build_object('patient_id', id::text, 'appointment_code', $$'B' || g$$,
    'starts_at', 't.starts_at - make_interval(days => g)',
    'ends_at', 't.ends_at - make_interval(days => g)'))
from made where kind = 'long';

create temp table plan as
select treatment_plan_id as id from treatment_sessions where clinic_id = 1
group by 1 order by count(*) desc, 1 limit 1;

create temp table plans as
select pg_temp.copies('treatment_plans', (select id from plan), 300,
  jsonb_build_object('patient_id', id::text, 'code', $$'B' || g$$, 'appointment_id', 'null')) as id
from made where kind = 'long';

select pg_temp.copies('treatment_sessions',
  (select min(id) from treatment_sessions where treatment_plan_id = (select id from plan)), 3,
  jsonb_build_object('treatment_plan_id', id::text, 'ordinal', 'g'))
from plans;

with sets as (
  insert into photo_sets (clinic_id, patient_id, taken_on, kind, title)
  select 1, id, current_date - g, 'before', 'set ' || g
  from made, generate_series(1, 100) g where kind = 'long'
  returning id
)
insert into photos (clinic_id, photo_set_id, file, angle)
select 1, id, 'set-' || id || '-' || g || '.png', 'front' from sets, generate_series(1, 5) g;
