import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/prescriptions/settings';
const stamp = '/prescriptions/stamp';

it('keeps usual words and the printed heading, with versions', async () => {
  const staff = api.newClinic().as('all');
  expect((await staff('GET', path)).body).toEqual({
    version: 0,
    usage_phrases: [],
    print_title: null,
    print_text: null,
    consent_required: false,
  });
  const sent = { usage_phrases: ['هر ۸ ساعت', 'شب‌ها'], print_title: 'درمانگاه نور', version: 0 };
  expect((await staff('PUT', path, sent)).body).toMatchObject({
    usage_phrases: ['هر ۸ ساعت', 'شب‌ها'],
    print_title: 'درمانگاه نور',
    version: 1,
  });
  expect((await staff('PUT', path, { ...sent, print_title: 'دیگر' })).status).toBe(409);
  const emptied = await staff('PUT', path, { print_title: '' });
  expect(emptied.body).toMatchObject({ print_title: null, usage_phrases: sent.usage_phrases });
});

it('names wrong values', async () => {
  const staff = api.newClinic().as('all');
  const { body } = await staff('PUT', path, { usage_phrases: ['شب‌ها', ' '] });
  expect(body.fields).toEqual({ 'usage_phrases.1': 'متن زمان مصرف را وارد کنید' });
});

it('keeps a stamp for each doctor, which only the doctor sets', async () => {
  const clinic = api.newClinic();
  const doctor = clinic.as('all', { type: 'doctor' });
  const other = clinic.as('all', { type: 'doctor' });
  const desk = clinic.as('all');
  const of = `${stamp}?doctor_id=${await doctor.userId()}`;
  const saved = await doctor('PUT', stamp, { stamp_image: 'stamp.png', version: 0 });
  expect(saved.body).toEqual({ version: 1, stamp_image: 'stamp.png' });
  expect((await desk('GET', of)).body.stamp_image).toBe('stamp.png');
  // Another doctor is answered with the own one.
  expect((await other('GET', of)).body.stamp_image).toBeNull();
  expect((await desk('PUT', stamp, { stamp_image: 'other.png' })).status).toBe(200);
  expect((await doctor('GET', stamp)).body.stamp_image).toBe('stamp.png');
  const removed = await doctor('PUT', stamp, { stamp_image: null, version: 1 });
  expect(removed.body.stamp_image).toBeNull();
});

it('needs section and level', async () => {
  const clinic = api.newClinic();
  expect((await clinic.as('all', { sections: ['services'] })('GET', path)).status).toBe(403);
  const reader = clinic.as('read', { sections: ['prescriptions'] });
  expect((await reader('GET', path)).status).toBe(200);
  expect((await reader('PUT', path, { print_title: 'x' })).status).toBe(403);
  expect((await reader('PUT', stamp, { stamp_image: 'x.png' })).status).toBe(403);
});
