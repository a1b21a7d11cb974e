import { paymentStatuses } from '@ziba/shared/contracts/clinical';
import { planStatuses } from '@ziba/shared/contracts/treatment-plans';
import { startApi, type TestApi } from '../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

const query = <Row = Record<string, unknown>>(text: string) =>
  api.db.platform((tx) => tx.query<Row>(text));

it.each(['mina', 'nima'])(
  'shows %s sessions in every payment state, and both prescriptions',
  async (name) => {
    const call = await api.login(name);
    const plans = (await call('GET', '/treatmentPlans?limit=100')).body;
    expect(plans.meta.total).toBeGreaterThan(10);
    const of = (key: string, rows: Record<string, unknown>[]) => [
      ...new Set(rows.map((row) => row[key])),
    ];
    const sessions = plans.data.flatMap((plan: { sessions: object[] }) => plan.sessions);
    expect(of('payment_status', sessions).toSorted()).toEqual([...paymentStatuses].sort());
    expect(of('status', sessions)).toHaveLength(3);
    for (const status of of('status', plans.data)) expect(planStatuses).toContain(status);
    const list = (await call('GET', '/patient-transcriptions/pagination?limit=200')).body;
    expect(of('type', list.data)).toHaveLength(2);
    expect(of('status', list.data).toSorted()).toEqual(['recorded', 'reported']);
    const { data } = (await call('GET', '/treatmentSessions/whole_sessions')).body;
    expect(data.length).toBeGreaterThan(5);
    // Rows that are added later get other ids and codes.
    const patient_id = plans.data[0].patient_id;
    const next = await call('POST', '/treatmentPlans', { title: 'طرح تازه', patient_id });
    expect(next.status).toBe(201);
    const prescription = { type: 'pharmacy', patient_id };
    expect((await call('POST', '/patient-transcriptions', prescription)).status).toBe(201);
  },
);

it('follows the rules of the server: paid amounts equal the payments, done sessions are charged', async () => {
  expect(
    await query(`select s.id from treatment_sessions s where paid_amount <> (
      select coalesce(sum(p.amount), 0) from payments p
      where p.clinic_id = s.clinic_id and p.session_id = s.id)`),
  ).toEqual([]);
  expect(
    await query(`select s.id from treatment_sessions s where status = 'done' and service_cost <> (
      select coalesce(-sum(l.amount), 0) from patient_ledger l where l.clinic_id = s.clinic_id
        and l.kind = 'charge' and l.ref_kind = 'session' and l.ref_id = s.id)`),
  ).toEqual([]);
});
