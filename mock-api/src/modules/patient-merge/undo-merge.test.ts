import { clock } from '../../lib/clock';
import { anAppointment, at } from '../../testing/clinical';
import { payableOf } from '../../testing/debts';
import { merged, rowsOf, twoFiles, undo } from '../../testing/merges';
import { aPatientInput, created } from '../../testing/samples';
import type { TestMember } from '../../testing/people';
import { startApi, type TestApi } from '../../testing/start-api';
import { patientTables } from './patient-tables';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => clock.set(new Date()));
afterAll(() => api.stop());

const accountOf = async (staff: TestMember, id: number) => {
  const { balance, wallet, debt } = (await staff('GET', `/patients/${id}/ledger`)).body;
  return { balance, wallet, debt };
};

it('moves every row, archives the other file, and the undo moves exactly these back', async () => {
  const { clinic, staff, kept, other } = await twoFiles(api);
  const before = [
    await rowsOf(api, clinic, kept.patientId),
    await rowsOf(api, clinic, other.patientId),
  ];
  const answer = await merged(staff, kept.patientId, other.patientId);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      patient: { id: kept.patientId, wallet_balance: 1000 },
      merge: { merged: { id: other.patientId }, merged_by: 'مینا کریمی' },
    },
  });
  expect(Object.values(await rowsOf(api, clinic, other.patientId))).toEqual(
    Object.keys(patientTables).map(() => 0),
  );
  const file = await staff('GET', `/patients/${other.patientId}`);
  expect(file).toMatchObject({
    status: 404,
    body: {
      code: 'merged',
      message: 'این پرونده در پرونده «سارا رضایی» ادغام شده است',
      details: { patient_id: kept.patientId, full_name: 'سارا رضایی' },
    },
  });
  const list = (await staff('GET', '/patients/archived')).body.data;
  expect(list).toMatchObject([
    { id: other.patientId, merged_into: kept.patientId, reason: expect.stringContaining('ادغام') },
  ]);
  expect((await staff('POST', `/patients/${other.patientId}/restore`)).status).toBe(409);
  const open = (await staff('GET', `/patients/${kept.patientId}/merges`)).body.data;
  expect(open).toEqual([answer.body.merge]);

  // This row stays: it was added after the merge and belongs to no moved one.
  await staff('POST', `/patients/${kept.patientId}/payments`, { amount: 40 });
  expect(await undo(staff, kept.patientId, answer.body.merge.id)).toMatchObject({
    status: 200,
    body: {
      kept: { id: kept.patientId, wallet_balance: 540 },
      restored: { id: other.patientId, wallet_balance: 500 },
      unrestored: [],
    },
  });
  expect(await rowsOf(api, clinic, other.patientId)).toEqual(before[1]);
  expect(await rowsOf(api, clinic, kept.patientId)).toEqual({
    ...before[0],
    payments: (before[0]?.payments ?? 0) + 1,
    patient_ledger: (before[0]?.patient_ledger ?? 0) + 1,
  });
  expect((await staff('GET', `/patients/${kept.patientId}/merges`)).body.data).toEqual([]);
  const changes = (await staff('GET', `/patients/${kept.patientId}/changes`)).body.data;
  const actions = changes.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(expect.arrayContaining(['merge', 'undo_merge']));
});

it('takes the chosen values, and gives back those that nobody changed since', async () => {
  const staff = api.newClinic().as('all');
  const first = aPatientInput({ address: 'شیراز', weight: 60, notes: 'یک' });
  const second = aPatientInput({ address: 'تهران', weight: 70, notes: 'دو' });
  const id = await created(staff, '/patients', first);
  const other = await created(staff, '/patients', second);
  const answer = await merged(staff, id, other, ['address', 'weight', 'national_code']);
  const taken = { address: 'تهران', weight: 70, national_code: second.national_code, notes: 'یک' };
  expect(answer.body.patient).toMatchObject(taken);
  // Both codes lead to the file that stayed, and neither can be registered again.
  for (const { national_code } of [first, second]) {
    const found = await staff('GET', `/patients/by-national-code/${national_code}`);
    expect(found).toMatchObject({ status: 200, body: { id } });
    const again = await staff('POST', '/patients', { ...first, national_code });
    expect(again).toMatchObject({ status: 409, body: { code: 'taken' } });
  }
  await staff('POST', `/patients/${id}`, { address: 'یزد', version: answer.body.patient.version });
  expect((await undo(staff, id, answer.body.merge.id)).body).toMatchObject({
    kept: { address: 'یزد', weight: 60, national_code: first.national_code },
    restored: { address: 'تهران', weight: 70, national_code: second.national_code },
    unrestored: ['address'],
  });
});

it('merges a file without a national code into one with it, in both directions', async () => {
  const staff = api.newClinic().as('all');
  await staff('PUT', '/appointments/settings', { patient_details_later: true });
  const full = aPatientInput({ full_name: 'نرگس کریمی' });
  const short = { full_name: 'نرگس کریمی', contact_number: '09350000000' };
  const id = await created(staff, '/patients', full);
  const other = await created(staff, '/patients', short);
  const away = await merged(staff, id, other, ['national_code']);
  expect(away).toMatchObject({ status: 200, body: { patient: { national_code: null } } });
  expect(await undo(staff, id, away.body.merge.id)).toMatchObject({
    status: 200,
    body: {
      kept: { national_code: full.national_code },
      restored: { national_code: null, birth_date: null },
    },
  });
  const into = await merged(staff, other, id, ['national_code', 'birth_date']);
  expect(into.body.patient).toMatchObject({ id: other, national_code: full.national_code });
  expect(await undo(staff, other, into.body.merge.id)).toMatchObject({
    status: 200,
    body: { kept: { national_code: null }, restored: { national_code: full.national_code } },
  });
});

it('moves back what was added to a moved row, so that both accounts are right', async () => {
  const { staff, kept, other } = await twoFiles(api);
  const { merge } = (await merged(staff, kept.patientId, other.patientId)).body;
  await staff('POST', `/appointments/${other.appointmentId}/payments`, { amount: 40 });
  await undo(staff, kept.patientId, merge.id);
  expect(await accountOf(staff, other.patientId)).toEqual({ balance: 500, wallet: 500, debt: 0 });
  expect(await accountOf(staff, kept.patientId)).toEqual({ balance: 500, wallet: 500, debt: 0 });
});

it('leaves no wallet below zero when one patient spent the money of the other', async () => {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const { patientId: other, appointmentId } = await payableOf(api, clinic);
  const id = await created(staff, '/patients', aPatientInput());
  await staff('POST', `/patients/${id}/payments`, { amount: 500 });
  const { merge } = (await merged(staff, id, other)).body;
  const pay = { amount: 100, method: 'wallet' };
  expect((await staff('POST', `/appointments/${appointmentId}/payments`, pay)).status).toBe(201);
  expect((await undo(staff, id, merge.id)).status).toBe(200);
  expect(await accountOf(staff, id)).toEqual({ balance: 400, wallet: 400, debt: 0 });
  expect(await accountOf(staff, other)).toEqual({ balance: 0, wallet: 0, debt: 0 });
});

it('is undone once, and only within 24 hours', async () => {
  const { clinic, staff, kept, other } = await twoFiles(api);
  const first = (await merged(staff, kept.patientId, other.patientId)).body.merge;
  expect((await undo(staff, kept.patientId, first.id)).status).toBe(200);
  expect(await undo(staff, kept.patientId, first.id)).toMatchObject({
    status: 409,
    body: { code: 'undone' },
  });
  const second = (await merged(staff, kept.patientId, other.patientId)).body.merge;
  clock.set(new Date(Date.parse(second.undo_until) - 60_000));
  // The session of the user has ended by now.
  const later = clinic.as('all');
  expect((await later('GET', `/patients/${kept.patientId}/merges`)).body.data).toHaveLength(1);
  clock.set(new Date(Date.parse(second.undo_until)));
  expect((await later('GET', `/patients/${kept.patientId}/merges`)).body.data).toEqual([]);
  expect(await undo(later, kept.patientId, second.id)).toMatchObject({
    status: 409,
    body: {
      code: 'too_late',
      message: 'از این ادغام بیش از ۲۴ ساعت گذشته است و دیگر بازگردانده نمی‌شود',
    },
  });
});

it('gives every file its own national code back, or says why it does not', async () => {
  const staff = api.newClinic().as('all');
  const inputs = [aPatientInput(), aPatientInput(), aPatientInput()] as const;
  const [a, b, c] = [
    await created(staff, '/patients', inputs[0]),
    await created(staff, '/patients', inputs[1]),
    await created(staff, '/patients', inputs[2]),
  ];
  const codeOf = async (id: number) =>
    (await staff('GET', `/patients/${id}`)).body.national_code as string;
  const first = (await merged(staff, c, a, ['national_code'])).body.merge;
  const second = (await merged(staff, c, b, ['national_code'])).body.merge;
  expect(await undo(staff, c, first.id)).toMatchObject({
    status: 409,
    body: { code: 'later_merge', message: expect.stringContaining('ابتدا آن ادغام را') },
  });
  expect((await undo(staff, c, second.id)).status).toBe(200);
  // The kept file gets another code meanwhile, and the code of the other file goes to somebody else.
  await staff('POST', `/patients/${c}`, { national_code: aPatientInput().national_code });
  const somebody = aPatientInput({ national_code: inputs[0].national_code });
  const d = await created(staff, '/patients', somebody);
  expect(await undo(staff, c, first.id)).toMatchObject({
    status: 409,
    body: { code: 'code_gone' },
  });
  await staff('POST', `/patients/${d}`, { national_code: aPatientInput().national_code });
  expect(await undo(staff, c, first.id)).toMatchObject({
    status: 200,
    body: { unrestored: ['national_code'] },
  });
  expect([await codeOf(a), await codeOf(b)]).toEqual([
    inputs[0].national_code,
    inputs[1].national_code,
  ]);
});

it('is done as a whole or not at all by a doctor who sees only the own patients', async () => {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const doctor = clinic.as('all', { type: 'doctor' });
  const doctorId = await doctor.userId();
  await staff('PUT', '/patients/settings', { only_own_patients: true });
  const add = async (day: number) => {
    const patientId = await created(staff, '/patients', aPatientInput());
    await anAppointment(api, clinic, { doctorId, patientId, startsAt: at(day, '10:00') });
    return patientId;
  };
  const [kept, other] = [await add(3), await add(4)];
  const { status, body } = await merged(doctor, kept, other);
  expect(status).toBe(200);
  expect((await staff('GET', `/patients/${other}`)).body.code).toBe('merged');
  expect((await undo(doctor, kept, body.merge.id)).status).toBe(200);
  expect((await doctor('GET', `/patients/${other}`)).status).toBe(200);

  // Now the doctor sees the kept file only by the rows that would go back.
  const strange = await created(staff, '/patients', aPatientInput());
  const { merge } = (await merged(staff, strange, other)).body;
  expect(await undo(doctor, strange, merge.id)).toMatchObject({
    status: 409,
    body: { code: 'not_yours', message: expect.stringContaining('از مدیر کلینیک بخواهید') },
  });
  expect((await staff('GET', `/patients/${other}`)).body.code).toBe('merged');
});

it('is refused while a moved plan is in an appointment of the file that stays', async () => {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const doctorId = await clinic.as('all', { type: 'doctor' }).userId();
  const id = await created(staff, '/patients', aPatientInput());
  const other = await created(staff, '/patients', aPatientInput());
  const plan = await created(staff, '/treatmentPlans', { title: 'طرح', patient_id: other });
  const { merge } = (await merged(staff, id, other)).body;
  const spot = { doctorId, patientId: id, startsAt: at(3, '10:00') };
  const appointment_id = (await anAppointment(api, clinic, spot)).id;
  await staff('POST', `/treatmentPlans/${plan}`, { appointment_id });
  expect(await undo(staff, id, merge.id)).toMatchObject({ status: 409, body: { code: 'tied' } });
  const parted = await staff('POST', `/treatmentPlans/${plan}`, { appointment_id: null });
  expect(parted).toMatchObject({ status: 200, body: { appointment_id: null } });
  expect(await undo(staff, id, merge.id)).toMatchObject({ status: 200, body: { unrestored: [] } });
});

it('leads through several merges to the last file, which is undone first', async () => {
  const staff = api.newClinic().as('all');
  const add = () => created(staff, '/patients', aPatientInput());
  const [a, b, c] = [await add(), await add(), await add()];
  const first = (await merged(staff, b, a)).body.merge;
  const second = (await merged(staff, c, b)).body.merge;
  expect((await staff('GET', `/patients/${a}`)).body.details).toMatchObject({ patient_id: c });
  expect(await undo(staff, b, first.id)).toMatchObject({
    status: 409,
    body: { code: 'kept_away' },
  });
  expect((await undo(staff, c, second.id)).status).toBe(200);
  expect((await undo(staff, b, first.id)).status).toBe(200);
  expect((await staff('GET', `/patients/${a}`)).status).toBe(200);
});
