import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/planTemplates';
const aTemplate = (over: object = {}) => ({
  title: 'لیزر سه‌جلسه‌ای',
  sessions: [
    { day_offset: 0, session_title: 'جلسه اول', service_type: 'لیزر', estimated_duration: 1 },
    {
      day_offset: '30',
      session_title: 'جلسه دوم',
      service_type: 'لیزر',
      estimated_duration: '۱٫۵',
      service_cost: '۸۹۰٬۰۰۰',
      required_items: [{ name: 'گاز', quantity: '۲' }],
    },
  ],
  ...over,
});

it('stores which goods a session needs, so that plans made from it take them out of the stock', async () => {
  const doctor = api.newClinic().as('all');
  const [first] = aTemplate().sessions;
  const required_items = [{ name: 'گاز', quantity: '2 بسته', product_id: 7 }];
  const sent = aTemplate({ sessions: [{ ...first, required_items }] });
  const { body } = await doctor('POST', path, sent);
  expect(body.sessions[0].required_items).toEqual(required_items);
});

it('adds, lists, changes and archives templates', async () => {
  const doctor = api.newClinic().as('all');
  const { status, body } = await doctor('POST', path, aTemplate());
  expect([status, body]).toMatchObject([
    201,
    {
      title: 'لیزر سه‌جلسه‌ای',
      sessions: [
        { day_offset: 0, estimated_duration: 1 },
        { day_offset: 30, estimated_duration: 1.5, service_cost: 890_000 },
      ],
    },
  ]);
  const [first] = aTemplate().sessions;
  const changed = await doctor('POST', `${path}/${body.id}`, { title: 'تازه', sessions: [first] });
  expect(changed.body).toMatchObject({ title: 'تازه', sessions: [{ day_offset: 0 }] });
  expect((await doctor('GET', path)).body).toMatchObject({
    data: [changed.body],
    meta: { total: 1 },
  });

  expect((await doctor('DELETE', `${path}/${body.id}`)).status).toBe(200);
  expect((await doctor('GET', path)).body.meta.total).toBe(0);
  expect((await doctor('GET', `${path}/${body.id}`)).status).toBe(404);
});

it('refuses missing fields in the words of the text', async () => {
  const doctor = api.newClinic().as('all');
  const send = async (over: object) => (await doctor('POST', path, aTemplate(over))).body.fields;
  expect(await send({ title: ' ' })).toEqual({ title: 'فیلد عنوان نباید خالی باشد' });
  expect(await send({ sessions: [] })).toEqual({
    sessions: 'طرح درمان شما حداقل باید یک جلسه داشته باشد',
  });
});

it('finds no templates of other clinics, and lets readers only read', async () => {
  const clinic = api.newClinic();
  const { body } = await clinic.as('all')('POST', path, aTemplate());
  const stranger = api.newClinic().as('all');
  expect((await stranger('GET', `${path}/${body.id}`)).status).toBe(404);
  expect((await stranger('POST', `${path}/${body.id}`, { title: 'x' })).status).toBe(404);
  expect((await stranger('DELETE', `${path}/${body.id}`)).status).toBe(404);
  const reader = clinic.as('read');
  expect((await reader('GET', path)).status).toBe(200);
  expect((await reader('POST', path, aTemplate())).status).toBe(403);
});
