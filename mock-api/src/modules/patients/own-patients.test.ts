import { anAppointment, at } from '../../testing/clinical';
import type { TestMember } from '../../testing/people';
import { walkedRoutes } from '../../testing/route-table';
import { aPatientInput, created } from '../../testing/samples';
import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';

let api: TestApi;
let clinic: TestClinic;
let manager: TestMember;
let doctor: TestMember;
/** A patient of the doctor, and one of nobody. */
let own: number;
let other: number;
let code: string;

beforeAll(async () => {
  api = await startApi();
  clinic = api.newClinic();
  manager = clinic.as('all');
  doctor = clinic.as('all', { type: 'doctor' });
  own = await created(manager, '/patients', aPatientInput({ full_name: 'نگار آشنا' }));
  const input = aPatientInput({ full_name: 'نگار غریبه' });
  code = input.national_code;
  other = await created(manager, '/patients', input);
  const doctorId = await doctor.userId();
  await anAppointment(api, clinic, { doctorId, patientId: own, startsAt: at(3, '10:00') });
});
afterAll(() => api.stop());

const rule = (only_own_patients: boolean) =>
  manager('PUT', '/patients/settings', { only_own_patients });

/** Routes that name one patient: all below `/patients/{id}`, so that a new one need not be added here. */
const patientRoutes = () => [
  ...walkedRoutes(api.app)
    .map(({ name }) => name)
    .filter((name) => name.includes(' /patients/:id')),
  'GET /appointments/by-patient/:id',
  'GET /patient-transcriptions/by-patient/:id',
];
/** A merge names two patients, of which the test has one. */
const readRoutes = () =>
  patientRoutes().filter((name) => name.startsWith('GET') && !name.includes('merge'));

/** Calls each route for the patient, and returns the statuses by route. */
async function statusesOf(member: TestMember, routes: readonly string[], patientId: number) {
  const statuses: Record<string, number> = {};
  for (const name of routes) {
    const [method, url = ''] = name.split(' ');
    const path = url.replace(':id', String(patientId)).replaceAll(/:\w+/g, String(own));
    const body = method === 'GET' ? undefined : (bodies[name] ?? {});
    statuses[name] = (await member(method as 'GET', path, body)).status;
  }
  return statuses;
}
const bodies: Record<string, object> = {};

const all = (routes: readonly string[], status: number) =>
  Object.fromEntries(routes.map((name) => [name, status]));

describe('with the rule', () => {
  beforeAll(() => rule(true));

  it('a doctor gets 404 of a patient of others from every route', async () => {
    const routes = patientRoutes();
    expect(routes.length).toBeGreaterThan(15);
    expect(await statusesOf(doctor, routes, other)).toEqual(all(routes, 404));
  });

  it('a doctor reads an own patient, and the manager all', async () => {
    const routes = readRoutes();
    expect(await statusesOf(doctor, routes, own)).toEqual(all(routes, 200));
    expect(await statusesOf(manager, routes, other)).toEqual(all(routes, 200));
  });

  it('lists and searches show a doctor the own patients only', async () => {
    const namesOf = async (path: string, call: TestMember = doctor) =>
      (await call('GET', path)).body.data.map(
        (row: { full_name?: string; title?: string }) => row.full_name ?? row.title,
      );
    const search = `/search?q=${encodeURIComponent('نگار')}&kinds=patient`;
    for (const path of ['/patients/pagination', search]) {
      expect(await namesOf(path)).toEqual(['نگار آشنا']);
      expect(await namesOf(path, manager)).toHaveLength(2);
    }
    expect((await doctor('GET', '/patients/pagination')).body.meta.total).toBe(1);
    expect((await doctor('GET', `/patients/by-national-code/${code}`)).status).toBe(404);
    expect((await manager('GET', `/patients/by-national-code/${code}`)).status).toBe(200);
  });

  it('a doctor neither plans nor writes a prescription for a patient of others', async () => {
    const plan = await doctor('POST', '/treatmentPlans', { title: 'لیزر', patient_id: other });
    expect(plan).toMatchObject({
      status: 400,
      body: { fields: { patient_id: expect.any(String) } },
    });
    const start = at(4, '11:00');
    const hold = { doctor_id: await doctor.userId(), start, patient_id: other };
    expect((await doctor('POST', '/appointments/holds', hold)).status).toBe(404);
  });

  it('a doctor sees deposits of the own patients only', async () => {
    const deposit = { purpose: 'credit', amount: 50_000, method: 'cash' };
    for (const id of [own, other]) {
      expect((await manager('POST', `/patients/${id}/payments`, deposit)).status).toBe(201);
    }
    const seen = (await doctor('GET', '/payments')).body.data;
    expect(seen.map((row: { patient_id: number }) => row.patient_id)).toEqual([own]);
    expect((await manager('GET', '/payments')).body.data).toHaveLength(2);
  });

  it('patients that a doctor registered stay visible, also those they plan for', async () => {
    const mine = await created(doctor, '/patients', aPatientInput());
    expect((await doctor('GET', `/patients/${mine}`)).status).toBe(200);
    const planned = await created(manager, '/patients', aPatientInput());
    expect((await doctor('GET', `/patients/${planned}`)).status).toBe(404);
    const plan = { title: 'لیزر', patient_id: planned, doctor_id: await doctor.userId() };
    await created(manager, '/treatmentPlans', plan);
    expect((await doctor('GET', `/patients/${planned}`)).status).toBe(200);
  });

  it('an archived file of others is neither listed nor taken back', async () => {
    const gone = await created(manager, '/patients', aPatientInput());
    await manager('POST', `/patients/${gone}/archive`, { reason: 'تکراری' });
    expect((await doctor('GET', '/patients/archived')).body.data).toEqual([]);
    expect((await manager('GET', '/patients/archived')).body.data).toHaveLength(1);
    expect((await doctor('POST', `/patients/${gone}/restore`, {})).status).toBe(404);
  });
});

describe('without the rule', () => {
  beforeAll(() => rule(false));

  it('a doctor reads every patient of the clinic', async () => {
    const routes = readRoutes();
    expect(await statusesOf(doctor, routes, other)).toEqual(all(routes, 200));
  });
});
