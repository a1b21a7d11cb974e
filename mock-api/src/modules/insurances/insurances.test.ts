import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/insurances';
const social = {
  name: 'تامین اجتماعی',
  type: 'پایه',
  mainCost: '۱۲٬۰۰۰٬۰۰۰ تومان',
  clinicPercentage: '70%',
  insuredPercentage: 30,
};

it('stores insurances and how their cost is shared', async () => {
  const clinic = api.newClinic();
  const accountant = clinic.as('all');
  const { status, body } = await accountant('POST', path, social);
  const stored = { ...social, mainCost: 12_000_000, clinicPercentage: 70 };
  expect([status, body]).toEqual([201, { id: body.id, version: 1, ...stored }]);
  await accountant('POST', path, { name: 'آتیه' });
  for (const list of [path, `${path}/clinic/${await clinic.id()}`]) {
    expect((await accountant('GET', list)).body).toMatchObject({
      data: [{ name: 'آتیه', mainCost: null }, body],
      meta: { total: 2, totalPages: 1 },
    });
  }
  const edited = await accountant('POST', `${path}/${body.id}`, { type: null, mainCost: 5 });
  expect(edited.body).toEqual({ ...body, type: null, mainCost: 5, version: 2 });
  expect((await accountant('DELETE', `${path}/${body.id}`)).body).toEqual({
    id: body.id,
    archived: true,
  });
  expect((await accountant('GET', `${path}/${body.id}`)).status).toBe(404);
  expect((await accountant('GET', path)).body.meta.total).toBe(1);
});

it('names wrong values, and refuses shares of more than the whole', async () => {
  const accountant = api.newClinic().as('all');
  const wrong = { mainCost: -1, clinicPercentage: 101 };
  expect((await accountant('POST', path, wrong)).body.fields).toEqual({
    name: 'لطفا نام بیمه را وارد کنید',
    mainCost: 'عدد وارد شده معتبر نیست',
    clinicPercentage: 'درصد باید عددی بین ۰ تا ۱۰۰ باشد',
  });
  const tooMuch = {
    status: 400,
    body: { fields: { insuredPercentage: 'مجموع سهم‌ها نباید بیشتر از ۱۰۰ درصد باشد' } },
  };
  expect(await accountant('POST', path, { ...social, insuredPercentage: 31 })).toMatchObject(
    tooMuch,
  );
  const { body } = await accountant('POST', path, social);
  const edit = { insuredPercentage: 40 };
  expect(await accountant('POST', `${path}/${body.id}`, edit)).toMatchObject(tooMuch);
  expect((await accountant('GET', `${path}/${body.id}`)).body).toEqual(body);
});

it('needs the accounting section, and finds nothing of another clinic', async () => {
  const clinic = api.newClinic();
  const { body } = await clinic.as('all')('POST', path, social);
  const stranger = api.newClinic().as('all');
  expect((await stranger('GET', `${path}/${body.id}`)).status).toBe(404);
  expect((await stranger('POST', `${path}/${body.id}`, { name: '' })).status).toBe(404);
  expect((await stranger('DELETE', `${path}/${body.id}`)).status).toBe(404);
  expect((await stranger('GET', `${path}/clinic/${await clinic.id()}`)).status).toBe(404);
  expect((await clinic.as('read')('POST', path, social)).status).toBe(403);
  expect((await clinic.as('write')('DELETE', `${path}/${body.id}`)).status).toBe(403);
  expect((await clinic.as('all', { sections: ['patients'] })('GET', path)).status).toBe(403);
});
