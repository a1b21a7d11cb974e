import type { Member } from '../../lib/actor';
import { addDays, todayInTehran } from '../../lib/tehran';
import { aDesk, at } from '../../testing/bookings';
import { payableOf } from '../../testing/debts';
import { aServiceInput, created } from '../../testing/samples';
import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';
import { useDiscount } from './use-discount';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let last = 0;
const aCode = (overrides: Record<string, unknown> = {}) => ({
  code: `OFF${(last += 1)}`,
  kind: 'percent',
  value: 10,
  ...overrides,
});
const today = todayInTehran();

async function memberOf(clinic: TestClinic): Promise<Member> {
  const access = { type: 'clinic_admin', sections: 'all', levels: [1] } as const;
  const [userId, clinicId] = [await clinic.as('all').userId(), await clinic.id()];
  const session = { sid: '', username: '', expiresAt: '' };
  return {
    ...access,
    ...session,
    userId,
    clinicId,
    mustChangePassword: false,
    isSeenLongAgo: false,
  };
}

it('gives the code of an archived discount to a new one, and no code twice in another spelling', async () => {
  const desk = api.newClinic().as('all');
  const id = await created(desk, '/discounts', aCode({ code: 'Nowruz\u200cنوروز', value: 10 }));
  expect(await desk('POST', '/discounts', aCode({ code: 'NOWRUZ نوروز' }))).toMatchObject({
    status: 409,
    body: { fields: { code: 'این کد تخفیف قبلا ثبت شده است' } },
  });
  await desk('DELETE', `/discounts/${id}`);
  await created(desk, '/discounts', aCode({ code: 'NOWRUZ نوروز', value: 20 }));
  expect(
    (await desk('POST', '/discounts/check', { code: 'nowruzنوروز', fee: 1000 })).body,
  ).toMatchObject({ value: 20, amount: 200 });
});

it('adds codes, lists them, changes the sent fields, and archives them', async () => {
  const desk = api.newClinic().as('all');
  const service_id = await created(desk, '/presentableServices', await aServiceInput(desk));
  const input = aCode({ title: 'خوش‌آمد', service_id, ends_on: addDays(today, 5), max_uses: '۳' });
  const { status, body } = await desk('POST', '/discounts', input);
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { ...input, max_uses: 3, used: 0, state: 'active', service: { id: service_id } },
  });
  expect(await desk('POST', `/discounts/${body.id}`, { value: 20, title: null })).toMatchObject({
    status: 200,
    body: { ...body, value: 20, title: null, version: 2 },
  });
  await desk('POST', '/discounts', aCode({ starts_on: addDays(today, 1) }));
  await desk('POST', '/discounts', aCode({ ends_on: addDays(today, -1) }));
  const states = (await desk('GET', '/discounts?sort=-created_at')).body.data.map(
    ({ state }: { state: string }) => state,
  );
  expect(states).toEqual(['expired', 'upcoming', 'active']);
  expect((await desk('GET', '/discounts?state=upcoming')).body.meta.total).toBe(1);
  expect((await desk('DELETE', `/discounts/${body.id}`)).body).toEqual({
    id: body.id,
    archived: true,
  });
  expect((await desk('GET', `/discounts/${body.id}`)).status).toBe(404);
});

it('names wrong values of a code', async () => {
  const desk = api.newClinic().as('all');
  const fieldsOf = async (body: unknown) => (await desk('POST', '/discounts', body)).body.fields;
  expect(await fieldsOf({})).toMatchObject({
    code: 'لطفا کد تخفیف را وارد کنید',
    kind: 'نوع تخفیف معتبر نیست',
    value: 'مقدار تخفیف باید بیشتر از صفر باشد',
  });
  expect(await fieldsOf(aCode({ value: 101 }))).toEqual({
    value: 'درصد تخفیف باید بین ۱ تا ۱۰۰ باشد',
  });
  const period = { starts_on: today, ends_on: addDays(today, -1) };
  expect(await fieldsOf(aCode(period))).toHaveProperty('ends_on');
  expect(await fieldsOf(aCode({ service_id: 2_000_000_000 }))).toHaveProperty('service_id');
  const { body } = await desk('POST', '/discounts', aCode({ kind: 'amount', value: 5000 }));
  expect(await desk('POST', `/discounts/${body.id}`, { kind: 'percent' })).toMatchObject({
    status: 400,
    body: { fields: { value: expect.any(String) } },
  });
  expect(await desk('POST', '/discounts', aCode({ code: body.code.toLowerCase() }))).toMatchObject({
    status: 409,
    body: { fields: { code: 'این کد تخفیف قبلا ثبت شده است' } },
  });
});

it('answers the discount of a code, or why it cannot be used', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const add = async (more: Record<string, unknown>) =>
    (await desk('POST', '/discounts', aCode(more))).body.code as string;
  const check = (code: string, more = {}) =>
    desk('POST', '/discounts/check', { code, fee: 1999, ...more });

  expect(await check((await add({ value: 50 })).toLowerCase())).toMatchObject({
    status: 200,
    body: { amount: 999, total: 1000, kind: 'percent', value: 50 },
  });
  expect((await check(await add({ kind: 'amount', value: 5000 }))).body).toMatchObject({
    amount: 1999,
    total: 0,
  });
  const service_id = await created(desk, '/presentableServices', await aServiceInput(desk));
  const bound = await add({ service_id });
  expect((await check(bound, { service_id })).status).toBe(200);
  const refusals: [string, number, string][] = [
    ['NO-SUCH', 400, 'invalid'],
    [bound, 409, 'discount_other_service'],
    [await add({ starts_on: addDays(today, 1) }), 409, 'discount_not_yet'],
    [await add({ ends_on: addDays(today, -1) }), 409, 'discount_expired'],
  ];
  for (const [code, status, reason] of refusals) {
    expect(await check(code)).toMatchObject({
      status,
      body: { code: reason, fields: { discount_code: expect.any(String) } },
    });
  }
});

it('can be used only as often as it allows, in all and by one patient', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const member = await memberOf(clinic);
  const visits = [];
  for (let visit = 0; visit < 4; visit += 1) visits.push(await payableOf(api, clinic));
  const { body: once } = await desk('POST', '/discounts', aCode({ max_uses: 2 }));
  const use = (
    code: string,
    { patientId, appointmentId }: { patientId: number; appointmentId: number },
  ) =>
    api.db.tenant(member.clinicId, (tx) =>
      useDiscount(tx, member, { code, patientId, appointmentId, serviceId: null, fee: 500 }),
    );
  const results = await Promise.allSettled(visits.map((visit) => use(once.code, visit)));
  const passed = results.filter(({ status }) => status === 'fulfilled');
  expect(passed).toHaveLength(2);
  expect(passed[0]).toMatchObject({ value: { discountId: once.id, amount: 50 } });
  expect((await desk('GET', `/discounts/${once.id}`)).body).toMatchObject({
    used: 2,
    state: 'used_up',
  });
  expect(await desk('POST', `/discounts/${once.id}`, { max_uses: 1 })).toMatchObject({
    status: 409,
    body: { fields: { max_uses: expect.any(String) } },
  });

  const { body: each } = await desk('POST', '/discounts', aCode({ per_patient: 1 }));
  const [visit] = visits;
  if (!visit) throw new Error('no visit');
  const other = { ...(await payableOf(api, clinic)), patientId: visit.patientId };
  await use(each.code, other);
  await expect(use(each.code, visit)).rejects.toMatchObject({ status: 409 });
  const wanted = { code: each.code, patient_id: visit.patientId };
  expect((await desk('POST', '/discounts/check', wanted)).status).toBe(409);
});

it('is given back by a cancellation, and used again when that is undone, if there is still one', async () => {
  const { desk, newPatient, book } = await aDesk(api);
  const { body: code } = await desk('POST', '/discounts', aCode({ max_uses: 1, per_patient: 1 }));
  const used = async () => (await desk('GET', `/discounts/${code.id}`)).body.used;
  const { id: patient_id } = await newPatient();
  const wanted = { patient_id, discount_code: code.code };
  const { id } = (await book(wanted)).body;
  expect(await used()).toBe(1);
  const cancel = () =>
    desk('POST', `/appointments/${id}/status`, { status: 'canceled', initiator: 'clinic' });
  await cancel();
  expect(await used()).toBe(0);
  expect((await desk('POST', `/appointments/${id}/undo`)).status).toBe(200);
  expect(await used()).toBe(1);
  await cancel();
  const again = await book({ ...wanted, appointment_datetime: at('17:00') });
  expect([again.status, again.body.discount_amount]).toEqual([201, 89_000]);
  expect(await desk('POST', `/appointments/${id}/undo`)).toMatchObject({
    status: 409,
    body: { message: 'ظرفیت استفاده از این کد تخفیف به پایان رسیده است' },
  });
  expect(await used()).toBe(1);
});

it('belongs to the accounts and the own clinic; booking only reads and checks', async () => {
  const clinic = api.newClinic();
  const { body } = await clinic.as('all')('POST', '/discounts', aCode());
  const stranger = api.newClinic().as('all');
  expect((await stranger('GET', `/discounts/${body.id}`)).status).toBe(404);
  expect((await stranger('POST', `/discounts/${body.id}`, { value: 0 })).status).toBe(404);
  expect((await stranger('DELETE', `/discounts/${body.id}`)).status).toBe(404);
  expect((await stranger('POST', '/discounts/check', { code: body.code })).status).toBe(400);
  const booking = clinic.as('all', { sections: ['appointments'] });
  expect((await booking('POST', '/discounts/check', { code: body.code })).status).toBe(200);
  expect((await booking('GET', '/discounts')).status).toBe(200);
  expect((await booking('POST', '/discounts', {})).status).toBe(403);
  expect((await clinic.as('write')('DELETE', `/discounts/${body.id}`)).status).toBe(403);
});
