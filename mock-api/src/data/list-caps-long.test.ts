import type { Call } from '../testing/call';
import { aPractice, at } from '../testing/clinical';
import { aServiceInput, created } from '../testing/samples';
import { startApi, type TestApi } from '../testing/start-api';
import { firstOf, longestList } from './pages';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const many = longestList + 10;

/** How many rows a list answers, and whether it says that there are more. */
async function lengthOf(call: Call, path: string) {
  const { body } = await call('GET', path);
  const { total, totalPages } = body.meta ?? {};
  return { path, rows: body.data?.length, isCounted: total >= many && totalPages > 1 };
}

it('answers the first rows of long lists of the registry, and their total number', async () => {
  const { clinic } = await aPractice(api);
  const clinicId = await clinic.id();
  await api.db.platform(async (tx) => {
    await tx.query(
      `insert into users (clinic_id, type, username, password_hash, account_status, "fullName")
       select $1, 'staff', 'developer_' || n, '-', 'suspended', 'کارمند ' || n
       from generate_series(1, $2::int) n`,
      [clinicId, many],
    );
    await tx.query(
      `insert into developers (user_id, granted_by)
       select id, 'admin' from users where username like 'developer\\_%'`,
    );
    await tx.query(
      `insert into deploy_tokens (remote, name, token_hash, created_by)
       select 'mfe-long', 'token ' || n, 'hash of ' || n, 'admin' from generate_series(1, $1::int) n`,
      [many],
    );
    await tx.query(
      `insert into releases (remote, version, release)
       select 'long', 'v' || n, '{"contract": 1, "sections": []}'::jsonb
       from generate_series(1, $1::int) n`,
      [many],
    );
    await tx.query(
      `insert into rollouts (remote, version, clinic_ids, percent, state, started_by)
       select 'long', 'v' || n, '{}', 5, 'stopped', 'admin' from generate_series(1, $1::int) n`,
      [many],
    );
    await tx.query(
      `insert into rings (name, clinic_ids)
       select 'حلقه ' || n, '{1}' from generate_series(1, $1::int) n`,
      [many],
    );
  });
  const operator = api.platform();
  for (const name of ['developers', 'deploy-tokens', 'releases', 'rings']) {
    const path = `/registry/${name}`;
    expect(await lengthOf(operator, path)).toEqual({ path, rows: longestList, isCounted: true });
  }
  // Each rollout is read with its own figures, so this list is shorter.
  const rollouts = await lengthOf(operator, '/registry/rollouts');
  expect(rollouts).toEqual({ path: '/registry/rollouts', rows: 200, isCounted: true });
});

it('answers the first lines of long reports, and the sum of all', async () => {
  const { clinic, staff, patientId } = await aPractice(api);
  const clinicId = await clinic.id();
  const receiver = await staff.userId();
  const service = await created(staff, '/presentableServices', await aServiceInput(staff));
  await api.db.tenant(clinicId, async (tx) => {
    await tx.query(
      `insert into users (clinic_id, type, username, password_hash, account_status, "fullName")
       select $1, 'doctor', 'long_report_' || n, '-', 'suspended', 'پزشک ' || n
       from generate_series(1, $2::int) n`,
      [clinicId, many],
    );
    await tx.query(
      `insert into services (clinic_id, system_code, title, category_id, fee)
       select $1, 'L' || n, 'خدمت ' || n, (select category_id from services where id = $2), 1000
       from generate_series(1, $3::int) n`,
      [clinicId, service, many],
    );
    await tx.query(
      `with doctors as (
         select array_agg(id) as ids from users
         where clinic_id = $1 and username like 'long\\_report\\_%'
       ), offered as (
         select array_agg(id) as ids from services where clinic_id = $1 and system_code like 'L%'
       )
       insert into appointments (clinic_id, appointment_code, patient_id, doctor_id, service_id,
         package_type, starts_at, ends_at, status, fee_amount, paid_amount)
       select $1, 'L' || n, $2, d.ids[n], o.ids[n], 'visit', $3, $3::timestamptz + interval '15 minutes',
         'done', 1000, 1000
       from doctors d, offered o, generate_series(1, $4::int) n`,
      [clinicId, patientId, at(-2, '08:00'), many],
    );
    await tx.query(
      `insert into payments (clinic_id, patient_id, target, appointment_id, amount, paid_at, received_by)
       select clinic_id, patient_id, 'appointment', id, 1000, $2, $3 from appointments
       where clinic_id = $1 and appointment_code like 'L%'`,
      [clinicId, at(-2, '09:00'), receiver],
    );
  });
  const income = '/reports/income?by=service';
  expect(await lengthOf(staff, income)).toEqual({
    path: income,
    rows: longestList,
    isCounted: true,
  });
  expect((await staff('GET', income)).body.total).toBe(many * 1000);
  const visits = '/reports/appointments?by=doctor';
  expect(await lengthOf(staff, visits)).toEqual({
    path: visits,
    rows: longestList,
    isCounted: true,
  });
  expect((await staff('GET', visits)).body.total).toMatchObject({ total: many, done: many });
}, 60_000);

it('cuts a list that was computed as a whole, and answers its length', () => {
  const rows = Array.from({ length: many }, (_, index) => index);
  expect(firstOf(rows)).toMatchObject({ meta: { page: 1, total: many, totalPages: 2 } });
  expect(firstOf(rows).data).toHaveLength(longestList);
  expect(firstOf([1, 2])).toEqual({
    data: [1, 2],
    meta: { page: 1, limit: 2, total: 2, totalPages: 1 },
  });
});
