import { aNationalCode } from '../../testing/samples';
import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

/** A clinic with an administrator, and somebody of it. */
async function clinicWith(...user: Parameters<TestClinic['as']>) {
  const clinic = api.newClinic();
  const admin = clinic.as('all', { type: 'clinic_admin' });
  const member = clinic.as(...user);
  return { clinic, admin, member, id: await member.userId(), adminId: await admin.userId() };
}

describe('an edit', () => {
  it('changes what is sent, clears on null and leaves the rest', async () => {
    const { admin, id } = await clinicWith('read', { sections: ['patients'] });
    const nationalCode = aNationalCode();
    const whole = {
      fullName: 'هما فرهی',
      nationalCode,
      fatherName: 'جمشید',
      birthDate: '1990-03-21',
      relativePhone: '۰۹۱۲۱۱۱۲۲۴۴',
      gender: 'خانم',
      educationFile: ['/uploads/users/a.pdf', '/uploads/users/b.png'],
      phoneNumber: '+989121112255',
    };
    await admin('POST', `/users/${id}`, whole);
    const { status, body } = await admin('POST', `/users/${id}`, { fatherName: null, email: '' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      phoneNumber: '09121112255',
      email: null,
      roles: ['patients'],
      profile: {
        fullName: 'هما فرهی',
        nationalCode,
        fatherName: null,
        birthDate: '1990-03-21',
        relativePhone: '09121112244',
        gender: 'خانم',
        educationFile: '/uploads/users/a.pdf,/uploads/users/b.png',
      },
    });
    expect((await admin('GET', `/users/${id}`)).body).toEqual(body);
  });

  it('takes the profile as it is answered, too', async () => {
    const { admin, id } = await clinicWith('read');
    const { body } = await admin('POST', `/users/${id}`, { profile: { fullName: 'ناهید' } });
    expect(body.profile.fullName).toBe('ناهید');
  });

  it('takes the whole user back as it was answered', async () => {
    const { admin, id } = await clinicWith('read', { sections: ['patients'] });
    const { body } = await admin('POST', `/users/${id}`, { username: `whole_${id}` });
    expect(await admin('POST', `/users/${id}`, body)).toMatchObject({
      status: 200,
      body: { ...body, version: expect.any(Number) },
    });
  });

  it('changes the status of the account under the rules of its own call', async () => {
    const { admin, member, id, adminId } = await clinicWith('read', { sections: ['patients'] });
    const suspended = { account_status: 'suspended' };
    expect(await admin('POST', `/users/${id}`, suspended)).toMatchObject({
      status: 200,
      body: suspended,
    });
    expect((await member('GET', '/auth/me')).status).toBe(403);
    expect((await admin('POST', `/users/${id}`, { account_status: 'active' })).status).toBe(200);
    expect((await member('GET', '/auth/me')).status).toBe(200);

    expect(await admin('POST', `/users/${adminId}`, suspended)).toMatchObject({
      status: 409,
      body: { code: 'own_account' },
    });
    for (const account_status of ['archived', 'pending', 'nonsense']) {
      expect((await admin('POST', `/users/${id}`, { account_status })).status).toBe(400);
    }
  });

  it('asks for the role in the words of the texts when an empty one is chosen', async () => {
    const { admin, id } = await clinicWith('read');
    expect(await admin('POST', `/users/${id}`, { meta_rolesId: '' })).toMatchObject({
      status: 400,
      body: { message: 'انتخاب نقش الزامی است' },
    });
  });

  it('takes rights as a joined text, and an empty one as none', async () => {
    const { admin, member, id } = await clinicWith('all', { sections: ['patients'] });
    expect((await member('GET', '/patients/pagination')).status).toBe(200);
    const { body } = await admin('POST', `/users/${id}`, { permissions: 'inventory,services' });
    expect(body.permissions).toEqual(['inventory', 'services', '1']);
    // It holds at once, for who is signed in as well.
    expect((await member('GET', '/patients/pagination')).status).toBe(403);
    const none = await admin('POST', `/users/${id}`, { permissions: '' });
    expect(none.body).toMatchObject({ roles: [], permissions: ['1'] });
  });

  it('is refused when somebody else was faster', async () => {
    const { admin, id } = await clinicWith('read');
    const { version } = (await admin('GET', `/users/${id}`)).body;
    expect((await admin('POST', `/users/${id}`, { address: 'الف', version })).status).toBe(200);
    expect(await admin('POST', `/users/${id}`, { address: 'ب', version })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
  });

  it("sets no password: the own one needs the current one, a colleague's a code", async () => {
    const { admin, member, id, adminId } = await clinicWith('read');
    expect((await admin('POST', `/users/${id}`, { password: '' })).status).toBe(200);
    const password = 'another good one';
    expect(await admin('POST', `/users/${id}`, { password })).toMatchObject({
      status: 400,
      body: { fields: { password: expect.stringContaining('با کد تأیید') } },
    });
    expect(await admin('POST', `/users/${adminId}`, { password })).toMatchObject({
      status: 400,
      body: { fields: { password: expect.stringContaining('حساب کاربری من') } },
    });
    expect((await member('GET', '/auth/me')).status).toBe(200);
  });

  it('changes a phone that codes go to with a word to the old one, and not the own phone', async () => {
    const { admin, id, adminId } = await clinicWith('read');
    await admin('POST', `/users/${id}`, { phoneNumber: '09121110001' });
    await admin('POST', `/users/${id}`, { phoneNumber: '09121110002' });
    const sent = await api.anyone('GET', '/sms/outbox?to=09121110001');
    expect(sent.body.data).toEqual([
      expect.objectContaining({ body: expect.stringContaining('شماره') }),
    ]);
    expect(await admin('POST', `/users/${adminId}`, { phoneNumber: '09121110003' })).toMatchObject({
      status: 400,
      body: { fields: { phoneNumber: expect.stringContaining('رمز عبور فعلی') } },
    });
  });

  it('is written to the audit log', async () => {
    const { admin, id } = await clinicWith('read');
    await admin('POST', `/users/${id}`, { address: 'شیراز' });
    const rows = await api.db.platform((tx) =>
      tx.query(
        `select action, after, request_id from audit_log
         where entity = 'users' and entity_id = $1 order by id`,
        [id],
      ),
    );
    expect(rows).toEqual([
      {
        action: 'update',
        after: expect.objectContaining({ address: 'شیراز' }),
        request_id: expect.stringMatching(/./),
      },
    ]);
  });

  it('names what is wrong, after the row has been found', async () => {
    const { admin, id } = await clinicWith('read');
    expect(
      await admin('POST', `/users/${id}`, { nationalCode: '12', fullName: ' ' }),
    ).toMatchObject({
      status: 400,
      body: {
        fields: {
          nationalCode: 'کد ملی باید ۱۰ رقم باشد',
          fullName: 'لطفا نام و نام خانوادگی را وارد کنید',
        },
      },
    });
    const stranger = api.newClinic().as('all', { type: 'clinic_admin' });
    expect((await stranger('POST', `/users/${id}`, { nationalCode: '12' })).status).toBe(404);
  });
});

describe('role and type', () => {
  it('are set by userInfo, and leaving the doctor role clears what only doctors have', async () => {
    const { admin, id, clinic } = await clinicWith('read');
    const role = await admin('POST', '/metaRoles', { name: 'پزشک', name_en: 'doctor' });
    const type = await admin('POST', '/doctorTypes', { name: 'پوست', name_en: 'skin' });
    const info = {
      username: `doc_${id}`,
      roleId: role.body.id,
      type: 'doctor',
      meta_rolesId: role.body.id,
      doctor_type: 'skin',
      doctor_typesId: String(type.body.id),
      main_service: 'ویزیت',
      permissions: 'dashboard,appointments',
      roles: ['dashboard', 'appointments'],
      clinic_id: await clinic.id(),
    };
    expect(await admin('POST', `/users/userInfo/${id}`, info)).toMatchObject({
      status: 200,
      body: {
        type: 'doctor',
        doctor_type: 'skin',
        doctor_typesId: type.body.id,
        main_service: 'ویزیت',
      },
    });
    const other = await admin('POST', '/metaRoles', { name: 'منشی', name_en: 'secretary' });
    const left = await admin('POST', `/users/userInfo/${id}`, { roleId: other.body.id });
    expect(left.body).toMatchObject({
      type: 'staff',
      role: { name: 'منشی' },
      doctor_type: null,
      doctor_typesId: null,
      main_service: null,
    });
  });

  it.each([
    [{ username: '' }, 'نام کاربری الزامی است'],
    [{ username: '   ' }, 'نام کاربری الزامی است'],
    [{ username: null }, 'نام کاربری الزامی است'],
    [{ roleId: null }, 'انتخاب نقش الزامی است'],
    [{ meta_rolesId: null }, 'انتخاب نقش الزامی است'],
    [{ meta_rolesId: '' }, 'انتخاب نقش الزامی است'],
  ])('are not emptied by userInfo: %j', async (sent, message) => {
    const { admin, id } = await clinicWith('read');
    const answer = await admin('POST', `/users/userInfo/${id}`, sent);
    expect(answer).toMatchObject({
      status: 400,
      body: { message, fields: { [Object.keys(sent)[0] ?? '']: message } },
    });
  });

  it("do not take another clinic's role or category", async () => {
    const { admin, id } = await clinicWith('read', { type: 'doctor' });
    const there = await clinicWith('read');
    const role = await there.admin('POST', '/metaRoles', { name: 'نقش' });
    const type = await there.admin('POST', '/doctorTypes', { name: 'دسته' });
    expect(await admin('POST', `/users/${id}`, { meta_rolesId: role.body.id })).toMatchObject({
      status: 400,
      body: { message: 'انتخاب نقش الزامی است' },
    });
    const body = { doctor_typesId: type.body.id };
    expect((await admin('POST', `/users/${id}`, body)).status).toBe(404);
  });

  it('keep an administrator whose role is saved as it was', async () => {
    const mina = await api.login('mina');
    const { body } = await mina('GET', '/users/2');
    const again = { type: 'manager', meta_rolesId: body.meta_rolesId };
    expect((await mina('POST', '/users/userInfo/2', again)).body.type).toBe('clinic_admin');
  });
});
