import { aPlanned, at } from '../../testing/clinical';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = (id: number, rest = '') => `/treatmentSessions/${id}${rest}`;

describe('payments', () => {
  it('decide the payment status, whatever the client sends', async () => {
    const { staff, add } = await aPlanned(api);
    const { id } = (await add({ service_cost: 5_000_000_000 })).body;
    const pay = (amount: unknown) => staff('POST', path(id, '/add-payment'), { amount });
    expect(await pay('۲٬۰۰۰٬۰۰۰٬۰۰۰')).toMatchObject({
      status: 200,
      body: { id, payed_amount: 2_000_000_000, payment_status: 'پرداخت ناقص' },
    });
    for (const wrong of [0, -5, '', null, 1.5, 'هزار']) {
      expect((await pay(wrong)).status).toBe(400);
    }
    expect((await pay(3_000_000_001)).status).toBe(409);
    expect(await pay(3_000_000_000)).toMatchObject({
      status: 200,
      body: { remaining_amount: 0, payment_status: 'پرداخت شده' },
    });
    expect((await pay(1)).status).toBe(409);
    const told = { payment_status: 'پرداخت نشده' };
    expect(await staff('POST', path(id, '/payment-status'), told)).toMatchObject({
      status: 200,
      body: { payment_status: 'پرداخت شده', paid_amount: 5_000_000_000 },
    });
    const { data } = (await staff('GET', path(id, '/payments'))).body;
    expect(data.map(({ amount }: { amount: number }) => amount)).toEqual([
      3_000_000_000, 2_000_000_000,
    ]);
    expect((await staff('POST', path(id), { service_cost: 4_999_999_999 })).status).toBe(409);
    expect((await staff('POST', path(id, '/cancel'))).body).toMatchObject({ code: 'has_money' });
  });

  it('never exceed the cost, however many arrive at the same time', async () => {
    const { staff, add } = await aPlanned(api);
    const { id } = (await add({ service_cost: 100 })).body;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => staff('POST', path(id, '/add-payment'), { amount: 60 })),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array(49).fill(409)]);
    expect((await staff('GET', path(id))).body.paid_amount).toBe(60);
  });

  it('are taken once for one key', async () => {
    const { staff, add } = await aPlanned(api);
    const { id } = (await add()).body;
    const key = { 'idempotency-key': 'payment-of-the-session' };
    const pay = () => staff('POST', path(id, '/add-payment'), { amount: 30 }, key);
    const [first, second] = [await pay(), await pay()];
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect((await staff('GET', path(id, '/payments'))).body.meta.total).toBe(1);
  });

  it('are taken for a done session, and not for a canceled one', async () => {
    const { staff, add } = await aPlanned(api);
    const done = (await add()).body.id;
    const canceled = (await add({ date: at(7, '16:00') })).body.id;
    await staff('POST', path(done, '/submit-report'), { report: 'انجام شد' });
    await staff('POST', path(canceled, '/cancel'));
    const pay = (id: number) => staff('POST', path(id, '/add-payment'), { amount: 1 });
    expect((await pay(done)).status).toBe(200);
    expect((await pay(canceled)).status).toBe(409);
  });
});
