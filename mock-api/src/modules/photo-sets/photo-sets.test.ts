import { todayInTehran, addDays } from '../../lib/tehran';
import { payableOf } from '../../testing/debts';
import type { TestMember } from '../../testing/people';
import { aPatientInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';
import { aPhoto, uploadFile } from '../../testing/uploads';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const today = todayInTehran();
const aSet = async (call: TestMember, over: object = {}) => ({
  taken_on: today,
  kind: 'before',
  photos: [await aPhoto(call, 'front')],
  ...over,
});

async function aFile() {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const patientId = await created(staff, '/patients', aPatientInput());
  return { clinic, staff, patientId, sets: `/patients/${patientId}/photo-sets` };
}

it('keeps sets with their pictures and lists them a page at a time, the latest day first', async () => {
  const { staff, patientId, sets } = await aFile();
  const old = await staff(
    'POST',
    sets,
    await aSet(staff, {
      taken_on: '1404/01/15',
      note: 'نور طبیعی',
      photos: [await aPhoto(staff, 'left'), await aPhoto(staff, 'front')],
    }),
  );
  expect(old.status).toBe(201);
  expect(old.body).toMatchObject({
    patient_id: patientId,
    taken_on: '2025-04-04',
    kind: 'before',
    title: null,
    note: 'نور طبیعی',
    subject: null,
    doctor: null,
    marketing_consent: null,
    photos: [
      { angle: 'left', rotation: 0, version: 1 },
      { angle: 'front', rotation: 0, version: 1 },
    ],
  });
  for (const days of [3, 1, 2]) {
    await created(staff, sets, await aSet(staff, { taken_on: addDays(today, -days) }));
  }
  const daysOf = async (query: string) => {
    const { body } = await staff('GET', `${sets}?${query}`);
    return [body.meta.total, body.data.map((set: { taken_on: string }) => set.taken_on)];
  };
  expect(await daysOf('limit=3')).toEqual([4, [1, 2, 3].map((days) => addDays(today, -days))]);
  expect(await daysOf('limit=3&page=2')).toEqual([4, ['2025-04-04']]);
  expect((await staff('GET', `/photo-sets/${old.body.id}`)).body).toEqual(old.body);
});

it('names the wrong fields, and takes only pictures that were uploaded as such to the clinic', async () => {
  const { staff, sets } = await aFile();
  const refused = async (over: object) => {
    const { status, body } = await staff('POST', sets, await aSet(staff, over));
    return { status, fields: body.fields };
  };
  expect(await refused({ taken_on: '', kind: 'later', photos: [] })).toEqual({
    status: 400,
    fields: {
      taken_on: 'تاریخ عکس‌برداری الزامی است',
      kind: 'نوع تصاویر را انتخاب کنید',
      photos: 'دست‌کم یک تصویر اضافه کنید',
    },
  });
  expect(await refused({ taken_on: addDays(today, 1) })).toEqual({
    status: 400,
    fields: { taken_on: 'تاریخ عکس‌برداری نمی‌تواند پس از امروز باشد' },
  });

  const stranger = api.newClinic().as('all');
  const general = await uploadFile(staff, { folder: 'patients' });
  const pdf = await uploadFile(staff, { folder: 'photos', name: 'a.pdf', content: '%PDF-1.4' });
  const others = ['photos-0123456789abcdef.png', general, pdf, (await aPhoto(stranger)).file];
  const message = 'این تصویر در فایل‌های کلینیک نیست؛ آن را دوباره بارگذاری کنید';
  for (const file of others) {
    const photos = [await aPhoto(staff), { file, angle: 'left' }];
    expect(await refused({ photos })).toEqual({
      status: 400,
      fields: { 'photos.1.file': message },
    });
  }
  expect((await staff('GET', sets)).body.meta.total).toBe(0);
});

it('belongs to one visit of the patient, and tells its service and doctor', async () => {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const doctor = clinic.as('all', { type: 'doctor', sections: ['patients', 'prescriptions'] });
  const own = await payableOf(api, clinic, { doctorId: await doctor.userId() });
  const others = await payableOf(api, clinic);
  const sets = `/patients/${own.patientId}/photo-sets`;

  const { body } = await staff(
    'POST',
    sets,
    await aSet(staff, { treatment_session_id: own.sessionId }),
  );
  expect(body).toMatchObject({ subject: 'لیزر', doctor: expect.any(String) });
  const foreign = await aSet(staff, { appointment_id: others.appointmentId });
  expect((await staff('POST', sets, foreign)).body.fields).toEqual({
    appointment_id: 'این مراجعه در پرونده زیباجو یافت نشد',
  });
  const second = await staff('POST', `/photo-sets/${body.id}`, { transcription_id: 1 });
  expect(second.body.fields).toEqual({ transcription_id: 'فقط یک مراجعه را انتخاب کنید' });
  const moved = await staff('POST', `/photo-sets/${body.id}`, {
    treatment_session_id: null,
    appointment_id: own.appointmentId,
  });
  expect(moved.body).toMatchObject({ subject: 'ویزیت', treatment_session_id: null });

  // Another doctor sees the sets of no visit, and not those of this doctor's visits.
  const colleague = clinic.as('all', { type: 'doctor', sections: ['patients', 'prescriptions'] });
  const shared = await created(staff, sets, await aSet(staff));
  const idsFor = async (call: TestMember) =>
    (await call('GET', sets)).body.data.map(({ id }: { id: number }) => id);
  expect(await idsFor(colleague)).toEqual([shared]);
  expect(await idsFor(doctor)).toEqual([shared, body.id]);
  const hidden = `/photo-sets/${body.id}`;
  expect((await colleague('GET', hidden)).body.message).toBe('مجموعه تصاویر یافت نشد');
  expect((await colleague('POST', hidden, { title: 'x' })).status).toBe(404);
  expect((await colleague('DELETE', `/photos/${body.photos[0].id}`)).status).toBe(404);
});

it('turns a picture for everyone, adds and removes pictures, and refuses stale edits', async () => {
  const { staff, sets } = await aFile();
  const { body: set } = await staff('POST', sets, await aSet(staff));
  const photo = `/photos/${set.photos[0].id}`;
  const turned = await staff('POST', photo, { rotation: 90, version: 1 });
  expect(turned.body).toMatchObject({ rotation: 90, version: 2 });
  const stale = await staff('POST', photo, { rotation: 180, version: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
  expect((await staff('POST', photo, { rotation: 45 })).status).toBe(400);

  const path = `/photo-sets/${set.id}`;
  const photos = [await aPhoto(staff, 'right')];
  const added = await staff('POST', `${path}/photos`, { photos });
  expect(added.body).toMatchObject({
    version: 2,
    photos: [{ angle: 'front', rotation: 90 }, { angle: 'right' }],
  });
  const many = Array.from({ length: 19 }, () => photos[0]);
  expect((await staff('POST', `${path}/photos`, { photos: many })).body.fields).toEqual({
    photos: 'هر مجموعه حداکثر ۲۰ تصویر دارد',
  });
  expect((await staff('DELETE', photo)).status).toBe(200);
  const { body } = await staff('GET', path);
  expect(body.photos).toMatchObject([{ angle: 'right' }]);
  const late = await staff('POST', path, { title: 'روز اول', version: 2 });
  expect([late.status, late.body.code]).toEqual([409, 'stale']);
  const edited = await staff('POST', path, { title: 'روز اول', version: body.version });
  expect(edited.body).toMatchObject({ title: 'روز اول' });

  expect((await staff('DELETE', path)).status).toBe(200);
  expect((await staff('GET', path)).status).toBe(404);
  expect((await staff('GET', sets)).body.meta.total).toBe(0);
});

it('keeps the consent for advertising with its day and who wrote it down, and its withdrawal', async () => {
  const { clinic, staff, patientId, sets } = await aFile();
  const { body: set } = await staff('POST', sets, await aSet(staff));
  const path = `/photo-sets/${set.id}/marketing-consent`;
  const granted = await staff('POST', path, { marketing_consent: 'granted', version: 1 });
  expect(granted.body).toMatchObject({
    marketing_consent: 'granted',
    marketing_consent_at: expect.any(String),
    marketing_consent_by: expect.any(String),
    version: 2,
  });
  const late = await staff('POST', path, { marketing_consent: 'revoked', version: 1 });
  expect([late.status, late.body.code]).toEqual([409, 'stale']);
  const revoked = await staff('POST', path, { marketing_consent: 'revoked', version: 2 });
  expect(revoked.body).toMatchObject({ marketing_consent: 'revoked' });
  expect((await staff('POST', path, { marketing_consent: 'maybe' })).status).toBe(400);

  const changes = `/patients/${patientId}/changes`;
  const actions = async (call: TestMember) =>
    (await call('GET', changes)).body.data
      .filter(({ entity }: { entity: string }) => entity === 'photo_sets')
      .map(({ action }: { action: string }) => action);
  expect(await actions(staff)).toEqual(['consent_revoked', 'consent_granted', 'create']);
  expect(await actions(clinic.as('read', { sections: ['appointments'] }))).toEqual([]);
});

it('shows pictures to readers of medical parts only, and never to another clinic', async () => {
  const { clinic, staff, patientId, sets } = await aFile();
  const { body: set } = await staff('POST', sets, await aSet(staff, { title: 'روز اول' }));
  const { file, id } = set.photos[0];
  const desk = clinic.as('all', { sections: ['appointments'] });
  const reader = clinic.as('read', { sections: ['prescriptions'] });
  const writer = clinic.as('write', { sections: ['prescriptions'] });
  const stranger = api.newClinic().as('all');

  const kinds = async (call: TestMember, query = '') =>
    (await call('GET', `/patients/${patientId}/timeline?limit=5${query}`)).body.data.map(
      ({ kind, title, status }: Record<string, string>) => [kind, title, status],
    );
  expect(await kinds(reader)).toEqual([['photos', 'روز اول', 'before']]);
  expect(await kinds(reader, '&kinds=appointment,session')).toEqual([]);
  expect(await kinds(desk)).toEqual([]);

  const signed = async (call: TestMember) =>
    Object.keys((await call('GET', `/files/sign?names=${file}`)).body.data);
  expect(await signed(reader)).toEqual([file]);
  expect(await signed(desk)).toEqual([]);
  expect(await signed(stranger)).toEqual([]);
  expect((await desk('GET', `/files/${file}`)).status).toBe(403);
  expect((await stranger('GET', `/files/${file}`)).status).toBe(404);

  const calls = [
    ['GET', sets],
    ['GET', `/photo-sets/${set.id}`],
    ['POST', sets],
    ['POST', `/photo-sets/${set.id}`],
    ['POST', `/photo-sets/${set.id}/photos`],
    ['POST', `/photo-sets/${set.id}/marketing-consent`],
    ['POST', `/photos/${id}`],
    ['DELETE', `/photos/${id}`],
    ['DELETE', `/photo-sets/${set.id}`],
  ] as const;
  for (const [method, path] of calls) {
    const body = method === 'POST' ? {} : undefined;
    const status = async (call: TestMember) => (await call(method, path, body)).status;
    expect([method, path, await status(stranger)]).toEqual([method, path, 404]);
    expect([method, path, await status(desk)]).toEqual([method, path, 403]);
    if (method !== 'GET') expect(await status(reader)).toBe(403);
    if (method === 'DELETE') expect(await status(writer)).toBe(403);
  }
  expect((await staff('GET', `/photo-sets/${set.id}`)).body).toEqual(set);
});
