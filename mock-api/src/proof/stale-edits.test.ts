import { z } from 'zod';
import type { Call } from '../testing/call';
import { edits, type Edit } from '../testing/edits';
import { walkedRoutes, type WalkedRoute } from '../testing/route-table';
import { startApi, type TestApi } from '../testing/start-api';

let api: TestApi;
let mina: Call;
let operator: Call;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
  mina = await api.login('mina');
  operator = await api.login('admin');
});
afterAll(() => api.stop());

/** Edits of a row, and of settings, which exist once. */
const isEdit = ({ method, url }: WalkedRoute) =>
  method !== 'GET' && method !== 'DELETE' && (/\/:id$/.test(url) || /settings|hours$/.test(url));

/** The field `version` of an answer's schema. */
function answersVersion({ schema }: WalkedRoute): boolean {
  const answer = (schema.response as Record<number, unknown> | undefined)?.[200];
  const shapes = answer instanceof z.ZodUnion ? answer.options : [answer];
  return shapes.every((shape) => shape instanceof z.ZodObject && 'version' in shape.shape);
}

/** Changes the status of all users of a clinic, and has no row. */
const noEdits = ['POST /users/changeAccountStatusByClinicId/:id'];

it('every edit accepts the version that it is based on and answers the new one', () => {
  const edits = walkedRoutes(api.app).filter((route) => isEdit(route));
  const without = edits
    .filter((route) => !route.bodyFields.includes('version') || !answersVersion(route))
    .map(({ name }) => name);
  expect(edits.length).toBeGreaterThan(35);
  expect(without.filter((name) => !noEdits.includes(name))).toEqual([]);
});

/** The address of the row that an edit is tried on. */
async function addressOf(call: Call, { path, list }: Edit): Promise<string> {
  const { body } = list ? await call('GET', list) : { body: undefined };
  return path.replace(':id', String(body?.data[0].id));
}

/** The current version of the row at the address. */
async function versionAt(call: Call, address: string, { read = address }: Edit): Promise<number> {
  const { body } = await call('GET', read);
  const isList = read !== address && Array.isArray(body.data);
  const row = isList
    ? body.data.find(({ id }: { id: number }) => address.endsWith(`/${id}`))
    : body;
  expect(row?.version).toEqual(expect.any(Number));
  return row.version;
}

it.each(Object.entries(edits))(
  'an edit of %s that is based on an old version changes nothing',
  async (_, edit) => {
    const { method = 'POST', as, one, other } = edit;
    const call = as === 'operator' ? operator : mina;
    const address = await addressOf(call, edit);
    const version = await versionAt(call, address, edit);

    const first = await call(method, address, { ...one, version });
    expect(first).toMatchObject({ status: 200 });
    expect(first.body.version).toBeGreaterThan(version);

    const stale = await call(method, address, { ...other, version });
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'stale',
        message: expect.stringContaining('هم‌زمان'),
        details: { version: first.body.version, changed_by: expect.any(String) },
      },
    });
    const age = Date.now() - Date.parse(stale.body.details.changed_at);
    expect(Math.abs(age)).toBeLessThan(60_000);
    expect(await versionAt(call, address, edit)).toBe(first.body.version);

    expect(await call(method, address, { ...other, version: first.body.version })).toMatchObject({
      status: 200,
    });
    expect(await call(method, address, one)).toMatchObject({ status: 200 });
  },
);

it('answers who changed it meanwhile', async () => {
  const reception = await api.login('reception');
  const { body: me } = await reception('GET', '/auth/me');
  const patient = edits.patients as Edit;
  const address = await addressOf(mina, patient);
  const version = await versionAt(mina, address, patient);
  await reception('POST', address, { address: 'شیراز', version });
  const { body } = await mina('POST', address, { address: 'تهران', version });
  expect(body.details.changed_by).toBe(me.user.fullName);
});

it('refuses one of two simultaneous edits', async () => {
  const patient = edits.patients as Edit;
  const address = await addressOf(mina, patient);
  const version = await versionAt(mina, address, patient);
  const both = await Promise.all(
    ['یک', 'دو'].map((notes) => mina('POST', address, { notes, version })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('accepts an edit of a text message when the clinic has one of its own', async () => {
  const event = 'appointment_registered';
  const { body: own } = await mina('POST', '/sms/templates', { event, enabled: true });
  const edit = (version: number) =>
    mina('POST', `/sms/templates/${own.id}`, { enabled: false, version });
  expect(await edit(own.version)).toMatchObject({ status: 200 });
  expect(await edit(own.version)).toMatchObject({ status: 409, body: { code: 'stale' } });
});

it('accepts an edit of a ring of clinics', async () => {
  const { body: ring } = await operator('POST', '/registry/rings', { name: 'یک', clinic_ids: [1] });
  const rename = (name: string) =>
    operator('POST', `/registry/rings/${ring.id}`, { name, version: ring.version });
  expect(await rename('دو')).toMatchObject({
    status: 200,
    body: { clinic_ids: [1], version: ring.version + 1 },
  });
  expect(await rename('سه')).toMatchObject({ status: 409, body: { code: 'stale' } });
});

it('counts changes of the lines of a session and of a prescription', async () => {
  const required_items = [{ name: 'گاز استریل', quantity: '۲ عدد' }];
  for (const name of ['treatment sessions', 'prescriptions']) {
    const edit = edits[name] as Edit;
    const address = await addressOf(mina, edit);
    const version = await versionAt(mina, address, edit);
    expect(await mina('POST', address, { required_items, version })).toMatchObject({ status: 200 });
    expect(await mina('POST', address, { required_items, version })).toMatchObject({ status: 409 });
  }
});

it('refuses an edit of a plan whose sessions have changed, but not one with new payments', async () => {
  const session = edits['treatment sessions'] as Edit;
  const { body } = await mina('GET', await addressOf(mina, session));
  const address = `/treatmentPlans/${body.treatment_plan_id}`;
  const { version } = (await mina('GET', address)).body;
  const pay = { amount: 1000, method: 'cash' };
  await mina('POST', `/treatmentSessions/${body.id}/add-payment`, pay);
  expect(await mina('POST', address, { plan_notes: 'پیش از تغییر', version })).toMatchObject({
    status: 200,
  });
  const { version: next } = (await mina('GET', address)).body;
  await mina('POST', `/treatmentSessions/${body.id}`, { session_title: 'عنوان تازه' });
  expect(await mina('POST', address, { plan_notes: 'پس از تغییر', version: next })).toMatchObject({
    status: 409,
    body: { code: 'stale' },
  });
});
