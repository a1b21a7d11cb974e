import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { clock } from '../../lib/clock';
import { aPlanned } from '../../testing/clinical';
import type { Call } from '../../testing/call';
import { aPatientInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';
import { aPhoto, uploadFile } from '../../testing/uploads';
import { ownersOfMembers } from './file-owners';
import { removeUnlinked } from './remove-unlinked';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const statusOf = async (call: Call, name: string) => (await call('GET', `/files/${name}`)).status;
const signedFor = async (call: Call, names: string[]) =>
  Object.keys((await call('GET', `/files/sign?names=${names.join(',')}`)).body.data);

/** The fields that triggers link, such as `patients.avatar_image`. */
async function linkedFields(): Promise<string[]> {
  const linked = await api.db.platform((tx) =>
    tx.query<{ owner: string; fields: string }>(
      `select c.relname as owner, encode(t.tgargs, 'escape') as fields
       from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'link_files'`,
    ),
  );
  return linked.flatMap(({ owner, fields }) =>
    fields
      .split('\\000')
      .filter(Boolean)
      .map((name) => `${owner}.${name}`),
  );
}

it('knows for every field that names files who opens them', async () => {
  // Invoices and contracts of a clinic are read by the platform only.
  const ofOperator = ['clinics.contract_file', 'clinics.invoice_file'];
  expect((await linkedFields()).toSorted()).toEqual(
    [...Object.keys(ownersOfMembers), ...ofOperator].toSorted(),
  );
});

it('links every column that may name files: what nothing links is removed after a day', async () => {
  const columns = await api.db.platform((tx) =>
    tx.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'text'
         and column_name ~ '(attachment|_file$|File$|^file$|image|avatar|^receipt$|logo|stamp|^militaryServiceStatus$)'`,
    ),
  );
  const linked = await linkedFields();
  expect(columns.map(({ name }) => name).filter((name) => !linked.includes(name))).toEqual([]);
  expect(columns.length).toBeGreaterThan(20);
});

it('opens a file that no row names yet for who uploaded it only', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('write');
  const name = await uploadFile(desk, { folder: 'patients' });
  expect(await statusOf(desk, name)).toBe(200);
  expect(await statusOf(clinic.as('all'), name)).toBe(403);
  expect(await statusOf(api.newClinic().as('all'), name)).toBe(404);
});

it('opens the files of plans and reports for readers of files and for the own doctor', async () => {
  const { clinic, staff, doctor, planId, add } = await aPlanned(api);
  const file = await uploadFile(staff, { folder: 'patients' });
  const picture = await uploadFile(staff, { folder: 'patients' });
  await staff('POST', `/treatmentPlans/${planId}`, { attachments: [file] });
  const { body: session } = await add();
  const path = `/treatmentSessions/${session.id}`;
  await staff('POST', `${path}/submit-report`, { report_attachment: [picture] });

  const names = [file, picture];
  const other = clinic.as('all', { type: 'doctor' });
  const desk = clinic.as('all', { sections: ['appointments', 'dashboard'] });
  expect(await signedFor(staff, names)).toEqual(names);
  expect(await signedFor(doctor, names)).toEqual(names);
  expect(await signedFor(clinic.as('read', { sections: ['patients'] }), names)).toEqual(names);
  expect(await signedFor(desk, names)).toEqual([]);
  expect(await signedFor(other, names)).toEqual([]);
  expect(await statusOf(other, picture)).toBe(403);

  // A corrected report keeps the pictures of its earlier versions, for the same readers.
  const better = await uploadFile(staff, { folder: 'patients' });
  const change = { report_attachment: [better], reason: 'تصویر بهتر' };
  await staff('POST', `${path}/report`, change);
  expect(await signedFor(doctor, [picture, better])).toEqual([picture, better]);
  expect(await signedFor(desk, [picture, better])).toEqual([]);
});

it('opens pictures of patients only for the doctors who see the patient', async () => {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const [own, other] = [clinic.as('all', { type: 'doctor' }), clinic.as('all', { type: 'doctor' })];
  const avatar = await uploadFile(own, { folder: 'patients' });
  const id = await created(own, '/patients', aPatientInput({ avatar_image: avatar }));
  const photos = [await aPhoto(own)];
  const set = { taken_on: '1404/01/15', kind: 'before', photos };
  await created(own, `/patients/${id}/photo-sets`, set);
  const names = [avatar, photos[0]!.file];
  expect(await signedFor(other, names)).toEqual(names);
  await staff('PUT', '/patients/settings', { only_own_patients: true });
  expect(await signedFor(own, names)).toEqual(names);
  expect(await signedFor(other, names)).toEqual([]);

  // Nor does it help to put the picture into a row of one's own.
  const foreign = aPatientInput({ avatar_image: avatar });
  const refused = await other('POST', '/patients', foreign);
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { avatar_image: 'فایل یافت نشد' } },
  });
  const ticket = { subject: 'پرسش', message: 'متن', attachment: [avatar] };
  expect((await other('POST', '/tickets', ticket)).body.fields).toHaveProperty('attachment');
  expect(await signedFor(other, names)).toEqual([]);
});

it('opens papers of staff and files of tickets for the person and who has the section', async () => {
  const clinic = api.newClinic();
  const manager = clinic.as('all', { type: 'clinic_admin' });
  const person = clinic.as('all', { sections: ['support'] });
  const colleague = clinic.as('all', { sections: ['patients'] });
  const paper = await uploadFile(manager, { folder: 'users' });
  await manager('POST', `/users/${await person.userId()}`, { educationFile: [paper] });
  const asked = await uploadFile(person, { folder: 'general' });
  await created(person, '/tickets', { subject: 'پرسش', message: 'متن', attachment: [asked] });
  const names = [paper, asked];
  expect(await signedFor(manager, names)).toEqual(names);
  expect(await signedFor(person, names)).toEqual(names);
  expect(await signedFor(colleague, names)).toEqual([]);
  expect(await signedFor(api.platform(), names)).toEqual([asked]);
});

describe('a file that nothing names any more', () => {
  const log = { error: () => undefined };
  const remove = () => removeUnlinked(api.db, api.config.dataDir, log, clock.now());
  /** Makes all files a day older. */
  const dayLater = () =>
    api.db.platform((tx) =>
      tx.query(`update files set created_at = created_at - interval '1 day'`),
    );
  const usedBy = async (call: Call, id: number) =>
    (await call('GET', `/clinics/${id}/usage`)).body.storage.used;

  it('is removed after a day, and no longer counts against the space', async () => {
    const clinic = api.newClinic();
    const staff = clinic.as('all', { type: 'clinic_admin' });
    const [kept, taken, unsaved] = [
      await uploadFile(staff, { folder: 'patients' }),
      await uploadFile(staff, { folder: 'patients' }),
      await uploadFile(staff, { folder: 'general' }),
    ];
    const id = await created(staff, '/patients', aPatientInput({ avatar_image: taken }));
    await staff('POST', `/patients/${id}`, { avatar_image: kept });
    const clinicId = await clinic.id();
    const onDisk = (name: string) =>
      existsSync(join(api.config.dataDir, 'uploads', String(clinicId), name));

    await remove();
    expect([kept, taken, unsaved].map(onDisk)).toEqual([true, true, true]);
    const before = await usedBy(staff, clinicId);
    await dayLater();
    await remove();
    expect([kept, taken, unsaved].map(onDisk)).toEqual([true, false, false]);
    expect(await statusOf(staff, kept)).toBe(200);
    expect(await statusOf(staff, taken)).toBe(404);
    expect(await usedBy(staff, clinicId)).toBeLessThan(before);
  });
});
