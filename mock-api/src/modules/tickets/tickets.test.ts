import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const aTicket = (overrides: Record<string, unknown> = {}) => ({
  subject: 'مشکل در ثبت نوبت',
  message: 'نوبت امروز ثبت نمی‌شود',
  ...overrides,
});

it('opens a ticket as text 3 sends it, with its first message', async () => {
  const user = api.newClinic().as('read');
  const { status, body } = await user('POST', '/tickets', {
    code: 'AB12CD34EF56',
    department: 'پشتیبانی',
    subject: ' مشكل در ثبت نوبت ',
    priority: 'مهم',
    userId: 1,
    message: 'سلام',
    attachment: ['a.png', 'b.png'],
    sender: 'user',
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    code: 'AB12CD34EF56',
    subject: 'مشکل در ثبت نوبت',
    department: 'پشتیبانی',
    priority: 'مهم',
    userId: await user.userId(),
    status: 'user-replied',
    user: { profile: { fullName: expect.any(String) } },
    messages: [
      {
        message: 'سلام',
        attachment: 'a.png,b.png',
        sender_type: 'user',
        sender: { id: await user.userId() },
        time: expect.stringMatching(/^\d\d:\d\d$/),
      },
    ],
  });
});

it('gives a new code for a taken or missing one, and the usual department and priority', async () => {
  const user = api.newClinic().as();
  const first = await user('POST', '/tickets', aTicket({ code: 'AAAABBBBCCCC' }));
  const second = await user('POST', '/tickets', aTicket({ code: 'AAAABBBBCCCC' }));
  expect(first.body.code).toBe('AAAABBBBCCCC');
  expect(second.body.code).toMatch(/^[A-Z0-9]{12}$/);
  expect(second.body.code).not.toBe('AAAABBBBCCCC');
  const third = await user('POST', '/tickets', aTicket({ code: '' }));
  expect(third.body).toMatchObject({
    code: expect.stringMatching(/^[A-Z0-9]{12}$/),
    department: 'پشتیبانی',
    priority: 'مهم',
  });
});

it.each([
  [{ message: 'متن' }, 'subject', 'لطفا همه فیلدهای ورودی را پر کنید'],
  [{ subject: 'موضوع', message: '  ' }, 'message', 'لطفا همه فیلدهای ورودی را پر کنید'],
  [aTicket({ priority: 'بسیار' }), 'priority', 'گزینه انتخاب شده معتبر نیست'],
])('needs subject, text and known choices: %j', async (body, field, message) => {
  const answer = await api.newClinic().as()('POST', '/tickets', body);
  expect(answer).toMatchObject({ status: 400, body: { message, fields: { [field]: message } } });
});

it('has messages of both sides, with the author of the session', async () => {
  const user = api.newClinic().as();
  const operator = api.platform();
  const { body: ticket } = await user('POST', '/tickets', aTicket());
  const path = `/tickets/${ticket.id}`;

  const answered = await operator('POST', `${path}/reply`, {
    message: 'بررسی شد',
    sender_type: 'user',
  });
  expect(answered).toMatchObject({
    status: 200,
    body: {
      id: ticket.id,
      message: 'بررسی شد',
      sender_type: 'system',
      status: 'system-replied',
      messages: [{}, { message: 'بررسی شد' }],
    },
  });
  const back = await user('POST', `${path}/reply`, { message: 'ممنون', sender_type: 'system' });
  expect(back.body).toMatchObject({ sender_type: 'user', status: 'user-replied' });

  const { body } = await user('GET', path);
  expect(body.messages.map(({ sender_type }: { sender_type: string }) => sender_type)).toEqual([
    'user',
    'system',
    'user',
  ]);
  expect(body.messages[1].sender.profile.fullName).toEqual(expect.any(String));
});

it('refuses blank messages with 400, and any message with 409 when it is closed', async () => {
  const user = api.newClinic().as();
  const operator = api.platform();
  const { body: ticket } = await user('POST', '/tickets', aTicket());
  const path = `/tickets/${ticket.id}`;
  expect((await user('POST', `${path}/reply`, { message: ' \n ' })).status).toBe(400);

  expect(await operator('POST', `${path}/close`)).toMatchObject({
    status: 200,
    body: { status: 'closed', closed_at: expect.any(String) },
  });
  expect(await user('POST', `${path}/reply`, { message: 'هنوز' })).toMatchObject({
    status: 409,
    body: { code: 'ticket_closed' },
  });
  expect((await user('POST', `${path}/close`)).status).toBe(409);
  expect(await user('POST', `${path}/reopen`)).toMatchObject({
    status: 200,
    body: {
      status: 'user-replied',
      closed_at: null,
      turns: [{ action: 'closed', by: expect.any(String) }, { action: 'reopened' }],
    },
  });
  // The screens of the platform are told of what the clinic did, too.
  const change = `clinic_id is null and type = 'ticket.changed' and data->>'id' = $1`;
  const told = await api.db.platform((tx) =>
    tx.query(`select id from events where ${change}`, [String(ticket.id)]),
  );
  expect(told).toHaveLength(3);
  expect((await user('POST', `${path}/reopen`)).status).toBe(409);
  expect((await user('POST', `${path}/reply`, { message: 'هنوز' })).status).toBe(200);
});

it('shows the manager all tickets of the clinic, other members their own, and the operator all clinics', async () => {
  const clinic = api.newClinic();
  const [manager, one, other] = [clinic.as({ type: 'clinic_admin' }), clinic.as(), clinic.as()];
  const stranger = api.newClinic().as({ type: 'clinic_admin' });
  const { body: ticket } = await one('POST', '/tickets', aTicket());
  await other('POST', '/tickets', aTicket());
  const count = async (call: typeof one, query = '') =>
    (await call('GET', `/tickets/pagination/?page=1&limit=10${query}`)).body.meta.total;

  expect([await count(manager), await count(one), await count(other)]).toEqual([2, 1, 1]);
  expect(await count(stranger)).toBe(0);
  const own = `&clinic_id=${await clinic.id()}`;
  expect(await count(manager, `${own}&userId=${await manager.userId()}&type=clinic_admin`)).toBe(2);
  expect(await count(one, `${own}&userId=${await other.userId()}&type=staff`)).toBe(0);
  expect(await count(api.platform(), own)).toBe(2);
  expect(await count(api.platform(), `${own}&userId=&type=ziba`)).toBe(2);
  expect((await manager('GET', '/tickets')).body.data).toHaveLength(2);

  expect((await stranger('GET', `/tickets/pagination?clinic_id=${await clinic.id()}`)).status).toBe(
    404,
  );
  for (const call of [other, stranger]) {
    expect((await call('GET', `/tickets/${ticket.id}`)).status).toBe(404);
    expect((await call('POST', `/tickets/${ticket.id}/reply`, {})).status).toBe(404);
    expect((await call('POST', `/tickets/${ticket.id}/close`)).status).toBe(404);
  }
});

it('finds a ticket by its code, with or without the # before it', async () => {
  const user = api.newClinic().as();
  const { body: ticket } = await user('POST', '/tickets', aTicket());
  for (const name of [ticket.id, ticket.code, `%23${ticket.code}`]) {
    expect(await user('GET', `/tickets/${name}`)).toMatchObject({
      status: 200,
      body: { id: ticket.id },
    });
  }
  expect((await user('GET', '/tickets/ZZZZZZZZZZZZ')).status).toBe(404);
  expect((await user('GET', '/tickets/not-a-number')).status).toBe(400);
});

it('searches and sorts the list', async () => {
  const clinic = api.newClinic();
  const manager = clinic.as({ type: 'clinic_admin' });
  for (const subject of ['پیامک', 'آمار', 'چاپ']) {
    await manager('POST', '/tickets', aTicket({ subject }));
  }
  const subjects = async (query: string) =>
    (await manager('GET', `/tickets/pagination?${query}`)).body.data.map(
      ({ subject }: { subject: string }) => subject,
    );
  expect(await subjects('sort=subject')).toEqual(['آمار', 'پیامک', 'چاپ']);
  expect(await subjects(`search=${encodeURIComponent('چاپ')}`)).toEqual(['چاپ']);
  expect(await subjects('status=closed')).toEqual([]);
});

it('notifies the other side of a message', async () => {
  const user = api.newClinic().as();
  const operator = api.platform();
  await operator('GET', '/notifications');
  const { body: ticket } = await user('POST', '/tickets', aTicket({ subject: "درخواست 'ویژه'" }));
  const notices = (await operator('GET', '/notifications')).body.data;
  expect(notices[0]).toMatchObject({
    type: 'open_ticket',
    isRead: false,
    link: `/admin/support/ticket/${ticket.id}`,
    title: expect.stringContaining("'درخواست ’ویژه’'"),
  });
  await operator('POST', `/tickets/${ticket.id}/reply`, { message: 'پاسخ' });
  expect((await user('GET', '/notifications')).body.data).toMatchObject([
    { type: 'ticket_reply', link: `/clinic/support/ticket/${ticket.id}` },
  ]);
});

it('cannot be opened by the operator, or without a token', async () => {
  expect((await api.platform()('POST', '/tickets', aTicket())).status).toBe(403);
  expect((await api.anyone('GET', '/tickets')).status).toBe(401);
});

it("lets both sides open each other's files, and nobody else", async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const upload = async (call: ReturnType<typeof api.platform>): Promise<string> => {
    const form = new FormData();
    form.set('file', new File([png], 'a.png', { type: 'image/png' }));
    return (await call('POST', '/files/upload', form)).body.fileName;
  };
  const user = api.newClinic().as();
  const stranger = api.newClinic().as();
  const operator = api.platform();
  const [asked, answered] = [await upload(user), await upload(operator)];
  const statusFor = async (call: typeof user, name: string) =>
    (await call('GET', `/files/${name}`)).status;
  expect([await statusFor(operator, asked), await statusFor(user, answered)]).toEqual([404, 404]);

  const { body } = await user('POST', '/tickets', aTicket({ attachment: [asked] }));
  const reply = { message: 'پیوست', attachment: `/uploads/general/${answered}` };
  await operator('POST', `/tickets/${body.id}/reply`, reply);
  expect([await statusFor(operator, asked), await statusFor(user, answered)]).toEqual([200, 200]);
  expect([await statusFor(stranger, asked), await statusFor(stranger, answered)]).toEqual([
    404, 404,
  ]);
});

it('is opened for the own clinic and for no other', async () => {
  const clinic = api.newClinic();
  const user = clinic.as('read', 'write');
  const send = (clinic_id: number) => user('POST', '/tickets', aTicket({ clinic_id }));
  expect((await send(await clinic.id())).status).toBe(201);
  expect((await send(await api.newClinic().id())).status).toBe(404);
});
