import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('lists the words that fields accept, for every signed-in user', async () => {
  const { status, body } = await api.newClinic().as('read', { sections: [] })('GET', '/reference');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    percentage_source: expect.arrayContaining(['خدمات انجام شده']),
    package_type: ['visit', 'consultation', 'treatment_plan', 'other'],
    features: ['sms', 'report', 'file'],
    insurance_type: expect.any(Array),
    labels: { package_type: { treatment_plan: 'طرح درمان' } },
  });
  expect((await api.platform()('GET', '/reference')).status).toBe(200);
  expect((await api.anyone('GET', '/reference')).status).toBe(401);
});
