import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';
import type { Call } from '../../testing/call';
import { aPatientInput, created } from '../../testing/samples';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const send = (call: Call, body: object) => call('POST', '/sms/messages', body);

const addPatient = (clinic: TestClinic, contact_number: string, sms_opt_out = false) =>
  created(clinic.as('write'), '/patients', aPatientInput({ contact_number, sms_opt_out }));

describe('a message by hand', () => {
  it('is queued with its parts for a normalised number, and sent', async () => {
    const call = api.newClinic().as('read', 'write');
    const { status, body } = await send(call, {
      to: '+۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹',
      body: 'س'.repeat(71),
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ to: '09123456789', parts: 2, status: 'queued', kind: 'service' });
    await api.app.jobs.runDue();
    expect(await call('GET', `/sms/messages/${body.id}`)).toMatchObject({
      status: 200,
      body: { status: 'sent', sent_at: expect.any(String), attempts: 1 },
    });
  });

  it('is sent to several numbers at the same time, and once to repeated ones', async () => {
    const call = api.newClinic().as('read', 'write');
    const phones = ['09121111111', '۰۹۱۲۱۱۱۱۱۱۱', '09122222222'];
    const { status, body } = await send(call, { phones, body: 'سلام' });
    expect(status).toBe(201);
    expect(body.messages.map(({ to }: { to: string }) => to)).toEqual([
      '09121111111',
      '09122222222',
    ]);
    const listed = await send(call, { to: '09123333333\n09124444444', body: 'سلام' });
    expect(listed.body.messages).toHaveLength(2);
  });

  it('names wrong values', async () => {
    const call = api.newClinic().as('write');
    expect(await send(call, { to: '123', body: ' ' })).toMatchObject({
      status: 400,
      body: {
        fields: {
          to: 'شماره تماس باید با ۰۹ شروع شود و ۱۱ رقم باشد',
          body: 'متن پیامک الزامی است',
        },
      },
    });
    expect(await send(call, { phones: '09121111111\n123\n۴۵', body: 'سلام' })).toMatchObject({
      status: 400,
      body: { fields: { phones: 'این شماره‌ها درست نیستند: ۱۲۳، ۴۵' } },
    });
    expect(await send(call, { body: 'سلام' })).toMatchObject({
      status: 400,
      body: { fields: { to: 'شماره تماس گیرنده الزامی است' } },
    });
    expect(await send(call, { to: '09121111111', body: 'سلام', surprise: 1 })).toMatchObject({
      status: 400,
    });
  });

  it('is sent to a patient of the clinic, and to none of another', async () => {
    const clinic = api.newClinic();
    const patientId = await addPatient(clinic, '09125555555');
    const { body } = await send(clinic.as('write'), { patientId, body: 'سلام' });
    expect(body).toMatchObject({ to: '09125555555', patient_id: patientId });
    expect(await send(api.newClinic().as('write'), { patientId, body: 'سلام' })).toMatchObject({
      status: 404,
    });
  });

  it('is not sent to patients who do not want advertising', async () => {
    const clinic = api.newClinic();
    const patientId = await addPatient(clinic, '09126666666', true);
    const call = clinic.as('write');
    const refused = { status: 409, body: { code: 'opted_out' } };
    const advert = { body: 'تخفیف', kind: 'advertising' };
    expect(await send(call, { ...advert, patientId })).toMatchObject(refused);
    expect(await send(call, { ...advert, to: '09126666666' })).toMatchObject(refused);
    const daughter = await addPatient(clinic, '09126666666');
    expect(await send(call, { ...advert, patientId: daughter })).toMatchObject(refused);
    const all = { audience: 'patients', title: 'تخفیف', body: 'تخفیف' };
    expect((await call('POST', '/sms/broadcasts', all)).status).toBe(409);
    const { id } = (await send(call, { to: '09127777777', ...advert })).body;
    await api.db.platform((tx) =>
      tx.query(`update sms_messages set status = 'failed' where id = $1`, [id]),
    );
    await addPatient(clinic, '09127777777', true);
    expect(await clinic.as('all')('POST', `/sms/messages/${id}/resend`)).toMatchObject(refused);
    await addPatient(clinic, '09128888888');
    expect((await call('POST', '/sms/broadcasts', all)).body).toMatchObject({ recipients: 1 });
    expect(await send(call, { patientId, body: 'نوبت شما', kind: 'service' })).toMatchObject({
      status: 201,
    });
  });

  it('is refused beyond the limit of the clinic', async () => {
    const call = api.newClinic({ sms_limit: '۳ پیامک' }).as('read', 'write');
    expect((await send(call, { to: '09121111111', body: 'س'.repeat(71) })).status).toBe(201);
    expect(await send(call, { to: '09121111111', body: 'س'.repeat(71) })).toMatchObject({
      status: 409,
      body: { code: 'sms_limit', message: 'سقف پیامک کلینیک به پایان رسیده است' },
    });
    await api.app.jobs.runDue();
    expect((await call('GET', '/sms/summary')).body).toMatchObject({
      sent: 1,
      failed: 0,
      queued: 0,
      limit: 3,
      credit: 1,
      provider: 'outbox',
      part_price: null,
    });
    expect((await send(call, { to: '09121111111', body: 'کوتاه' })).status).toBe(201);
    expect((await send(call, { to: '09121111111', body: 'کوتاه' })).status).toBe(409);
  });

  it('needs the section and the level', async () => {
    const clinic = api.newClinic();
    const sms = { to: '09121111111', body: 'سلام' };
    expect((await send(clinic.as('read'), sms)).status).toBe(403);
    expect((await send(clinic.as('all', { sections: ['patients'] }), sms)).status).toBe(403);
  });
});

describe('the list', () => {
  it('has pages, filters, search and order; another clinic sees nothing of it', async () => {
    const clinic = api.newClinic();
    const call = clinic.as('read', 'write');
    for (const name of ['یک', 'دو', 'سه']) await send(call, { to: '09121111111', body: name });
    await send(call, { to: '09122222222', body: 'چهار' });
    const { body } = await call('GET', '/sms/messages?limit=2&to=09121111111&sort=id');
    expect(body.meta).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2 });
    expect(body.data.map((row: { body: string }) => row.body)).toEqual(['یک', 'دو']);
    expect((await call('GET', '/sms/messages?search=چهار')).body.meta.total).toBe(1);
    expect((await call('GET', '/sms/messages?status=failed')).body.meta.total).toBe(0);
    const other = api.newClinic().as('read');
    expect((await other('GET', '/sms/messages')).body.data).toEqual([]);
    expect((await other('GET', `/sms/messages/${body.data[0].id}`)).status).toBe(404);
  });

  it('shows that a code was sent, but not the code', async () => {
    const clinic = api.newClinic();
    const phone = '09127777777';
    const member = clinic.as('all', { columns: { phoneNumber: phone, username: 'forgetful' } });
    await member('GET', '/sms/messages');
    await api.anyone('POST', '/auth/forgot-password', { username: 'forgetful' });
    const { body } = await member('GET', '/sms/messages');
    expect(body.data).toMatchObject([{ to: phone, kind: 'secret', body: null }]);
    expect((await member('GET', '/sms/messages?search=کد')).body.meta.total).toBe(0);
    expect((await member('POST', `/sms/messages/${body.data[0].id}/resend`)).status).toBe(409);
    expect((await api.anyone('GET', `/sms/outbox?to=${phone}`)).body.data[0].body).toMatch(/\d{6}/);
  });

  it('sends a message again unless it has arrived', async () => {
    const call = api.newClinic().as('all');
    const { body } = await send(call, { to: '09128888888', body: 'سلام' });
    expect((await call('POST', `/sms/messages/${body.id}/resend`)).status).toBe(409);
    await api.app.jobs.runDue();
    const again = await call('POST', `/sms/messages/${body.id}/resend`);
    expect(again).toMatchObject({ status: 201, body: { to: '09128888888', body: 'سلام' } });
    expect(again.body.id).not.toBe(body.id);
    await api.db.platform((tx) =>
      tx.query(`update sms_messages set status = 'delivered' where id = $1`, [body.id]),
    );
    expect(await call('POST', `/sms/messages/${body.id}/resend`)).toMatchObject({
      status: 409,
      body: { code: 'delivered' },
    });
  });
});

it("lets the platform write to a clinic's manager", async () => {
  const clinicId = await api.newClinic({ phone1: '09161111111' }).id();
  expect(await send(api.platform(), { clinicId, body: 'تمدید اشتراک' })).toMatchObject({
    status: 201,
    body: { to: '09161111111' },
  });
  const input = { clinicId, phone: '09162222222', body: 'تمدید اشتراک' };
  expect((await send(api.platform(), input)).body.to).toBe('09162222222');
  expect((await send(api.newClinic().as('write'), input)).status).toBe(404);
});

describe('the scope of the list', () => {
  it('may be named by users who have it', async () => {
    const platform = api.platform();
    const clinic = api.newClinic().as('read', 'write');
    const own = (await send(platform, { to: '09121111177', body: 'سلام' })).body;
    const theirs = (await send(clinic, { to: '09121111178', body: 'سلام' })).body;
    const idsOf = async (call: Call, scope: string) => {
      const { status, body } = await call('GET', `/sms/messages?scope=${scope}&limit=500`);
      return status === 200 ? body.data.map(({ id }: { id: number }) => id) : status;
    };
    expect(await idsOf(platform, 'platform')).toContain(own.id);
    expect(await idsOf(platform, 'platform')).not.toContain(theirs.id);
    expect(await idsOf(clinic, 'clinic')).toEqual([theirs.id]);
    expect(await idsOf(clinic, 'platform')).toBe(404);
    expect(await idsOf(platform, 'clinic')).toBe(404);
    expect(await idsOf(clinic, 'everything')).toBe(400);
  });
});

describe('the outbox', () => {
  it('is closed unless a setting opens it, also to this machine', async () => {
    const closed = await startApi({ env: { SMS_PROVIDER: 'outbox', SMS_OUTBOX_OPEN: 'no' } });
    expect(await closed.anyone('GET', '/sms/outbox')).toMatchObject({ status: 404 });
    await closed.stop();
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host'])(
    'is closed to what a proxy passes on with %s, whatever proxies are trusted',
    async (name) => {
      const headers = { [name]: '127.0.0.1' };
      const through = await api.anyone('GET', '/sms/outbox', undefined, headers);
      expect(through.status).toBe(404);
      expect((await api.anyone('GET', '/sms/outbox')).status).toBe(200);
    },
  );
});
