import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/accounting/settings';
const defaults = {
  fixed_amount: 1_500_000,
  daily_work_hours: 12,
  monthly_leave: 3,
  yearly_leave: 36,
};

it('has the defaults of the text, and stores what a clinic sets', async () => {
  const clinic = api.newClinic();
  const accountant = clinic.as('all');
  expect(await accountant('GET', path)).toMatchObject({ status: 200, body: defaults });
  const changed = { ...defaults, fixed_amount: 2_000_000, monthly_leave: 2.5 };
  const sent = { fixed_amount: '۲٬۰۰۰٬۰۰۰', monthly_leave: '2.5' };
  expect(await accountant('PUT', path, sent)).toMatchObject({ status: 200, body: changed });
  expect((await accountant('GET', path)).body).toEqual({ ...changed, version: 1 });
  expect((await accountant('PUT', path, { fixed_amount: null })).body.fixed_amount).toBe(1_500_000);
  expect((await api.newClinic().as('read')('GET', path)).body).toEqual({ ...defaults, version: 0 });
});

it('names wrong values, and needs the accounting section', async () => {
  const clinic = api.newClinic();
  const wrong = { daily_work_hours: 25, yearly_leave: 'x' };
  expect((await clinic.as('all')('PUT', path, wrong)).body.fields).toEqual({
    daily_work_hours: 'ساعت کاری باید عددی بین ۰ تا ۲۴ باشد',
    yearly_leave: 'تعداد روز معتبر نیست',
  });
  expect((await clinic.as('read')('PUT', path, {})).status).toBe(403);
  expect((await clinic.as('all', { sections: ['settings'] })('GET', path)).status).toBe(403);
});
