import { requestTexts } from '@ziba/shared/contracts/asked-requests';
import { subscriptionTexts } from '@ziba/shared/contracts/subscription';
import { addDays, todayInTehran } from '../../lib/tehran';
import { aReceipt, renewalsOf } from '../../testing/renewals';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
let renewals: Awaited<ReturnType<typeof renewalsOf>>;
beforeAll(async () => {
  api = await startApi();
  renewals = await renewalsOf(api);
});
afterAll(() => api.stop());

const today = todayInTehran();

it('stores what a clinic asks for at the current prices, and notifies the operator', async () => {
  const { operator, yearly, aClinic, noticesOf } = renewals;
  const { ask, id, path, manager, receipt } = await aClinic({ name: 'کلینیک نور' });
  const { status, body } = await ask({ reference: '۱۲۳۴', note: 'با کارت', total: 4_015_000 });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    clinic: { id, name: 'کلینیک نور', ends_on: addDays(today, 20) },
    status: 'waiting',
    ...{ days: 365, subtotal: 3_650_000, tax: 365_000, total: 4_015_000 },
    lines: [{ id: yearly, title: 'اشتراک سالیانه', total: 3_650_000 }],
    ...{ receipt, note: 'با کارت', invoice_id: null, period: null, decided_at: null },
    user_id: await manager.userId(),
  });
  await operator('POST', `/resources-pricing/${yearly}`, { price: 1 });
  const listed = await manager('GET', path);
  await operator('POST', `/resources-pricing/${yearly}`, { price: 3_650_000 });
  expect(listed.body).toMatchObject({ data: [body], meta: { total: 1 } });
  const { body: subscription } = await manager('GET', `/clinics/${id}/subscription`);
  expect(subscription).toMatchObject({ open_request: body, requests: [body] });
  expect(await noticesOf(operator)).toMatchObject([
    { title: "'کلینیک نور' تمدید ۳۶۵ روزه اشتراک را درخواست کرده است", isRead: false },
  ]);
  expect((await operator('GET', `/files/${receipt.split('/').at(-1)}`)).status).toBe(200);
});

it('allows one waiting request, also of five simultaneous ones, until it is withdrawn', async () => {
  const { aClinic, decide } = renewals;
  const { ask, path, manager } = await aClinic();
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask()));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'request_open',
    message: subscriptionTexts.open,
  });
  const first = answers.find(({ status }) => status === 201)?.body;
  const withdrawn = await manager('POST', `${path}/${first.id}/withdraw`);
  expect(withdrawn).toMatchObject({ status: 200, body: { status: 'withdrawn' } });
  expect((await manager('POST', `${path}/${first.id}/withdraw`)).status).toBe(409);
  expect((await decide(first.id, 'approve')).status).toBe(409);
  expect((await ask()).status).toBe(201);
});

it('refuses a request without its own receipt, or with another amount', async () => {
  const { operator, aClinic } = renewals;
  const { ask, id } = await aClinic();
  const foreign = await aReceipt(api.newClinic().as('all'));
  for (const [receipt, message] of [
    [null, subscriptionTexts.receipt],
    ['', subscriptionTexts.receipt],
    ['missing.png', subscriptionTexts.unknownReceipt],
    [foreign, subscriptionTexts.unknownReceipt],
    [await aReceipt(operator), subscriptionTexts.unknownReceipt],
  ]) {
    expect(await ask({ receipt })).toMatchObject({
      status: 400,
      body: { fields: { receipt: message } },
    });
  }
  expect(await ask({ total: 1 })).toMatchObject({
    status: 409,
    body: { code: 'price_changed', details: { total: 4_015_000 } },
  });
  expect((await ask({ status: 'approved' })).body.fields).toHaveProperty('status');
  expect((await operator('GET', `/clinics/${id}/subscription/requests`)).body.data).toEqual([]);
});

it('is made and withdrawn by members of the clinic who may write the settings', async () => {
  const { operator, aClinic } = renewals;
  const { clinic, ask, path, id } = await aClinic();
  const { body } = await ask();
  const withdraw = `${path}/${body.id}/withdraw`;
  expect((await clinic.as('read')('POST', withdraw)).status).toBe(403);
  expect((await clinic.as('all', { sections: ['users'] })('POST', path, {})).status).toBe(403);
  const other = await aClinic();
  expect((await other.manager('POST', path, {})).status).toBe(404);
  expect((await other.manager('POST', withdraw)).status).toBe(404);
  expect((await other.manager('POST', `${other.path}/${body.id}/withdraw`)).status).toBe(404);
  expect((await operator('POST', `${other.path}/${body.id}/withdraw`)).status).toBe(404);
  expect((await other.manager('GET', '/admin/subscription-requests')).status).toBe(403);
  expect((await clinic.as('read')('GET', `/clinics/${id}/subscription/requests`)).status).toBe(200);
});

it('is refused with a reason, which the clinic reads', async () => {
  const { aClinic, decide, clinicNow, noticesOf } = renewals;
  const { ask, id, manager } = await aClinic();
  const { body: asked } = await ask();
  expect((await decide(asked.id, 'refuse', { reason: ' ' })).body.fields).toEqual({
    reason: requestTexts.reason,
  });
  const { status, body } = await decide(asked.id, 'refuse', { reason: 'رسید خوانا نیست' });
  expect([status, body.status, body.reason]).toEqual([200, 'refused', 'رسید خوانا نیست']);
  expect((await decide(asked.id, 'refuse', { reason: 'باز هم' })).status).toBe(409);
  expect((await clinicNow(id)).remaining_days).toBe(20);
  expect(await noticesOf(manager)).toMatchObject([
    { severity: 'warning', content: 'رسید خوانا نیست' },
  ]);
  expect((await ask()).status).toBe(201);
});

it('can be made by the operator for a clinic that cannot sign in any more', async () => {
  const { operator, yearly, decide, clinicNow } = renewals;
  const id = await api
    .newClinic({ subscription_start_date: '2020-01-01', subscription_days: 30 })
    .id();
  const receipt = await aReceipt(operator);
  const { status, body } = await operator('POST', `/clinics/${id}/subscription/requests`, {
    ...{ months: 1, subscription: yearly, receipt },
  });
  expect(status).toBe(201);
  await decide(body.id, 'approve');
  expect((await clinicNow(id)).remaining_days).toBe(30);
});

it('lists the requests of all clinics for the operator: in pages, with search, order and status', async () => {
  const { operator, aClinic, decide } = renewals;
  const [one, two] = [
    await aClinic({ name: 'کلینیک یاس' }),
    await aClinic({ name: 'کلینیک یاقوت' }),
  ];
  const first = (await one.ask({ months: 1 })).body;
  const second = (await two.ask({ months: 2, reference: 'X-77' })).body;
  await decide(first.id, 'refuse', { reason: 'نامعتبر' });
  const ids = async (query: string) =>
    (await operator('GET', `/admin/subscription-requests?${query}`)).body.data.map(
      ({ id }: { id: number }) => id,
    );
  const search = `search=${encodeURIComponent('کلينيک يا')}`;
  expect(await ids(search)).toEqual([second.id, first.id]);
  expect(await ids(`${search}&sort=days`)).toEqual([first.id, second.id]);
  expect(await ids(`${search}&sort=clinic`)).toEqual([first.id, second.id]);
  expect(await ids(`${search}&status=waiting`)).toEqual([second.id]);
  expect(await ids('search=x-77')).toEqual([second.id]);
  expect(await ids(`clinic_id=${one.id}`)).toEqual([first.id]);
  const page = await operator('GET', `/admin/subscription-requests?${search}&limit=1&page=2`);
  expect(page.body).toMatchObject({ data: [{ id: first.id }], meta: { total: 2, totalPages: 2 } });
  expect((await operator('GET', '/admin/subscription-requests?status=x')).status).toBe(400);
  expect((await operator('GET', '/admin/subscription-requests/99999')).status).toBe(404);
  expect((await decide(99_999, 'refuse', {})).status).toBe(404);
  const reader = api.platform({ levels: [2] });
  const path = `/admin/subscription-requests/${second.id}`;
  expect((await reader('GET', path)).status).toBe(200);
  expect((await reader('POST', `${path}/approve`)).status).toBe(403);
  const ofClinics = api.platform({ sections: ['clinics'] });
  expect((await ofClinics('POST', `${path}/approve`)).status).toBe(403);
});
