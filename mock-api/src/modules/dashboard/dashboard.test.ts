import { anAppointment, aPractice, at, dayAhead } from '../../testing/clinical';
import { aProductInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const countsPath = `/appointments/day-counts?from=${dayAhead(0)}&to=${dayAhead(29)}`;

it('counts the appointments of each day in Tehran; for a doctor their own', async () => {
  const { clinic, staff, doctor, doctorId, patientId } = await aPractice(api);
  const put = (startsAt: string, who = doctorId) =>
    anAppointment(api, clinic, { doctorId: who, patientId, startsAt });
  await put(at(2, '00:15'));
  await put(at(4, '23:45'));
  await put(at(30, '10:00'));
  const other = await clinic.as('all', { type: 'doctor' }).userId();
  await put(at(4, '12:00'), other);

  expect((await staff('GET', countsPath)).body.data).toEqual([
    { date: dayAhead(2), count: 2 },
    { date: dayAhead(4), count: 2 },
  ]);
  expect((await doctor('GET', countsPath)).body.data).toEqual([
    { date: dayAhead(2), count: 2 },
    { date: dayAhead(4), count: 1 },
  ]);
});

it('refuses days in the wrong order and more than a calendar shows', async () => {
  const { staff } = await aPractice(api);
  for (const [from, to] of [
    [5, 4],
    [0, 500],
  ] as const) {
    const path = `/appointments/day-counts?from=${dayAhead(from)}&to=${dayAhead(to)}`;
    expect((await staff('GET', path)).status).toBe(400);
  }
});

it('counts the appointments of today, waiting patients, debts, unread notifications and low stock', async () => {
  const { clinic, staff, doctor, doctorId, patientId, aPlan, aSession } = await aPractice(api);
  const figures = async (call = staff) => (await call('GET', '/dashboard/figures')).body;
  expect(await figures()).toEqual({
    today: 0,
    waiting: 0,
    unpaid_plans: 0,
    unread_notices: 0,
    low_stock: 0,
  });

  const today = await anAppointment(api, clinic, { doctorId, patientId, startsAt: at(0, '23:30') });
  const clinicId = await clinic.id();
  await api.db.tenant(clinicId, (tx) =>
    tx.query('update appointments set arrived_at = app_now() where clinic_id = $1 and id = $2', [
      clinicId,
      today.id,
    ]),
  );
  await created(staff, '/treatmentPlans', aPlan({ sessions: [aSession()] }));
  const other = await clinic.as('all', { type: 'doctor' }).userId();
  await created(staff, '/treatmentPlans', aPlan({ appointment_id: null, doctor_id: other }));
  await created(staff, '/products', {
    ...(await aProductInput(staff, { stock: 3 })),
    min_required_stock: 5,
  });

  expect(await figures()).toMatchObject({ today: 1, waiting: 1, unpaid_plans: 1, low_stock: 1 });
  expect(await figures(doctor)).toMatchObject({ today: 1, waiting: 1, unpaid_plans: 1 });
  const desk = clinic.as('all', { sections: ['dashboard'] });
  expect(await figures(desk)).toMatchObject({ today: 1, low_stock: null });
  const keeper = clinic.as('all', { sections: ['inventory'] });
  expect((await keeper('GET', '/dashboard/figures')).status).toBe(403);
});
