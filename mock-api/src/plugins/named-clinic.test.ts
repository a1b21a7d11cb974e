import { aProductInput } from '../testing/samples';
import { startApi, type TestApi } from '../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('accepts the own clinic in a body, and answers 404 for any other', async () => {
  const clinic = api.newClinic();
  const own = await clinic.id();
  const call = clinic.as('all');
  const bodies: Record<string, object> = {
    '/devices': { device_name: 'لیزر' },
    '/insurances': { name: 'آتیه' },
    '/internal-services': { subject: 'اجاره' },
    '/financialInfo': { user_id: await call.userId() },
    '/financial-documents': {
      user_id: await call.userId(),
      title: 'حقوق',
      document_type: 'پرداختی',
    },
    '/products': await aProductInput(call),
  };
  for (const [path, body] of Object.entries(bodies)) {
    const foreign = await call('POST', path, { ...body, clinic_id: own + 1 });
    expect([path, foreign.status]).toEqual([path, 404]);
    expect((await call('POST', path, { ...body, clinicId: 'x' })).status).toBe(404);
    const { status } = await call('POST', path, { ...body, clinic_id: own, clinicId: String(own) });
    expect([path, status]).toEqual([path, 201]);
  }
});
