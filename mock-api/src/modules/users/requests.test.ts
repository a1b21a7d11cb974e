import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

const password = 'a good password';
let count = 0;
/** A registration that waits. */
async function aRequest() {
  count += 1;
  const name = `waits_${count}`;
  const phoneNumber = `0912111${String(3000 + count)}`;
  const registration = { username: name, email: `${name}@example.com`, password, phoneNumber };
  const asked = { ...registration, roles: ['patients', 2] };
  const { body } = await api.anyone('POST', '/auth/register', asked);
  const messages = async (): Promise<string[]> => {
    const outbox = await api.anyone('GET', `/sms/outbox?to=${phoneNumber}`);
    return (outbox.body.data as { body: string }[]).map((message) => message.body);
  };
  return { id: body.id as number, registration, messages };
}

async function roleOf(name: string): Promise<number> {
  const { body } = await (await api.login('mina'))('GET', '/metaRoles');
  return body.data.find((role: { name: string }) => role.name === name).id;
}

it('lists the registrations that wait, the newest first, to the platform only', async () => {
  const first = await aRequest();
  const second = await aRequest();
  const { status, body } = await api.platform()('GET', '/users/requests?limit=50');
  expect(status).toBe(200);
  const ids = body.data.map((row: { id: number }) => row.id);
  expect(ids.slice(0, 2)).toEqual([second.id, first.id]);
  expect(body.data[0]).toMatchObject({
    username: second.registration.username,
    account_status: 'pending',
    requested_access: { sections: ['patients'], levels: [2] },
    version: 1,
  });
  // A registration names no clinic, so no clinic sees it.
  expect((await (await api.login('mina'))('GET', '/users/requests')).status).toBe(403);
});

it('lets the person in with role and access, tells them, and answers the same approval again', async () => {
  const { id, registration, messages } = await aRequest();
  const operator = api.platform();
  const approval = {
    clinic_id: 1,
    meta_rolesId: await roleOf('پزشک'),
    access: [
      { key: 'appointments', levels: [1] },
      { key: 'patients', levels: [2] },
    ],
    version: 1,
  };
  const { status, body } = await operator('POST', `/users/${id}/approve`, approval);
  expect({ status, ...body }).toMatchObject({
    status: 200,
    account_status: 'active',
    clinic_id: 1,
    type: 'doctor',
    access: approval.access,
    profile: { systemCode: expect.stringMatching(/^U-\d+$/) },
  });
  expect((await messages())[0]).toMatch(/^حساب شما در زیبا تأیید شد/);
  const call = await api.login(registration.username, password);
  expect((await call('GET', '/patients/pagination')).status).toBe(200);

  const again = await operator('POST', `/users/${id}/approve`, approval);
  expect([again.status, again.body.version]).toEqual([200, body.version]);
  expect(await messages()).toHaveLength(1);
  const other = { ...approval, clinic_id: 2 };
  expect(await operator('POST', `/users/${id}/approve`, other)).toMatchObject({
    status: 409,
    body: { code: 'not_pending' },
  });
  const refusal = { reason: 'دیر شد' };
  expect((await operator('POST', `/users/${id}/refuse`, refusal)).status).toBe(409);
});

it('gives the access of the role when none is chosen', async () => {
  const { id } = await aRequest();
  const approval = { clinic_id: 1, meta_rolesId: await roleOf('حسابدار') };
  const { body } = await api.platform()('POST', `/users/${id}/approve`, approval);
  expect(body.access).toEqual([
    { key: 'accounting', levels: [1] },
    { key: 'reports', levels: [1] },
  ]);
});

it('refuses with a reason, which the person is told; refusing again changes nothing', async () => {
  const { id, registration, messages } = await aRequest();
  const operator = api.platform();
  const path = `/users/${id}/refuse`;
  expect((await operator('POST', path, { reason: ' ' })).body.fields).toEqual({
    reason: 'لطفا علت رد درخواست را وارد کنید',
  });
  const refusal = { reason: 'کلینیک شما مشخص نیست', version: 1 };
  expect(await operator('POST', path, refusal)).toMatchObject({
    status: 200,
    body: { id, archived: true },
  });
  expect(await messages()).toEqual([
    'درخواست حساب شما در زیبا تأیید نشد.\nعلت: کلینیک شما مشخص نیست',
  ]);
  expect((await operator('POST', path, refusal)).status).toBe(200);
  expect(await messages()).toHaveLength(1);
  const list = await operator('GET', '/users/requests?limit=50');
  expect(list.body.data.map((row: { id: number }) => row.id)).not.toContain(id);
  // The same person may register again.
  expect((await api.anyone('POST', '/auth/register', registration)).status).toBe(201);
});

it('is based on the version that was shown, and answers 404 for users who requested nothing', async () => {
  const { id } = await aRequest();
  const operator = api.platform();
  await operator('POST', `/users/${id}`, { address: 'شیراز' });
  const approval = { clinic_id: 1, meta_rolesId: await roleOf('حسابدار'), version: 1 };
  for (const [action, body] of [
    ['approve', approval],
    ['refuse', { reason: 'نه', version: 1 }],
  ] as const) {
    expect(await operator('POST', `/users/${id}/${action}`, body)).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
    expect((await operator('POST', `/users/2/${action}`, body)).status).toBe(404);
  }
  expect((await operator('POST', `/users/${id}/approve`, {})).body.fields).toEqual({
    clinic_id: 'لطفا کلینیک را انتخاب کنید',
    meta_rolesId: 'انتخاب نقش الزامی است',
  });
});
