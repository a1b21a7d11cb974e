import { startApi, type TestApi } from '../../testing/start-api';
import { created } from '../../testing/samples';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/drugs';
const aDrug = (over: object = {}) => ({
  name: 'استامینوفن',
  form: 'قرص',
  strength: '۵۰۰ میلی‌گرم',
  quantity: '۲۰ عدد',
  dose: '۱ عدد',
  frequency: 'هر ۸ ساعت',
  duration: '۷ روز',
  route: 'خوراکی',
  usage: 'پس از غذا',
  ...over,
});
const search = (words: string) => `${path}?search=${encodeURIComponent(words)}`;

it('adds, finds, changes and archives drugs', async () => {
  const staff = api.newClinic().as('all');
  const { status, body } = await staff('POST', path, aDrug());
  expect([status, body]).toMatchObject([201, { ...aDrug(), version: 1 }]);
  const bare = await staff('POST', path, { name: 'آموکسی‌سیلین' });
  expect(bare.body).toMatchObject({ form: null, usage: null, quantity: null });

  // By the Persian alphabet, and found in any spelling by name, form and strength.
  const names = async (address: string) =>
    (await staff('GET', address)).body.data.map(({ name }: { name: string }) => name);
  expect(await names(path)).toEqual(['آموکسی‌سیلین', 'استامینوفن']);
  expect(await names(search('اموکسیسیلین'))).toEqual(['آموکسی‌سیلین']);
  expect(await names(search('500 قرص'))).toEqual(['استامینوفن']);

  const changed = await staff('POST', `${path}/${body.id}`, { usage: 'شب‌ها', version: 1 });
  expect(changed.body).toMatchObject({ usage: 'شب‌ها', version: 2 });
  const stale = await staff('POST', `${path}/${body.id}`, { usage: 'صبح‌ها', version: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'stale']);

  expect((await staff('DELETE', `${path}/${body.id}`)).status).toBe(200);
  expect(await names(path)).toEqual(['آموکسی‌سیلین']);
  expect((await staff('GET', `${path}/${body.id}`)).body.message).toBe('دارو یافت نشد');
});

it('names the wrong fields, and refuses the same drug twice', async () => {
  const staff = api.newClinic().as('all');
  expect((await staff('POST', path, { form: 'قرص' })).body.fields).toEqual({
    name: 'نام دارو الزامی است',
  });
  const id = await created(staff, path, aDrug());
  const again = await staff('POST', path, aDrug({ name: 'استامينوفن', usage: null }));
  expect([again.status, again.body]).toMatchObject([
    409,
    { code: 'taken', fields: { name: 'این دارو با همین شکل و قدرت در فهرست هست' } },
  ]);
  expect((await staff('POST', path, aDrug({ strength: '325 میلی‌گرم' }))).status).toBe(201);
  await staff('DELETE', `${path}/${id}`);
  expect((await staff('POST', path, aDrug())).status).toBe(201);
});

it('hides the drugs of other clinics, and needs section and level', async () => {
  const clinic = api.newClinic();
  const id = await created(clinic.as('all'), path, aDrug());
  const stranger = api.newClinic().as('all');
  expect((await stranger('GET', `${path}/${id}`)).status).toBe(404);
  expect((await stranger('POST', `${path}/${id}`, { usage: 'x' })).status).toBe(404);
  expect((await stranger('POST', `${path}/${id}/favourite`, { is_favourite: true })).status).toBe(
    404,
  );
  expect((await clinic.as('read', { sections: ['patients'] })('GET', path)).status).toBe(403);
  const reader = clinic.as('read', { sections: ['prescriptions'] });
  expect((await reader('GET', path)).status).toBe(200);
  expect((await reader('POST', path, aDrug({ name: 'دیگر' }))).status).toBe(403);
  const writer = clinic.as('write', { sections: ['prescriptions'] });
  expect((await writer('DELETE', `${path}/${id}`)).status).toBe(403);
});

it('keeps the favourites of each doctor', async () => {
  const clinic = api.newClinic();
  const doctor = clinic.as('all', { type: 'doctor' });
  const other = clinic.as('all', { type: 'doctor' });
  const desk = clinic.as('all');
  const [first, second] = [
    await created(desk, path, aDrug()),
    await created(desk, path, aDrug({ name: 'ایبوپروفن' })),
  ];
  const favour = (id: number, is_favourite = true) =>
    doctor('POST', `${path}/${id}/favourite`, { is_favourite });
  const ids = async (call: typeof desk, query = '') =>
    (await call('GET', `${path}/favourites${query}`)).body.data.map(({ id }: { id: number }) => id);

  await favour(second);
  expect((await favour(first)).body).toEqual({ id: first, is_favourite: true });
  expect((await favour(first)).status).toBe(200);
  expect(await ids(doctor)).toEqual([first, second]);
  const asked = `?doctor_id=${await doctor.userId()}`;
  // Staff who write for a doctor may read that doctor's; another doctor reads only the own ones.
  expect(await ids(desk, asked)).toEqual([first, second]);
  expect(await ids(desk)).toEqual([]);
  expect(await ids(other, asked)).toEqual([]);

  await favour(first, false);
  await desk('DELETE', `${path}/${second}`);
  expect(await ids(doctor)).toEqual([]);
});
