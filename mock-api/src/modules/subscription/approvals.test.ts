import { addDays, todayInTehran } from '../../lib/tehran';
import { renewalsOf } from '../../testing/renewals';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
let renewals: Awaited<ReturnType<typeof renewalsOf>>;
beforeAll(async () => {
  api = await startApi();
  renewals = await renewalsOf(api);
});
afterAll(() => api.stop());

const today = todayInTehran();

describe('an approval', () => {
  it('adds the period and what was bought, with a paid invoice, and notifies the clinic', async () => {
    const { operator, large, report, aClinic, decide, clinicNow, noticesOf } = renewals;
    const { ask, id, manager, receipt } = await aClinic({ features: 'پیامک' });
    const { body: asked } = await ask({ storage: large, modules: [report], reference: 'A-7' });
    const { status, body } = await decide(asked.id, 'approve');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'approved',
      decided_by: await operator.userId(),
      invoice_number: `INV-${id}-1001`,
      period: { starts_on: addDays(today, 20), ends_on: addDays(today, 385) },
    });
    expect(await clinicNow(id)).toMatchObject({
      ...{ remaining_days: 385, subscription_days: 385, account_status: 'active' },
      ...{ storage_limit: '10 گیگابایت', features: 'پیامک، گزارش' },
    });
    const invoice = (await operator('GET', `/admin/invoices/${body.invoice_id}`)).body;
    expect(invoice).toMatchObject({
      ...{ title: 'تمدید اشتراک ۳۶۵ روزه', total: asked.total, status: 'paid', remaining: 0 },
      payments: [{ amount: asked.total, reference: 'A-7', attachment: receipt }],
    });
    expect(invoice.lines).toHaveLength(3);
    const { body: seen } = await manager('GET', `/clinics/${id}/subscription`);
    expect(seen).toMatchObject({
      ...{ open_request: null, requests: [{ status: 'approved' }], invoices: [{ status: 'paid' }] },
      ...{ periods: [{ days: 365 }], usage: { storage: { limit: 10 * 1024 ** 3 } } },
    });
    expect(await noticesOf(manager)).toMatchObject([
      { title: 'درخواست تمدید ۳۶۵ روزه اشتراک تأیید شد', link: '/clinic/settings/subscription' },
    ]);
    const left = (await noticesOf(operator)).map(({ title }: { title: string }) => title);
    expect(left).not.toContainEqual(expect.stringContaining((await clinicNow(id)).name));
  });

  it('happens once, also with five simultaneous requests', async () => {
    const { operator, aClinic, decide, clinicNow } = renewals;
    const { ask, id } = await aClinic();
    const { body: asked } = await ask({ months: 1 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(asked.id, 'approve')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await clinicNow(id)).remaining_days).toBe(50);
    const { body } = await operator('GET', `/clinics/${id}/subscription`);
    expect([body.invoices.length, body.periods.length]).toEqual([1, 1]);
    expect((await operator('GET', `/clinics/${id}/payments`)).body.meta.total).toBe(1);
  });

  it('excludes a refusal and a withdrawal: of simultaneous ones one succeeds', async () => {
    const { operator, aClinic, decide, clinicNow } = renewals;
    const { ask, id, manager, path } = await aClinic();
    const { body: asked } = await ask({ months: 1 });
    const answers = await Promise.all([
      decide(asked.id, 'refuse', { reason: 'رسید خوانا نیست' }),
      decide(asked.id, 'approve'),
      manager('POST', `${path}/${asked.id}/withdraw`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { status } = (await operator('GET', `/admin/subscription-requests/${asked.id}`)).body;
    expect((await clinicNow(id)).remaining_days).toBe(status === 'approved' ? 50 : 20);
  });

  it('answers a repeated key with the first answer', async () => {
    const { operator, aClinic, clinicNow } = renewals;
    const { ask, id } = await aClinic();
    const { body: asked } = await ask({ months: 1 });
    const approve = () =>
      operator(
        'POST',
        `/admin/subscription-requests/${asked.id}/approve`,
        {},
        {
          'idempotency-key': `approve-${asked.id}`,
        },
      );
    const [first, second] = [await approve(), await approve()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect((await clinicNow(id)).remaining_days).toBe(50);
  });

  it('can leave the invoice unpaid, whose payment adds nothing more', async () => {
    const { operator, aClinic, decide, clinicNow } = renewals;
    const { ask, id } = await aClinic();
    const { body: asked } = await ask({ months: 1 });
    const { body } = await decide(asked.id, 'approve', { paid: false });
    const path = `/admin/invoices/${body.invoice_id}`;
    expect((await operator('GET', path)).body).toMatchObject({ status: 'issued', paid_amount: 0 });
    expect((await clinicNow(id)).remaining_days).toBe(50);
    expect((await operator('POST', `${path}/void`, { reason: 'اشتباه' })).body.code).toBe(
      'has_period',
    );
    await operator('POST', `${path}/payments`, { amount: asked.total });
    expect((await operator('GET', path)).body.status).toBe('paid');
    expect((await clinicNow(id)).remaining_days).toBe(50);
  });

  it('makes an expired clinic active, from today on', async () => {
    const { operator, aClinic, decide } = renewals;
    const { ask, id, manager } = await aClinic();
    const { body: asked } = await ask({ months: 1 });
    await operator('POST', `/clinics/${id}`, { subscription_start_date: '2020-01-01' });
    expect((await manager('GET', `/clinics/${id}`)).body.code).toBe('subscription_expired');
    expect((await operator('GET', `/clinics/${id}/subscription`)).body.state).toBe('expired');
    await decide(asked.id, 'approve');
    expect(await manager('GET', `/clinics/${id}`)).toMatchObject({
      status: 200,
      body: { subscription_start_date: today, remaining_days: 30, account_status: 'active' },
    });
  });

  it('does not end a suspension', async () => {
    const { operator, aClinic, decide, clinicNow } = renewals;
    const { ask, id, manager } = await aClinic();
    const { body: asked } = await ask({ months: 1 });
    await operator('POST', `/clinics/${id}/suspend`, { reason: 'مدارک' });
    await decide(asked.id, 'approve');
    expect(await clinicNow(id)).toMatchObject({ account_status: 'suspended', remaining_days: 50 });
    expect((await manager('GET', `/clinics/${id}`)).status).not.toBe(200);
  });

  it('does everything or nothing', async () => {
    const { operator, aClinic, decide } = renewals;
    const { ask, id } = await aClinic();
    const { body: asked } = await ask({ months: '', days: 1825 });
    await operator('POST', `/clinics/${id}`, { subscription_days: 36_000 });
    expect((await decide(asked.id, 'approve')).body.code).toBe('too_long');
    const { body } = await operator('GET', `/clinics/${id}/subscription`);
    expect(body).toMatchObject({ invoices: [], periods: [], open_request: { id: asked.id } });
  });

  it('records who did what in the audit log', async () => {
    const { operator, aClinic, decide } = renewals;
    const { ask, id } = await aClinic();
    const { body: asked } = await ask({ months: 1 });
    await decide(asked.id, 'approve');
    const rows = await api.db.platform((tx) =>
      tx.query<{ what: string; user_id: number }>(
        `select entity || ' ' || action as what, user_id from audit_log
         where clinic_id = $1 and entity <> 'files' order by id`,
        [id],
      ),
    );
    expect(rows.map(({ what }) => what)).toEqual([
      'subscription_requests create',
      'invoices create',
      'clinics extend',
      'invoices payment',
      'subscription_requests status',
    ]);
    expect(rows.at(-1)?.user_id).toBe(await operator.userId());
  });
});
