import type { Answer } from '../../testing/call';
import { aPatientInput, aServiceInput, created } from '../../testing/samples';
import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/presentableServices';
const titles = ({ body }: Answer) => body.data.map(({ title }: { title: string }) => title);

it('adds services and lists them by page, all at once and by category', async () => {
  const clinic = api.newClinic();
  const keeper = clinic.as('all');
  const first = await aServiceInput(keeper, { title: 'لیزر', fee: '۸۹۰٬۰۰۰', description: null });
  const answer = await keeper('POST', path, { ...first, system_code: 'svc-1234' });
  expect(answer).toMatchObject({
    status: 201,
    body: {
      system_code: 'SVC-1234',
      title: 'لیزر',
      fee: 890_000,
      category: { id: first.category_id, name: expect.any(String), name_en: null },
      image: 'uploads/services/default.png',
      is_default_visit: false,
      is_active: true,
    },
  });
  await keeper('POST', path, await aServiceInput(keeper, { title: 'بوتاکس' }));

  const list = `${path}/clinic/${await clinic.id()}`;
  expect(titles(await keeper('GET', `${list}/pagination?limit=1`))).toEqual(['بوتاکس']);
  expect(titles(await keeper('GET', list))).toEqual(['بوتاکس', 'لیزر']);
  expect(titles(await keeper('GET', `${list}/pagination?sort=fee&search=لیزر`))).toContain('لیزر');
  expect(titles(await keeper('GET', `${path}/catId/${first.category_id}`))).toEqual(['لیزر']);
  expect((await keeper('GET', `${path}/${answer.body.id}`)).body).toEqual(answer.body);
});

it('has one default visit and a duration for each, in minutes', async () => {
  const keeper = api.newClinic().as('all');
  const make = async (over: object) =>
    (await keeper('POST', path, { ...(await aServiceInput(keeper)), ...over })).body;
  const first = await make({ is_default_visit: true, duration: '۴۵' });
  expect(first).toMatchObject({ is_default_visit: true, duration: 45 });
  const second = await make({ is_default_visit: true });
  expect(second).toMatchObject({ is_default_visit: true, duration: 30 });
  const again = async (id: number) => (await keeper('GET', `${path}/${id}`)).body;
  expect(await again(first.id)).toMatchObject({ is_default_visit: false, duration: 45 });

  await keeper('POST', `${path}/${first.id}`, { is_default_visit: true, duration: null });
  expect(await again(first.id)).toMatchObject({ is_default_visit: true, duration: 30 });
  expect(await again(second.id)).toMatchObject({ is_default_visit: false });
  const wrong = await keeper('POST', `${path}/${first.id}`, { duration: 2 });
  expect(wrong).toMatchObject({
    status: 400,
    body: { fields: { duration: 'مدت خدمت باید مضربی از ۱۵ دقیقه و حداکثر ۲۴ ساعت باشد' } },
  });
});

it('names the wrong fields in the order of the form', async () => {
  const keeper = api.newClinic().as('write');
  const { status, body } = await keeper('POST', path, { fee: 'صد تومان', system_code: 'X-1' });
  expect(status).toBe(400);
  expect(Object.entries(body.fields)).toEqual([
    ['title', 'لطفا نام خدمات را وارد کنید'],
    ['category_id', 'لطفا دسته‌بندی خدمات را انتخاب کنید'],
    ['fee', 'لطفا تعرفه خدمات را به صورت عددی وارد کنید'],
    ['system_code', 'کد خدمات باید با SVC- شروع شود'],
  ]);
  expect(body.message).toBe('لطفا نام خدمات را وارد کنید');
});

it('makes a code when none or a taken one was sent, and refuses a taken one on edit', async () => {
  const keeper = api.newClinic().as('read', 'write');
  const input = await aServiceInput(keeper, { system_code: 'SVC-5000' });
  const first = await keeper('POST', path, input);
  const clashing = await keeper('POST', path, input);
  const without = await keeper('POST', path, { ...input, system_code: undefined });

  expect(first.body.system_code).toBe('SVC-5000');
  for (const { status, body } of [clashing, without]) {
    expect(status).toBe(201);
    expect(body.system_code).toMatch(/^SVC-[1-9]\d{3}$/);
    expect(body.system_code).not.toBe('SVC-5000');
  }
  expect(
    await keeper('POST', `${path}/${without.body.id}`, { system_code: 'SVC-5000' }),
  ).toMatchObject({
    status: 409,
    body: { fields: { system_code: 'این کد قبلا برای خدمت دیگری ثبت شده است' } },
  });
});

it('changes only the sent fields; a cleared picture becomes the default one', async () => {
  const keeper = api.newClinic().as('read', 'write');
  const input = await aServiceInput(keeper, {
    image: 'uploads/services/a.png',
    description: 'متن',
  });
  const { body: stored } = await keeper('POST', path, input);
  expect((await keeper('POST', `${path}/${stored.id}`, { fee: 0, image: null })).body).toEqual({
    ...stored,
    version: 2,
    fee: 0,
    image: 'uploads/services/default.png',
  });
});

it("refuses another clinic's category like a missing one", async () => {
  const other = await aServiceInput(api.newClinic().as('write'));
  expect(await api.newClinic().as('write')('POST', path, other)).toMatchObject({
    status: 400,
    body: { fields: { category_id: 'لطفا دسته‌بندی خدمات را انتخاب کنید' } },
  });
});

it("treats another clinic's services as ones that do not exist", async () => {
  const clinic = api.newClinic();
  const keeper = clinic.as('write');
  const id = await created(keeper, path, await aServiceInput(keeper));
  const stranger = api.newClinic().as('all');

  expect((await stranger('GET', `${path}/${id}`)).status).toBe(404);
  expect((await stranger('POST', `${path}/${id}`, { fee: 'صد' })).status).toBe(404);
  expect((await stranger('DELETE', `${path}/${id}`)).status).toBe(404);
  expect((await stranger('GET', `${path}/clinic/${await clinic.id()}`)).status).toBe(404);
  expect((await stranger('GET', `${path}/clinic/${await clinic.id()}/pagination`)).status).toBe(
    404,
  );
});

it('needs the right section and level', async () => {
  const clinic = api.newClinic();
  const list = `${path}/clinic/${await clinic.id()}`;
  const booking = clinic.as('all', { sections: ['appointments'] });
  expect((await booking('GET', list)).status).toBe(200);
  expect((await booking('POST', path, {})).status).toBe(403);
  expect((await clinic.as('all', { sections: ['inventory'] })('GET', list)).status).toBe(403);
  const writer = clinic.as('write', { sections: ['services'] });
  const id = await created(writer, path, await aServiceInput(writer));
  expect((await writer('DELETE', `${path}/${id}`)).status).toBe(403);
});

describe('removing a service', () => {
  it('archives it: in no list, readable by id, with its code', async () => {
    const clinic = api.newClinic();
    const keeper = clinic.as('all');
    const input = await aServiceInput(keeper, { system_code: 'SVC-7777' });
    const id = await created(keeper, path, input);
    expect(await keeper('DELETE', `${path}/${id}`)).toMatchObject({
      status: 200,
      body: { id, archived: true },
    });

    const list = `${path}/clinic/${await clinic.id()}`;
    expect(titles(await keeper('GET', list))).toEqual([]);
    expect(titles(await keeper('GET', `${list}/pagination`))).toEqual([]);
    expect((await keeper('GET', `${path}/${id}`)).body).toMatchObject({ is_active: false });
    expect((await keeper('DELETE', `${path}/${id}`)).status).toBe(404);
    expect((await keeper('POST', path, input)).body.system_code).not.toBe('SVC-7777');
  });

  it('keeps its bookings as they are, and allows no new ones', async () => {
    const clinic = api.newClinic();
    const keeper = clinic.as('all');
    const id = await created(keeper, path, await aServiceInput(keeper));
    const appointment = await book(clinic, id);
    expect(await keeper('DELETE', `${path}/${id}`)).toMatchObject({
      status: 200,
      body: { id, archived: true },
    });
    expect(await keeper('GET', `/appointments/${appointment}`)).toMatchObject({
      status: 200,
      body: { service_id: id, status: 'waiting' },
    });
  });
});

async function book(clinic: TestClinic, serviceId: number): Promise<number> {
  const doctor = clinic.as('all', { type: 'doctor' });
  const patient = await created(clinic.as('write'), '/patients', aPatientInput());
  const [row] = await api.db.tenant(await clinic.id(), async (tx) =>
    tx.query<{ id: number }>(
      `insert into appointments
         (clinic_id, appointment_code, patient_id, doctor_id, service_id, package_type, starts_at, ends_at)
       values ($1, '12345', $2, $3, $4, 'visit', '2099-01-03T14:00:00+03:30', '2099-01-03T14:30:00+03:30')
       returning id`,
      [await clinic.id(), patient, await doctor.userId(), serviceId],
    ),
  );
  return row!.id;
}

it('accepts the own clinic in a body and no other', async () => {
  const clinic = api.newClinic();
  const keeper = clinic.as('write');
  const input = await aServiceInput(keeper);
  const own = { ...input, clinic_id: String(await clinic.id()) };
  expect((await keeper('POST', path, own)).status).toBe(201);
  const other = { ...input, clinicId: await api.newClinic().id() };
  expect((await keeper('POST', path, other)).status).toBe(404);
});
