import { payableOf } from '../../testing/debts';
import { merged, previewOf, rowsOf, twoFiles, undo } from '../../testing/merges';
import { aPatientInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';
import { patientTables } from './patient-tables';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const unknown = 'زیباجو یافت نشد';

it('shows before what would move, and what is the balance after it', async () => {
  const { clinic, staff, kept, other } = await twoFiles(api);
  const preview = await previewOf(staff, kept.patientId, other.patientId);
  const moving = await rowsOf(api, clinic, other.patientId);
  // A table that is new in patientTables needs a row in `aWholeFile`.
  expect(Object.keys(moving).filter((table) => moving[table] === 0)).toEqual([]);
  expect(preview.counts).toEqual(
    Object.entries(moving).map(([table, total]) => ({ kind: patientTables[table]?.kind, total })),
  );
  expect(preview).toMatchObject({
    differing: ['national_code'],
    accounts: {
      kept: { balance: 500, wallet: 500 },
      other: { balance: 500, wallet: 500 },
      after: { balance: 1000, wallet: 1000, debt: 0 },
    },
    overlaps: [],
  });
  const path = `/patients/${kept.patientId}/merge/${other.patientId}/rows`;
  const { data, meta } = (await staff('GET', `${path}?limit=100`)).body;
  expect(meta.total).toBe(preview.rows);
  const appointment = data.find(({ kind }: { kind: string }) => kind === 'appointment');
  expect(appointment).toMatchObject({ row_id: other.appointmentId, title: 'ویزیت', amount: 100 });
  const entries = data.filter(({ kind }: { kind: string }) => kind === 'ledger');
  expect(entries.map(({ title }: { title: string }) => title)).toContain('ویزیت');
  const reader = clinic.as('all', { sections: ['patients'] });
  const shown = (await reader('GET', `${path}?limit=100`)).body.data;
  expect(shown.map(({ kind }: { kind: string }) => kind)).not.toContain('message');
  const doctor = clinic.as('all', { type: 'doctor' });
  const own = (await doctor('GET', `${path}?limit=100`)).body.data;
  expect(own.map(({ kind }: { kind: string }) => kind)).not.toContain('appointment');
});

it('keeps a refusal of advertising of either file', async () => {
  for (const [refuses, chosen] of [
    ['other', []],
    ['kept', ['sms_opt_out']],
  ] as const) {
    const files = await twoFiles(api);
    const { staff, kept, other } = files;
    await staff('POST', `/patients/${files[refuses].patientId}`, { sms_opt_out: true });
    const { rows, ...seen } = await previewOf(staff, kept.patientId, other.patientId);
    const { body } = await staff('POST', `/patients/${kept.patientId}/merge/${other.patientId}`, {
      version: seen.kept.version,
      other_version: seen.other.version,
      rows,
      from_other: chosen,
    });
    expect(body.patient.sms_opt_out).toBe(true);
  }
});

it('refuses a merge of what was changed since the preview', async () => {
  const { staff, kept, other } = await twoFiles(api);
  const path = `/patients/${kept.patientId}/merge/${other.patientId}`;
  const { rows, ...seen } = await previewOf(staff, kept.patientId, other.patientId);
  const body = {
    version: seen.kept.version,
    other_version: seen.other.version,
    rows,
    from_other: [],
  };
  for (const stale of [{ version: 0 }, { other_version: 0 }, { rows: rows - 1 }]) {
    const answer = await staff('POST', path, { ...body, ...stale });
    expect(answer).toMatchObject({ status: 409, body: { code: 'stale' } });
  }
  expect((await staff('GET', `/patients/${other.patientId}`)).status).toBe(200);
});

it('refuses two bookings at one time, and moves reserved times', async () => {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const id = await created(staff, '/patients', aPatientInput());
  const { patientId: other, appointmentId } = await payableOf(api, clinic);
  const reserve = (patient: number, owner: number, kind: string) =>
    clinic.id().then((clinicId) =>
      api.db.tenant(clinicId, (tx) =>
        tx.query(
          `insert into patient_slots (clinic_id, patient_id, slot, owner_kind, owner_id)
           values ($1, $2, date_bin('900 seconds', app_now() + interval '1 day', timestamptz 'epoch'), $4, $3)`,
          [clinicId, patient, owner, kind],
        ),
      ),
    );
  const slots = async (patient: number) =>
    api.db.tenant(await clinic.id(), (tx) =>
      tx.query('select owner_id from patient_slots where patient_id = $1', [patient]),
    );
  await reserve(id, 1, 'hold');
  await reserve(other, appointmentId, 'appointment');
  const preview = await previewOf(staff, id, other);
  expect(preview.overlaps).toMatchObject([{ kept: 'hold', other: 'appointment' }]);
  expect(await merged(staff, id, other)).toMatchObject({ status: 409, body: { code: 'overlap' } });
  await api.db.tenant(await clinic.id(), (tx) =>
    tx.query('delete from patient_slots where patient_id = $1', [id]),
  );
  const { merge } = (await merged(staff, id, other)).body;
  expect(await slots(id)).toEqual([{ owner_id: appointmentId }]);
  await undo(staff, id, merge.id);
  expect(await slots(other)).toEqual([{ owner_id: appointmentId }]);
});

it('adds no row to a file that was merged just now', async () => {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const id = await created(staff, '/patients', aPatientInput());
  const other = await created(staff, '/patients', aPatientInput());
  await merged(staff, id, other);
  const late = api.db.tenant(await clinic.id(), async (tx) =>
    tx.query(
      `insert into treatment_plans (clinic_id, code, title, patient_id) values ($1, 'x', 'x', $2)`,
      [await clinic.id(), other],
    ),
  );
  await expect(late).rejects.toMatchObject({ constraint: 'patient_not_merged' });
});

it('tells open screens of both files', async () => {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const id = await created(staff, '/patients', aPatientInput());
  const other = await created(staff, '/patients', aPatientInput());
  const told = async () => {
    const rows = await api.db.tenant(await clinic.id(), (tx) =>
      tx.query<{ id: number }>(
        `select distinct (data->>'id')::int as id from events
         where type = 'row.changed' and data->>'entity' = 'patients' order by id`,
      ),
    );
    await api.db.tenant(await clinic.id(), (tx) => tx.query('delete from events'));
    return rows.map((row) => row.id);
  };
  await told();
  const { merge } = (await merged(staff, id, other)).body;
  expect(await told()).toEqual([id, other]);
  await undo(staff, id, merge.id);
  expect(await told()).toEqual([id, other]);
});

it('refuses one patient twice, other clinics, platform users and users without the right to delete', async () => {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const id = await created(staff, '/patients', aPatientInput());
  const other = await created(staff, '/patients', aPatientInput());
  const stranger = api.newClinic().as('all');
  const strange = await created(stranger, '/patients', aPatientInput());
  const body = { version: 1, other_version: 1, rows: 0, from_other: [] };
  expect(await staff('POST', `/patients/${id}/merge/${id}`, body)).toMatchObject({
    status: 400,
    body: { fields: { other: 'برای ادغام، زیباجوی دیگری را انتخاب کنید' } },
  });
  for (const [one, two] of [
    [id, strange],
    [strange, id],
  ]) {
    const path = `/patients/${one}/merge/${two}`;
    const answers = [
      await staff('GET', path),
      await staff('GET', `${path}/rows`),
      await staff('POST', path, body),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 404, body: { message: unknown } });
    }
  }
  const { merge } = (await merged(staff, id, other)).body;
  expect((await undo(stranger, id, merge.id)).status).toBe(404);
  expect((await undo(stranger, strange, merge.id)).status).toBe(404);
  for (const call of [clinic.as('write'), api.platform()]) {
    expect((await call('GET', `/patients/${id}/merge/${other}`)).status).toBe(403);
    expect((await call('POST', `/patients/${id}/merge/${other}`, body)).status).toBe(403);
    expect((await call('GET', `/patients/${id}/merges`)).status).toBe(403);
    expect((await undo(call, id, merge.id)).status).toBe(403);
  }
});
