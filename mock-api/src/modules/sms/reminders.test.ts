import { startApi, type TestApi } from '../../testing/start-api';
import { remindOfAppointments } from './reminders';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const run = <Row>(sql: string, ...values: unknown[]) =>
  api.db.platform((tx) => tx.query<Row>(sql, values));
let next = 0;

/** An appointment of a new clinic, booked long ago, at 18:00 in Tehran on a far day. */
async function appointment(status = 'waiting', createdAt = '2030-01-01T00:00:00Z') {
  const clinic = api.newClinic();
  const clinicId = await clinic.id();
  const columns = { fullName: 'دکتر سارا' };
  const doctorId = await clinic.as('read', { type: 'doctor', columns }).userId();
  const [patient] = await run<{ id: number }>(
    `insert into patients (clinic_id, full_name, national_code, birth_date, father_name, contact_number,
       gender, address, weight, height, insurance_type, special_disease)
     values ($1, 'سارا', '0012345679', '1990-01-01', 'علی', '09121111111', 'خانم', 'شیراز', 60, 165,
       'آزاد', 'ندارد') returning id`,
    clinicId,
  );
  const [row] = await run<{ id: number }>(
    `insert into appointments (clinic_id, appointment_code, patient_id, doctor_id, package_type, starts_at,
       ends_at, status, created_at)
     values ($1, $2, $3, $4, 'visit', '2030-05-10T14:30:00Z', '2030-05-10T15:00:00Z', $5, $6) returning id`,
    clinicId,
    `A${(next += 1)}`,
    patient?.id,
    doctorId,
    status,
    createdAt,
  );
  const messages = () =>
    run<{ body: string; event: string }>(
      'select body, event from sms_messages where clinic_id = $1 order by id',
      clinicId,
    );
  return { clinic, clinicId, id: row?.id, messages };
}

const remindAt = (instant: string) => remindOfAppointments(api.db, new Date(instant));

it('is sent once, a day before, with the date in words', async () => {
  const { messages } = await appointment();
  await remindAt('2030-05-09T14:00:00Z');
  expect(await messages()).toEqual([]);
  await remindAt('2030-05-09T14:31:00Z');
  await remindAt('2030-05-09T14:32:00Z');
  await remindAt('2030-05-10T10:00:00Z');
  expect(await messages()).toEqual([
    { event: 'appointment_reminder', body: expect.stringContaining('۱۴۰۹/۰۲/۲۰ ساعت ۱۸:۰۰') },
  ]);
});

it('is not sent for canceled and past appointments, and for those that were booked later', async () => {
  const canceled = await appointment('canceled');
  const late = await appointment('waiting', '2030-05-10T05:00:00Z');
  const past = await appointment();
  await run(
    `update appointments set starts_at = '2030-05-09T07:00:00Z', ends_at = '2030-05-09T07:30:00Z'
     where clinic_id = $1`,
    past.clinicId,
  );
  await remindAt('2030-05-10T08:00:00Z');
  for (const { messages } of [canceled, late, past]) expect(await messages()).toEqual([]);
});

it('is not sent at night, but in the morning', async () => {
  const { messages } = await appointment();
  await remindAt('2030-05-09T19:00:00Z');
  expect(await messages()).toEqual([]);
  await remindAt('2030-05-10T04:31:00Z');
  expect(await messages()).toHaveLength(1);
});

it('is sent again for an appointment that was moved', async () => {
  const { clinicId, messages } = await appointment();
  await remindAt('2030-05-09T15:00:00Z');
  await run(
    `update appointments set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'
     where clinic_id = $1`,
    clinicId,
  );
  await remindAt('2030-05-09T15:05:00Z');
  expect(await messages()).toHaveLength(1);
  await remindAt('2030-05-10T15:00:00Z');
  expect(await messages()).toHaveLength(2);
});

it("uses the clinic's own hours, and is not sent if it was switched off", async () => {
  const { clinic, messages } = await appointment();
  const call = clinic.as('write');
  const event = 'appointment_reminder';
  await call('POST', '/sms/templates', { event, hours_before: 24, enabled: false });
  await call('POST', '/sms/templates', { event, hours_before: '۴', enabled: true, body: 'زود' });
  await call('POST', '/sms/templates', { event, hours_before: 4, enabled: true, body: 'زود' });
  await remindAt('2030-05-10T10:00:00Z');
  expect(await messages()).toEqual([]);
  await remindAt('2030-05-10T10:31:00Z');
  expect(await messages()).toEqual([{ event, body: 'زود' }]);
});
