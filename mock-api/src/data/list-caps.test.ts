import { aPlanned, at } from '../testing/clinical';
import { aProductInput, created } from '../testing/samples';
import { startApi, type TestApi } from '../testing/start-api';
import { longestList } from './pages';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const many = longestList + 10;
/** The maximum size of an answer as JSON, in bytes, before compression. */
const mostBytes = 10_000_000;

it('answers the first rows of lists without paging, and their total number', async () => {
  const { clinic, staff, doctorId, patientId, planId } = await aPlanned(api);
  const [clinicId, userId] = [await clinic.id(), await staff.userId()];
  const productId = await created(staff, '/products', await aProductInput(staff));
  await api.db.platform(async (tx) => {
    await tx.query(
      `insert into sessions (id, user_id, expires_at)
       select gen_random_uuid(), $1, app_now() + interval '1 day' from generate_series(1, $2::int)`,
      [userId, many],
    );
    await tx.query(
      `insert into clinic_status_events (clinic_id, from_status, to_status)
       select $1, 'active', 'active' from generate_series(1, $2::int)`,
      [clinicId, many],
    );
  });
  await api.db.tenant(clinicId, async (tx) => {
    await tx.query(
      `insert into appointments (clinic_id, appointment_code, patient_id, doctor_id, package_type,
         starts_at, ends_at, status, fee_amount)
       select $1, 'L' || n, $2, $3, 'visit', $4::timestamptz - n * interval '15 minutes',
         $4::timestamptz - (n - 1) * interval '15 minutes', 'done', 1000
       from generate_series(1, $5::int) n`,
      [clinicId, patientId, doctorId, at(-2, '08:00'), many],
    );
    await tx.query(
      `insert into treatment_sessions (clinic_id, treatment_plan_id, ordinal, session_title, starts_at)
       select $1, $2, n, 'جلسه ' || n, $3 from generate_series(1, $4::int) n`,
      [clinicId, planId, at(3, '16:00'), many],
    );
    await tx.query(
      `insert into stock_lots (clinic_id, product_id, lot_no, quantity)
       select $1, $2, 'L' || n, 1 from generate_series(1, $3::int) n`,
      [clinicId, productId, many],
    );
  });

  const operator = api.platform();
  const lists = [
    [staff, '/auth/sessions'],
    [staff, `/products/${productId}/lots`],
    [staff, `/patients/${patientId}/debts`],
    [staff, `/treatmentSessions/plan/${planId}`],
    [operator, `/clinics/${clinicId}/status-events`],
  ] as const;
  const answers = [];
  for (const [call, path] of lists) {
    const { body } = await call('GET', path);
    const isSmall = JSON.stringify(body).length < mostBytes;
    const isCounted = body.meta?.total >= many;
    answers.push({ path, rows: body.data?.length, isCounted, isSmall });
  }
  expect(answers).toEqual(
    lists.map(([, path]) => ({ path, rows: longestList, isCounted: true, isSmall: true })),
  );
});
