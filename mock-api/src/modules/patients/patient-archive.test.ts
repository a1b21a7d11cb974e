import { aPractice, at } from '../../testing/clinical';
import { payableOf } from '../../testing/debts';
import { aPatientInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';
import { aPhoto } from '../../testing/uploads';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const reason = 'پرونده تکراری';

it('archives a patient with a reason, and takes the file back', async () => {
  const clinic = api.newClinic();
  const staff = clinic.as('all', { columns: { fullName: 'مینا کریمی' } });
  const id = await created(staff, '/patients', aPatientInput({ full_name: 'سارا رضایی' }));
  const path = `/patients/${id}`;

  expect(await staff('POST', `${path}/archive`, { reason })).toMatchObject({
    status: 200,
    body: { id, archived: true },
  });
  expect((await staff('GET', path)).status).toBe(404);
  expect((await staff('GET', '/patients/pagination')).body.meta.total).toBe(0);
  expect((await staff('GET', '/patients/archived?search=رضایی')).body).toMatchObject({
    data: [{ id, full_name: 'سارا رضایی', reason, archived_by: 'مینا کریمی' }],
    meta: { total: 1 },
  });

  expect(await staff('POST', `${path}/restore`)).toMatchObject({ status: 200, body: { id } });
  expect((await staff('GET', path)).body).toMatchObject({ full_name: 'سارا رضایی', version: 3 });
  expect((await staff('GET', '/patients/archived')).body.meta.total).toBe(0);
  expect((await staff('POST', `${path}/restore`)).status).toBe(404);
});

it('asks for the reason', async () => {
  const staff = api.newClinic().as('all');
  const id = await created(staff, '/patients', aPatientInput());
  expect(await staff('POST', `/patients/${id}/archive`, { reason: ' ' })).toMatchObject({
    status: 400,
    body: { fields: { reason: 'لطفا دلیل بایگانی را وارد کنید' } },
  });
  expect((await staff('GET', `/patients/${id}`)).status).toBe(200);
});

it('says whose archived file has the code of a new patient, and changes nothing in it', async () => {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const input = aPatientInput({ full_name: 'سارا رضایی' });
  const id = await created(staff, '/patients', input);
  await staff('POST', `/patients/${id}/archive`, { reason });
  const message = 'پرونده این زیباجو بایگانی شده است؛ ابتدا آن را از بایگانی بازگردانید';
  const known = { patient_id: id, full_name: 'سارا رضایی' };
  const refused = {
    status: 409,
    body: { code: 'archived', message, fields: { national_code: message }, details: known },
  };
  expect(await staff('POST', '/patients', { ...input, address: 'تهران' })).toMatchObject(refused);
  const other = await created(staff, '/patients', aPatientInput());
  const { national_code } = input;
  expect(await staff('POST', `/patients/${other}`, { national_code })).toMatchObject(refused);
  expect((await staff('GET', '/patients/archived')).body.data).toMatchObject([{ id }]);

  await staff('PUT', '/patients/settings', { only_own_patients: true });
  const doctor = clinic.as('all', { type: 'doctor' });
  const unseen = await doctor('POST', '/patients', input);
  expect(unseen).toMatchObject({ status: 409, body: { code: 'archived' } });
  expect(unseen.body.details).toBeUndefined();

  await staff('POST', `/patients/${id}/restore`);
  expect((await staff('GET', `/patients/${id}`)).body.address).toBe(input.address);
});

it('archives no patient with a coming visit', async () => {
  const clinic = api.newClinic();
  const { patientId, appointmentId } = await payableOf(api, clinic);
  await api.db.tenant(await clinic.id(), (tx) =>
    tx.query(`update appointments set status = 'visiting' where id = $1`, [appointmentId]),
  );
  const staff = clinic.as('all');
  expect(await staff('POST', `/patients/${patientId}/archive`, { reason })).toMatchObject({
    status: 409,
    body: { code: 'in_use' },
  });
  expect((await staff('GET', `/patients/${patientId}`)).status).toBe(200);
});

it('archives no patient with a session or an operation ahead, and adds nothing to an archived file', async () => {
  const { clinic, staff, patientId, doctorId, serviceId, appointment, aSession } =
    await aPractice(api);
  const archive = () => staff('POST', `/patients/${patientId}/archive`, { reason });
  const cancel = (path: string, body: object = {}) => staff('POST', path, body);
  const refused = {
    status: 409,
    body: {
      code: 'in_use',
      message: 'این زیباجو نوبت، جلسه یا عمل پیش رو دارد؛ ابتدا آن را کنسل کنید',
    },
  };
  expect(await archive()).toMatchObject(refused);
  await cancel(`/appointments/${appointment.id}/status`, {
    status: 'canceled',
    initiator: 'clinic',
  });
  const someone = { patient_id: patientId, doctor_id: doctorId };
  const plan = { title: 'طرح', ...someone, sessions: [aSession()] };
  const planId = await created(staff, '/treatmentPlans', plan);
  expect(await archive()).toMatchObject(refused);
  await cancel(`/treatmentPlans/${planId}/cancel`);
  const operationId = await created(staff, '/patient-transcriptions', {
    ...{ ...someone, service_type_id: serviceId, type: 'عمل جراحی', title: 'عمل' },
    ...{
      operation_topic: 'پلک',
      operation_date: at(4, '17:00'),
      off_time_reason: 'به خواست زیباجو',
    },
  });
  expect(await archive()).toMatchObject(refused);
  await cancel(`/patient-transcriptions/${operationId}/cancel`);
  const set = await api.db.tenant(await clinic.id(), async (tx) =>
    tx.query<{ id: number }>(
      `insert into photo_sets (clinic_id, patient_id, taken_on, kind) values ($1, $2, '2026-01-01', 'before') returning id`,
      [await clinic.id(), patientId],
    ),
  );
  expect((await archive()).status).toBe(200);

  const archived = {
    status: 409,
    body: { message: 'پرونده این زیباجو بایگانی شده است؛ ابتدا آن را از بایگانی بازگردانید' },
  };
  expect(await staff('POST', `/appointments/${appointment.id}/undo`)).toMatchObject(archived);
  const photos = [await aPhoto(staff)];
  expect(await staff('POST', `/photo-sets/${set[0]?.id}/photos`, { photos })).toMatchObject(
    archived,
  );
  const alert = { kind: 'condition', text: 'فشار خون' };
  const added = await staff('POST', `/patients/${patientId}/alerts`, alert);
  expect([404, 409]).toContain(added.status);
});

it('refuses other clinics and users without the right to delete', async () => {
  const clinic = api.newClinic();
  const id = await created(clinic.as('all'), '/patients', aPatientInput());
  const stranger = api.newClinic().as('all');
  const writer = clinic.as('write');
  for (const rest of ['archive', 'restore']) {
    expect((await stranger('POST', `/patients/${id}/${rest}`, { reason })).status).toBe(404);
    expect((await writer('POST', `/patients/${id}/${rest}`, { reason })).status).toBe(403);
  }
  expect((await writer('GET', '/patients/archived')).status).toBe(403);
  await clinic.as('all')('POST', `/patients/${id}/archive`, { reason });
  expect((await stranger('POST', `/patients/${id}/restore`)).status).toBe(404);
  expect((await stranger('GET', '/patients/archived')).body.meta.total).toBe(0);
});
