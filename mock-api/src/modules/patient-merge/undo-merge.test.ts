import { clock } from '../../lib/clock';
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
