import { clock } from '../../lib/clock';
import { anAppointment, at } from '../../testing/clinical';
import { payableOf } from '../../testing/debts';
import type { TestMember } from '../../testing/people';
import { aPatientInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface Entry {
  kind: string;
  id: number;
  at: string;
}

/** A patient with an entry of every kind, and payments and messages at the same moment. */
async function aFile() {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const doctorId = await clinic.as('all', { type: 'doctor' }).userId();
  const payable = await payableOf(api, clinic, { doctorId });
  const { patientId, appointmentId } = payable;
  for (const amount of [10, 20, 30]) {
    await staff('POST', `/appointments/${appointmentId}/payments`, { amount });
  }
  await staff('POST', `/patients/${patientId}/payments`, { amount: 500 });
  const now = new Date(clock.now()).toISOString();
  await api.db.tenant(await clinic.id(), async (tx) => {
    await tx.query('update payments set paid_at = $1 where patient_id = $2', [now, patientId]);
    await tx.query(
      `insert into sms_messages (clinic_id, "to", body, patient_id, created_at)
       select $1, '09121234567', 'یادآوری نوبت ' || n, $2, $3 from generate_series(1, 4) n`,
      [await clinic.id(), patientId, now],
    );
  });
  return { clinic, staff, ...payable };
}

/** Reads the whole timeline, a few entries at a time. */
async function readAll(call: TestMember, patientId: number, limit = 3): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let after = ''; ;) {
    const { body } = await call('GET', `/patients/${patientId}/timeline?limit=${limit}${after}`);
    all.push(...body.data);
    if (!body.next) return all;
    after = `&after=${encodeURIComponent(body.next)}`;
  }
}

const countOf = (entries: Entry[], kind: string) =>
  entries.filter((entry) => entry.kind === kind).length;

it('has every row of the lists exactly once, from the latest to the earliest', async () => {
  const { staff, patientId } = await aFile();
  const entries = await readAll(staff, patientId);
  const total = async (path: string) => (await staff('GET', path)).body.meta.total;

  expect(countOf(entries, 'appointment')).toBe(
    await total(`/appointments?patient_id=${patientId}`),
  );
  expect(countOf(entries, 'plan')).toBe(await total(`/treatmentPlans?patient_id=${patientId}`));
  expect(countOf(entries, 'session')).toBe(1);
  expect(countOf(entries, 'prescription')).toBe(
    await total(`/patient-transcriptions/pagination?patient_id=${patientId}`),
  );
  expect(countOf(entries, 'payment')).toBe(await total(`/patients/${patientId}/payments`));
  expect(countOf(entries, 'message')).toBe(await total(`/sms/messages?patient_id=${patientId}`));
  expect(entries).toHaveLength(12);
  expect(new Set(entries.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(12);
  const times = entries.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(await readAll(staff, patientId, 100)).toEqual(entries);
});

it('says what each entry was', async () => {
  const { staff, patientId, appointmentId } = await aFile();
  const { body } = await staff('GET', `/patients/${patientId}/timeline?limit=100`);
  expect(body.next).toBeNull();
  const find = (kind: string) => body.data.find((entry: Entry) => entry.kind === kind);
  expect(find('appointment')).toMatchObject({
    id: appointmentId,
    title: 'ویزیت',
    doctor: expect.any(String),
    status: 'waiting',
    amount: null,
  });
  expect(find('session')).toMatchObject({ title: 'لیزر', status: 'انجام نشده' });
  expect(find('plan')).toMatchObject({ title: 'جوان‌سازی', status: 'waiting' });
  expect(find('prescription')).toMatchObject({ title: 'جراحی بینی', status: 'recorded' });
  expect(find('payment')).toMatchObject({ amount: 500, status: 'posted', title: null });
  expect(find('message')).toMatchObject({ title: 'یادآوری نوبت 4', status: 'queued' });
});

it('has only the kinds that the sections of the reader show', async () => {
  const { clinic, patientId } = await aFile();
  const kindsFor = async (...sections: string[]) => {
    const reader = clinic.as('read', { sections });
    const { data } = (await reader('GET', `/patients/${patientId}/timeline`)).body;
    return [...new Set(data.map(({ kind }: Entry) => kind))].toSorted();
  };
  expect(await kindsFor('appointments')).toEqual(['appointment', 'payment', 'plan', 'session']);
  expect(await kindsFor('prescriptions')).toEqual([
    'appointment',
    'plan',
    'prescription',
    'session',
  ]);
  expect(await kindsFor('appointments', 'sms-panel')).toContain('message');
});

it('has only the own work of a doctor', async () => {
  const { clinic, patientId } = await aFile();
  const other = clinic.as('all', { type: 'doctor' });
  const entries = await readAll(other, patientId);
  expect(countOf(entries, 'appointment') + countOf(entries, 'session')).toBe(0);
  expect(countOf(entries, 'plan') + countOf(entries, 'prescription')).toBe(0);
  // The money on the patient's account.
  expect(countOf(entries, 'payment')).toBe(1);
});

it('refuses a wrong place, other clinics and other sections', async () => {
  const { clinic, staff, patientId } = await aFile();
  const stranger = api.newClinic().as('all');
  const storekeeper = clinic.as('all', { sections: ['inventory'] });
  for (const what of ['timeline', 'changes']) {
    const path = `/patients/${patientId}/${what}`;
    expect((await stranger('GET', path)).status).toBe(404);
    expect((await storekeeper('GET', path)).status).toBe(403);
  }
  const wrong = await staff('GET', `/patients/${patientId}/timeline?after=yesterday`);
  expect(wrong).toMatchObject({ status: 400, body: { fields: { after: expect.any(String) } } });
});

describe('the changes of a file', () => {
  const entities = (body: { data: { entity: string }[] }) => [
    ...new Set(body.data.map(({ entity }) => entity)),
  ];

  it('name who changed what, and the old and new values of the patient', async () => {
    const clinic = api.newClinic();
    const staff = clinic.as('all', { columns: { fullName: 'مینا کریمی' } });
    const id = await created(staff, '/patients', aPatientInput({ address: 'شیراز' }));
    await staff('POST', `/patients/${id}`, { address: 'تهران', version: 1 });
    const { body } = await staff('GET', `/patients/${id}/changes`);
    expect(body).toMatchObject({
      meta: { total: 2 },
      data: [
        {
          action: 'update',
          entity: 'patients',
          user: { fullName: 'مینا کریمی' },
          before: { address: 'شیراز' },
          after: { address: 'تهران' },
        },
        { action: 'create' },
      ],
    });
  });

  it('tell what was changed in a visit to those only who read medical texts', async () => {
    const { clinic, staff, patientId, appointmentId } = await aFile();
    await staff('POST', `/appointments/${appointmentId}`, { description: 'خارش شدید' });
    const edit = async (call: TestMember) =>
      (await call('GET', `/patients/${patientId}/changes`)).body.data.find(
        ({ entity, action }: { entity: string; action: string }) =>
          entity === 'appointments' && action === 'update',
      );
    expect(await edit(staff)).toMatchObject({ after: { description: 'خارش شدید' } });
    const desk = clinic.as('read', { sections: ['appointments'] });
    expect(await edit(desk)).toMatchObject({ before: null, after: null });
  });

  it('are those of the rows that the sections of the reader show', async () => {
    const { clinic, staff, patientId } = await aFile();
    const path = `/patients/${patientId}/changes`;
    const all = (await staff('GET', path)).body;
    expect(entities(all).toSorted()).toEqual(['patients', 'payments']);
    const payment = all.data.find(({ entity }: { entity: string }) => entity === 'payments');
    expect(payment).toMatchObject({ action: 'payment', before: null, after: null });

    const booking = clinic.as('read', { sections: ['appointments'] });
    expect(entities((await booking('GET', path)).body)).toEqual(['payments']);
    const doctor = clinic.as('read', { sections: ['prescriptions'] });
    expect(entities((await doctor('GET', path)).body)).toEqual([]);
  });
});

it('sends users who only book appointments histories without what doctors described', async () => {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const id = await created(staff, '/patients', aPatientInput());
  const doctorId = await clinic.as('all', { type: 'doctor' }).userId();
  const startsAt = at(3, '10:00');
  const { id: visit } = await anAppointment(api, clinic, { doctorId, patientId: id, startsAt });
  await staff('POST', `/appointments/${visit}`, { description: 'لک صورت' });
  for (const status of ['visiting', 'done']) {
    await staff('POST', `/appointments/${visit}/status`, { status });
  }
  const plan = { title: 'لیزر', patient_id: id, doctor_id: doctorId, plan_notes: 'پوست حساس' };
  await created(staff, '/treatmentPlans', plan);

  const textsFor = async (section: string) => {
    const reader = clinic.as('read', { sections: [section] });
    const rowOf = async (path: string) => (await reader('GET', path)).body.data[0];
    return [
      (await rowOf(`/appointments?patient_id=${id}`)).description,
      (await rowOf(`/appointments/by-patient/${id}`)).description,
      (await rowOf(`/treatmentPlans?patient_id=${id}`)).plan_notes,
    ];
  };
  expect(await textsFor('appointments')).toEqual([null, null, null]);
  for (const section of ['patients', 'prescriptions']) {
    expect(await textsFor(section)).toEqual(['لک صورت', 'لک صورت', 'پوست حساس']);
  }
});

it('shows users who only book appointments no medical text', async () => {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const input = aPatientInput({ notes: 'سابقه تشنج', special_disease: 'دیابت' });
  const id = await created(staff, '/patients', input);
  const reading = async (section: string) => {
    const reader = clinic.as('read', { sections: [section] });
    const code = input.national_code;
    const one = (await reader('GET', `/patients/${id}`)).body;
    const named = (await reader('GET', `/patients/by-national-code/${code}`)).body;
    const listed = (await reader('GET', '/patients/pagination')).body.data[0];
    return [one, named, listed].map(({ notes }) => notes);
  };
  expect(await reading('appointments')).toEqual([null, null, null]);
  expect(await reading('prescriptions')).toEqual(Array(3).fill('سابقه تشنج'));
  const booking = clinic.as('all', { sections: ['appointments'] });
  // The warning of the booking form.
  expect((await booking('GET', `/patients/${id}`)).body.special_disease).toBe('دیابت');
  for (const path of [`by-patient/${id}`, `pagination?patient_id=${id}`]) {
    expect((await booking('GET', `/patient-transcriptions/${path}`)).status).toBe(403);
  }
});
