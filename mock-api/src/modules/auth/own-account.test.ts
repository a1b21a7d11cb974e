import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

const password = 'Ziba@1405';
const outboxOf = async (phone: string): Promise<string[]> => {
  const { body } = await api.anyone('GET', `/sms/outbox?to=${phone}`);
  return body.data.map((message: { body: string }) => message.body);
};

describe('the own profile', () => {
  it('is answered to every user, without a section too, and without anything secret', async () => {
    const nobody = api.newClinic().as({ sections: [], levels: [] });
    const { status, body } = await nobody('GET', '/auth/profile');
    expect({ status, body }).toMatchObject({ status: 200, body: { type: 'staff', role: null } });
    expect(JSON.stringify(body)).not.toMatch(/password|hash/);
    expect((await api.platform()('GET', '/auth/profile')).body.type).toBe('ziba');
  });

  it('changes how the person can be reached, and the picture', async () => {
    const call = await api.login('viewer');
    const { body: before } = await call('GET', '/auth/profile');
    const changed = { address: 'شیراز، خیابان زند', landlinePhone: '۰۷۱۳۲۳۴۵۶۷۸', avatar: 'a.png' };
    const { status, body } = await call('POST', '/auth/profile', {
      ...changed,
      version: before.version,
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { ...changed, landlinePhone: '07132345678', email: before.email },
    });
    expect((await call('GET', '/auth/me')).body.user.avatar).toBe('a.png');
    const stale = await call('POST', '/auth/profile', { address: 'x', version: before.version });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } });
  });

  it('does not change what identifies the person, nor any right', async () => {
    const call = await api.login('viewer');
    for (const field of ['fullName', 'nationalCode', 'systemCode', 'username', 'type', 'roles']) {
      const { status, body } = await call('POST', '/auth/profile', { [field]: 'all' });
      expect([field, status, body.code]).toEqual([field, 400, 'invalid']);
    }
  });

  it('needs the password for another mobile number, and tells the old one', async () => {
    const call = await api.login('accountant');
    const { body: before } = await call('GET', '/auth/profile');
    const phoneNumber = '09121112233';
    const fieldsOf = async (body: object) => {
      const answer = await call('POST', '/auth/profile', { phoneNumber, ...body });
      return [answer.status, answer.body.fields];
    };
    const missing = { currentPassword: 'رمز عبور فعلی الزامی است' };
    const wrong = { currentPassword: 'رمز عبور فعلی اشتباه است' };
    expect(await fieldsOf({})).toEqual([400, missing]);
    expect(await fieldsOf({ currentPassword: 'wrong' })).toEqual([400, wrong]);
    expect((await call('GET', '/auth/profile')).body.phoneNumber).toBe(before.phoneNumber);
    expect(await fieldsOf({ currentPassword: password })).toEqual([200, undefined]);
    expect((await outboxOf(before.phoneNumber))[0]).toMatch(/شماره تماس حساب شما تغییر کرد/);
    // The same number again is no change.
    expect((await call('POST', '/auth/profile', { phoneNumber })).status).toBe(200);
  });

  it('is no way to guess the password', async () => {
    const call = await api.login('storekeeper');
    const guess = { phoneNumber: '09121112244', currentPassword: 'wrong' };
    for (let count = 0; count < 5; count += 1) await call('POST', '/auth/profile', guess);
    expect((await call('POST', '/auth/profile', guess)).status).toBe(429);
  });

  it('names a wrong, a taken and an emptied value', async () => {
    const call = await api.login('dr_omid');
    const { email } = (await (await api.login('mina'))('GET', '/auth/profile')).body;
    const fieldsOf = async (body: object) =>
      (await call('POST', '/auth/profile', body)).body.fields;
    expect(await fieldsOf({ email: 'no address' })).toEqual({ email: 'فرمت ایمیل نامعتبر است' });
    expect(await fieldsOf({ email })).toEqual({ email: 'این ایمیل قبلا در سیستم ثبت شده است' });
    expect(await fieldsOf({ email: '' })).toEqual({ email: 'لطفا ایمیل را وارد کنید' });
    expect(await fieldsOf({ phoneNumber: null })).toEqual({
      phoneNumber: 'لطفا شماره تماس را وارد کنید',
    });
  });
});

describe('the other sessions', () => {
  it('end all at once; the one that asks stays', async () => {
    const [here, there, elsewhere] = [
      await api.login('nima'),
      await api.login('nima'),
      await api.login('nima'),
    ];
    expect(await here('DELETE', '/auth/sessions')).toMatchObject({
      status: 200,
      body: { ended: 2 },
    });
    expect((await there('GET', '/auth/me')).status).toBe(401);
    expect((await elsewhere('GET', '/auth/me')).status).toBe(401);
    expect((await here('GET', '/auth/sessions')).body.data).toHaveLength(1);
    expect((await here('DELETE', '/auth/sessions')).body).toEqual({ ended: 0 });
  });
});

describe('the last use of a session', () => {
  const age = (userId: number, minutes: number) =>
    api.db.platform((tx) =>
      tx.query(
        `update sessions set last_seen_at = app_now() - make_interval(mins => $2)
         where user_id = $1`,
        [userId, minutes],
      ),
    );
  const lastSeen = async (userId: number): Promise<string> => {
    const [row] = await api.db.platform((tx) =>
      tx.query<{ seen: string }>('select last_seen_at as seen from sessions where user_id = $1', [
        userId,
      ]),
    );
    return row?.seen ?? '';
  };

  it('is recorded by its calls, once in five minutes', async () => {
    const member = api.newClinic().as('read');
    const id = await member.userId();
    await member('GET', '/auth/me');
    await age(id, 4);
    const before = await lastSeen(id);
    await member('GET', '/auth/me');
    expect(await lastSeen(id)).toBe(before);

    await age(id, 6);
    await Promise.all(Array.from({ length: 5 }, () => member('GET', '/auth/me')));
    const after = await lastSeen(id);
    expect(Date.parse(after)).toBeGreaterThan(Date.now() - 60_000);
    await member('GET', '/auth/me');
    expect(await lastSeen(id)).toBe(after);
  });
});
