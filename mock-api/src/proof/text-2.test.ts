import type { Call } from '../testing/call';
import { dayAhead } from '../testing/clinical';
import { aPatientInput, created } from '../testing/samples';
import { startApi, type TestApi } from '../testing/start-api';
import { freeSlot, nextFriday } from './free-slots';

/** The calls of the texts as its screens make them, on the demo data. */
let api: TestApi;
let mina: Call;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
  mina = await api.login('mina');
});
afterAll(() => api.stop());

const first = async (path: string) => (await mina('GET', path)).body.data[0];

async function aBooking(overrides: Record<string, unknown> = {}) {
  const doctor = await first('/users/doctors/1');
  const service = await first('/presentableServices/clinic/1');
  const patient = aPatientInput();
  const patientId = await created(mina, '/patients', patient);
  const slot = await freeSlot(mina, doctor.id);
  const body = {
    appointment_code: String(10_000 + patientId),
    client_national_id: patient.national_code,
    doctor_id: doctor.id,
    assistant_id: null,
    service_id: service.id,
    package_type: 'visit',
    appointment_datetime: slot,
    appointment_fee: `${service.title} | ${service.fee}`,
    discount_code: '',
    attachment: '',
    description: 'معاینه',
    ...overrides,
  };
  return { body, patientId, doctor, service };
}

describe('appointments', () => {
  it('are booked, found by id, by patient and in the range of the day', async () => {
    const { body, patientId, doctor, service } = await aBooking();
    const answer = await mina('POST', '/appointments', body);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        id: expect.any(Number),
        appointment_code: body.appointment_code,
        status: 'waiting',
        client: { id: patientId, national_code: body.client_national_id },
        doctor: { id: doctor.id, profile: { fullName: doctor.profile.fullName } },
        service: { id: service.id, title: service.title },
        appointment_fee: body.appointment_fee,
      },
    });
    const { id } = answer.body;
    expect(Date.parse(answer.body.appointment_datetime)).toBe(
      Date.parse(body.appointment_datetime),
    );
    expect((await mina('GET', `/appointments/${id}`)).body).toMatchObject({
      id,
      status: 'waiting',
    });
    expect((await mina('GET', `/appointments/appointment_id?id=${id}`)).body.id).toBe(id);
    const ofPatient = await mina('GET', `/appointments/by-patient/${patientId}`);
    expect(ofPatient.body.data.map((row: { id: number }) => row.id)).toEqual([id]);
    const day = body.appointment_datetime.slice(0, 10);
    const range = `start=${day}T00:00:00%2B03:30&end=${day}T23:59:59%2B03:30&id=0`;
    const inRange = await mina('GET', `/appointments/by-range?${range}`);
    expect(inRange.body.data.map((row: { id: number }) => row.id)).toContain(id);
  });

  it('are refused twice for one slot, in the past and with a wrong national code', async () => {
    const { body } = await aBooking();
    expect((await mina('POST', '/appointments', body)).status).toBe(201);
    const again = await mina('POST', '/appointments', { ...body, appointment_code: '99991' });
    expect(again).toMatchObject({ status: 409, body: { message: 'این نوبت قبلا رزرو شده است' } });
    const past = { ...body, appointment_datetime: '2020-01-04T10:30:00.000Z' };
    expect((await mina('POST', '/appointments', past)).status).toBe(409);
    const wrong = await mina('POST', '/appointments', { ...body, client_national_id: '123' });
    expect(wrong).toMatchObject({ status: 400, body: { message: 'کد ملی باید ۱۰ رقم باشد' } });
    const missing = await mina('POST', '/appointments', { ...body, client_national_id: '' });
    expect(missing).toMatchObject({
      status: 400,
      body: { message: 'لطفا کد ملی زیباجو را وارد کنید' },
    });
  });

  it('change from waiting to visiting to done, and to canceled only before', async () => {
    const { body } = await aBooking();
    const id = await created(mina, '/appointments', body);
    const status = (to: string) => mina('POST', `/appointments/${id}/status`, { status: to });
    expect(await status('visiting')).toMatchObject({ status: 200, body: { status: 'visiting' } });
    expect(await status('waiting')).toMatchObject({ status: 409 });
    expect(await status('done')).toMatchObject({ status: 200, body: { status: 'done' } });
    expect(await status('canceled')).toMatchObject({ status: 409 });
    expect(await status('asleep')).toMatchObject({ status: 400 });
    const acted = await mina('POST', `/appointments/${id}/action-status`, {
      action_status: 'انجام شده',
    });
    expect(acted).toMatchObject({ status: 200, body: { action_status: 'انجام شده' } });
  });

  it('release their slot when they are canceled', async () => {
    const { body } = await aBooking();
    const id = await created(mina, '/appointments', body);
    await mina('POST', `/appointments/${id}/status`, { status: 'canceled' });
    const again = await mina('POST', '/appointments', { ...body, appointment_code: '99992' });
    expect(again.status).toBe(201);
  });

  it('of other doctors are not shown to a doctor, whatever id is sent', async () => {
    const sara = await api.login('dr_sara');
    const range = `start=${dayAhead(-15)}&end=${dayAhead(15)}`;
    const all = (await mina('GET', `/appointments/by-range?${range}&id=0`)).body.data;
    const own = (await sara('GET', `/appointments/by-range?${range}&id=0`)).body.data;
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(all.length);
    const foreign = all.find(
      (row: { doctor: { id: number } }) => row.doctor.id !== own[0].doctor.id,
    );
    expect((await sara('GET', `/appointments/${foreign.id}`)).status).toBe(404);
  });
});

it('shows for each slot of a day whether it can be booked', async () => {
  const doctor = await first('/users/doctors/1');
  const slot = await freeSlot(mina, doctor.id);
  const day = slot.slice(0, 10);
  const path = `/schedule/doctor-availability?doctor_id=${doctor.id}&date=${day}`;
  const { status, body } = await mina('GET', path);
  expect(status).toBe(200);
  expect(body.data).toHaveLength(18);
  expect(body.data[0]).toMatchObject({ start: expect.stringMatching(/T14:00:00.*\+03:30$/) });
  expect(body.data[17]).toMatchObject({ start: expect.stringMatching(/T22:30:00.*\+03:30$/) });
  const date = nextFriday();
  const friday = await mina(
    'GET',
    `/schedule/doctor-availability?doctor_id=${doctor.id}&date=${date}`,
  );
  expect(friday.body.data.every((row: { state: string }) => row.state === 'closed')).toBe(true);
});

describe('patients', () => {
  it('need every field of the form except the companion', async () => {
    const { status, body } = await mina('POST', '/patients', { full_name: 'سارا' });
    expect(status).toBe(400);
    expect(body.message).toBe('لطفا همه فیلدها را کامل کنید.');
    const wrong = await mina('POST', '/patients', aPatientInput({ contact_number: '0217' }));
    expect(wrong.body.message).toBe('شماره تماس باید ۱۱ رقم و با ۰۹ شروع شود');
  });

  it('are listed ten at a time', async () => {
    const { body } = await mina('GET', '/patients/pagination?page=1&limit=10');
    expect(body.data).toHaveLength(10);
    expect(body.meta.totalPages).toBeGreaterThanOrEqual(12);
  });
});

it.each([
  '/appointments/whole_appointments',
  '/patient-transcriptions/whole_action',
  '/treatmentSessions/whole_sessions',
])('answers the busy times of %s', async (path) => {
  const doctor = await first('/users/doctors/1');
  const { status, body } = await mina('GET', `${path}?doctor_id=${doctor.id}&clinic_id=1`);
  expect(status).toBe(200);
  expect(Array.isArray(body.data)).toBe(true);
  expect((await mina('GET', `${path}?doctor_id=${doctor.id}&clinic_id=2`)).status).toBe(404);
});

it('stores a patient, a code and a slot once with one idempotency key', async () => {
  const { body } = await aBooking();
  const headers = { 'idempotency-key': 'text-2-once' };
  const [one, two] = [
    await mina('POST', '/appointments', body, headers),
    await mina('POST', '/appointments', body, headers),
  ];
  expect([one.status, two.status, two.body.id]).toEqual([201, 201, one.body.id]);
});
