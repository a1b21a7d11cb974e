import { aDesk, at, workday } from '../../testing/bookings';
import { payableOf } from '../../testing/debts';
import { aPatientInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** A desk with a patient who has a coming appointment and a later session of a plan. */
async function aBookedPatient() {
  const practice = await aDesk(api);
  const { desk, book, newPatient } = practice;
  const { id } = await newPatient({ full_name: 'ژاله پاکدل' });
  const visit = (await book({ patient_id: id, appointment_datetime: at('17:00', workday(3)) }))
    .body;
  const treatment_plan_id = await created(desk, '/treatmentPlans', {
    title: 'جوان‌سازی پوست',
    appointment_id: visit.id,
    patient_id: id,
  });
  const session = await created(desk, '/treatmentSessions', {
    treatment_plan_id,
    session_title: 'جلسه اول',
    date: at('18:00', workday(6)),
    service_type: 'لیزر صورت',
    estimated_duration: '1',
    service_cost: '100',
  });
  return { ...practice, id, visit: visit.id as number, session };
}

it('shows in the list when a patient came last and comes next, and what they owe', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { patientId, appointmentId } = await payableOf(api, clinic, { cost: 100, isDone: true });
  await desk('POST', `/patients/${patientId}/payments`, { amount: 30 });
  await api.db.tenant(await clinic.id(), (tx) =>
    tx.query(`update appointments set status = 'no_show' where id = $1`, [appointmentId]),
  );
  const row = async () => (await desk('GET', '/patients/pagination')).body.data[0];
  const { debt, last_visit: last } = (await desk('GET', `/patients/${patientId}/summary`)).body;
  expect(debt).toBeGreaterThan(0);
  expect(last).toBeNull();
  // The session was done, the visit was missed.
  expect(await row()).toMatchObject({
    id: patientId,
    debt,
    no_shows: 1,
    last_visit: expect.any(String),
    next_visit: null,
  });
});

it('shows the active alerts of each patient in the list', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const [first, second] = [
    await created(desk, '/patients', aPatientInput()),
    await created(desk, '/patients', aPatientInput({ national_code: '0023456711' })),
  ];
  await desk('POST', `/patients/${first}/alerts`, { kind: 'allergy', text: 'پنی‌سیلین' });
  const rows = (await desk('GET', '/patients/pagination')).body.data as {
    id: number;
    alerts: object[];
  }[];
  const alertsOf = (id: number) => rows.find((row) => row.id === id)?.alerts;
  expect(alertsOf(first)).toMatchObject([{ kind: 'allergy', text: 'پنی‌سیلین' }]);
  expect(alertsOf(second)).toEqual([]);
});

it('uses the first of appointments and sessions as the next visit; for a doctor their own', async () => {
  const { clinic, desk, visit, session } = await aBookedPatient();
  const next = async (call = desk) =>
    (await call('GET', '/patients/pagination')).body.data[0].next_visit as string | null;
  expect(await next()).toBe(at('17:00', workday(3)));
  expect(await next(clinic.as('all', { type: 'doctor' }))).toBeNull();

  await desk('POST', `/appointments/${visit}/status`, { status: 'canceled' });
  expect(await next()).toBe(at('18:00', workday(6)));
  await desk('POST', `/treatmentSessions/${session}/cancel`, { reason: 'انصراف' });
  expect(await next()).toBeNull();
});

it('lists the bookings of a patient in the order of time', async () => {
  const { clinic, desk, id, visit, session } = await aBookedPatient();
  expect(await desk('GET', `/patients/${id}/bookings`)).toMatchObject({
    status: 200,
    body: {
      total: 2,
      bookings: [
        { kind: 'appointment', id: visit, title: 'لیزر صورت', doctor_name: 'سارا احمدی' },
        { kind: 'session', id: session, title: 'جلسه اول', has_time: true },
      ],
    },
  });
  const other = clinic.as('all', { type: 'doctor' });
  expect((await other('GET', `/patients/${id}/bookings`)).body).toEqual({ total: 0, bookings: [] });
  expect((await desk('GET', '/patients/999999/bookings')).status).toBe(404);
  const keeper = clinic.as('all', { sections: ['inventory'] });
  expect((await keeper('GET', `/patients/${id}/bookings`)).status).toBe(403);
});

it('has for each patient of a page their own figures', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const ids: number[] = [];
  for (let n = 0; n < 3; n += 1)
    ids.push((await payableOf(api, clinic, { isDone: true })).patientId);
  const { data } = (await desk('GET', '/patients/pagination?sort=id')).body;
  expect(data.map(({ id }: { id: number }) => id)).toEqual(ids);
  for (const row of data) expect(row).toMatchObject({ debt: 100, no_shows: 0 });
});

describe('a list that is narrowed', () => {
  const names = (body: { data: { full_name: string }[] }) => body.data.map((one) => one.full_name);

  it('holds those who owe, sorted by it, with the sum of all of them', async () => {
    const clinic = api.newClinic();
    const desk = clinic.as('all');
    const [small, large] = [
      await payableOf(api, clinic, { cost: 100, isDone: true }),
      await payableOf(api, clinic, { cost: 300, isDone: true }),
    ];
    await payableOf(api, clinic, { cost: 500 });
    const { body } = await desk('GET', '/patients/pagination?standing=owes&sort=-debt&limit=1');
    const all = (await desk('GET', '/patients/pagination?sort=-debt')).body;
    const debts = all.data.map(({ debt }: { debt: number }) => debt);
    expect(body).toMatchObject({ meta: { total: 2 }, data: [{ id: large.patientId }] });
    expect(all.data.map(({ id }: { id: number }) => id).slice(0, 2)).toEqual([
      large.patientId,
      small.patientId,
    ]);
    expect(debts).toEqual(debts.toSorted((one: number, other: number) => other - one));
    expect(body.debt_sum).toBe(debts.reduce((sum: number, debt: number) => sum + debt, 0));
    expect((await desk('GET', '/patients/pagination')).body.debt_sum).toBeUndefined();
  });

  it('holds those with an alert or a disease, without all details, who did not come', async () => {
    const { desk, book, newPatient, clinic } = await aDesk(api);
    await desk('PUT', '/appointments/settings', { patient_details_later: true });
    const allergic = await newPatient({ full_name: 'آلما' });
    await desk('POST', `/patients/${allergic.id}/alerts`, {
      kind: 'allergy',
      text: 'پنی‌سیلین',
      severity: 'severe',
    });
    await newPatient({ full_name: 'بیتا', special_disease: 'دیابت' });
    await newPatient({ full_name: 'پروا', address: null });
    const absent = await newPatient({ full_name: 'ترانه' });
    const { body } = await book({ patient_id: absent.id });
    await api.db.tenant(await clinic.id(), (tx) =>
      tx.query(`update appointments set status = 'no_show' where id = $1`, [body.id]),
    );
    const list = async (query: string) =>
      names((await desk('GET', `/patients/pagination?sort=full_name&${query}`)).body);
    expect(await list('standing=alert')).toEqual(['آلما', 'بیتا']);
    expect(await list('standing=incomplete')).toEqual(['پروا']);
    expect(await list('standing=no_show')).toEqual(['ترانه']);
    expect(await list('standing=no_show&search=آلما')).toEqual([]);
    expect(await desk('GET', '/patients/pagination?standing=rich')).toMatchObject({ status: 400 });
  });

  it('holds those who were here once and not for months; for a doctor, not with them', async () => {
    const clinic = api.newClinic();
    const desk = clinic.as('all');
    const { patientId, appointmentId } = await payableOf(api, clinic, { isDone: true });
    await payableOf(api, clinic);
    const ids = async (query: string, call = desk) =>
      (await call('GET', `/patients/pagination?${query}`)).body.data.map(
        ({ id }: { id: number }) => id,
      );
    expect(await ids('not_seen=3')).toEqual([]);
    await api.db.tenant(await clinic.id(), async (tx) => {
      await tx.query(
        `update appointments set starts_at = starts_at - interval '4 months',
          ends_at = ends_at - interval '4 months' where id = $1`,
        [appointmentId],
      );
      await tx.query(`update treatment_sessions set starts_at = starts_at - interval '5 months'`);
    });
    expect(await ids('not_seen=3')).toEqual([patientId]);
    expect(await ids('not_seen=6')).toEqual([]);
    expect(await ids('not_seen=3', clinic.as('all', { type: 'doctor' }))).toEqual([]);
  });
});
